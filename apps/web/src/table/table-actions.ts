import { announce } from '../ui/announcer.tsx'
import type { IconName } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import { updateSettings, useSettings } from '../platform/settings/settings-store.ts'
import { animationSpeeds } from '../platform/settings/settings.ts'
import type { Session, TableState } from '../session/session.ts'
import { currentTranslator, type StringKey } from '../platform/i18n/translator.ts'
import { toggleFullScreen } from '../ui/full-screen.ts'

const tableDialogNames = [
  'pause',
  'log',
  'help',
  'share',
  'saveAs',
  'settings',
  'rules',
  'askUndo',
  'askReopen',
  'askHint',
  'askResign',
  'askRestart',
] as const
/** A dialog over the table, or a feature's own such as `online.reactions`; while one is open the match is paused where it can be. */
export type TableDialogName = (typeof tableDialogNames)[number] | `${string}.${string}`

/** The dialogs over a table, as actions use them. */
export interface TableDialogs {
  open(dialog: TableDialogName): void
  closeAll(): void
}

/** Something that can be done at a table: control bar, pause menu, shortcuts and help are generated from these. */
export interface TableAction {
  readonly id: string
  readonly label: StringKey
  readonly icon: IconName
  /** A short word below the icon of its button in the bar, where the icon does not say enough. */
  readonly word?: StringKey
  /** As `KeyboardEvent.key` names it, lower case. */
  readonly key?: string
  /** The key that does the same with Ctrl or Cmd. */
  readonly chord?: string
  /** Where its button is; absent: it has only a key. */
  readonly place?: 'bar' | 'menu'
  /** Why it cannot be used now, where that is known. */
  readonly note?: string | null
  /** Whether a session can do it at all; absent: every one can. */
  isOffered?(session: Session): boolean
  /** Whether it can be used now; absent: always. */
  isAvailable?(state: TableState): boolean
  isPressed?(state: TableState): boolean
  /** Label and icon of its button, where they change. */
  lookOf?(state: TableState): Pick<TableAction, 'label' | 'icon'>
  /** Whether its button is left out now. */
  isHidden?(state: TableState): boolean
  perform(session: Session, dialogs: TableDialogs): void
  /** What its key does, where that differs from its button. */
  performByKey?(session: Session, dialogs: TableDialogs): void
}

let dismissLastToast = (): void => {}

/** Undo asks first where it would make the match practice; the result of a finished one stays. */
function undo(session: Session, { open }: TableDialogs): void {
  const { undo: back, practice, outcome, busy, thinking } = session.store.getState()
  if (!back) tellWhyNot(busy || thinking !== null ? 'table.undoWait' : 'table.undoNone')
  else if (back.practice && !practice) open(outcome === null ? 'askUndo' : 'askReopen')
  else session.undo?.()
}

/** An unavailable action says why; a repeated key press says so once. */
export function tellWhyNot(why: StringKey): void {
  dismissLastToast()
  dismissLastToast = toast(currentTranslator().t(why))
}

function hint(session: Session, { open }: TableDialogs): void {
  const { hint: shown, practice, canHint } = session.store.getState()
  if (shown) session.dismissHint?.()
  else if (canHint && !practice && !session.isHintShown?.()) open('askHint')
  else if (canHint) void session.hint?.()
}

/** A match that has begun asks first. */
function restart(session: Session, { open, closeAll }: TableDialogs): void {
  const { outcome, logLines } = session.store.getState()
  if (outcome === null && logLines.length > 0) return open('askRestart')
  closeAll()
  session.restart?.()
}

function nextSpeed(): void {
  const { speed } = useSettings.getState()
  const next = animationSpeeds[(animationSpeeds.indexOf(speed) + 1) % animationSpeeds.length]!
  updateSettings({ speed: next })
  const { t } = currentTranslator()
  announce(t('table.speedNow', { speed: next === 0 ? t('settings.speed.instant') : `${next}×` }))
}

/** Toast and announcement; a repeated one replaces the last. */
function togglePreview(): void {
  const preview = !useSettings.getState().preview
  updateSettings({ preview })
  dismissLastToast()
  dismissLastToast = toast(currentTranslator().t(preview ? 'table.previewOn' : 'table.previewOff'))
}

/** Esc dismisses the hint before it pauses the match. */
function escape(session: Session, { open }: TableDialogs): void {
  if (session.store.getState().hint) session.dismissHint?.()
  else open('pause')
}

const isPlayed = (session: Session): boolean => session.move !== undefined
/** A match that counts for somebody, as opposed to a lesson. */
export const isMatchPlayed = (session: Session): boolean => isPlayed(session) && session.resign !== undefined
const isPlayback = (session: Session): boolean => session.playback !== undefined
const isPausable = (session: Session): boolean => session.pause !== undefined

/** Bots among themselves: nobody here has a move to take back or to ask for. */
const isWatched = ({ players }: TableState): boolean => !players.some(({ kind }) => kind === 'person')

const isPastStart = ({ playback }: TableState): boolean => playback !== undefined && playback.at > 0
const isBeforeEnd = ({ playback }: TableState): boolean => playback !== undefined && playback.at < playback.length

function togglePlayback({ playback, store }: Session): void {
  if (store.getState().playback?.playing) playback?.stop()
  else playback?.play()
}

/** Every action of the app's own, in the order of the help dialog and of the pause menu. */
const tableActions: readonly TableAction[] = [
  {
    ...{ id: 'first', label: 'replay.first', icon: 'first', key: 'home', place: 'bar' },
    isOffered: isPlayback,
    isAvailable: isPastStart,
    perform: ({ playback }) => playback?.jumpTo(0),
  },
  {
    ...{ id: 'back', label: 'replay.back', icon: 'stepBack', key: 'arrowleft', place: 'bar' },
    isOffered: isPlayback,
    isAvailable: isPastStart,
    perform: ({ playback }) => playback?.step(-1),
  },
  {
    ...{ id: 'playing', label: 'replay.play', icon: 'play', key: ' ', place: 'bar' },
    isOffered: isPlayback,
    isAvailable: ({ playback }) => playback !== undefined && playback.length > 0,
    lookOf: ({ playback }) => (playback?.playing ? { label: 'replay.stop', icon: 'pause' } : { label: 'replay.play', icon: 'play' }),
    perform: togglePlayback,
  },
  {
    ...{ id: 'forward', label: 'replay.forward', icon: 'stepForward', key: 'arrowright', place: 'bar' },
    isOffered: isPlayback,
    isAvailable: isBeforeEnd,
    perform: ({ playback }) => playback?.step(1),
  },
  {
    ...{ id: 'last', label: 'replay.last', icon: 'last', key: 'end', place: 'bar' },
    isOffered: isPlayback,
    isAvailable: isBeforeEnd,
    perform: ({ playback }) => playback?.jumpTo(Number.POSITIVE_INFINITY),
  },
  {
    ...{ id: 'undo', label: 'table.undo', icon: 'undo', key: 'u', chord: 'z', place: 'bar' },
    isOffered: (session) => session.undo !== undefined,
    isAvailable: (state) => Boolean(state.undo),
    isHidden: isWatched,
    perform: undo,
  },
  {
    ...{ id: 'redo', label: 'table.redo', icon: 'redo', key: 'y', chord: 'y', place: 'bar' },
    isOffered: (session) => session.redo !== undefined,
    isAvailable: (state) => state.redo === true,
    isHidden: isWatched,
    perform: (session) => session.redo?.(),
  },
  {
    ...{ id: 'hint', label: 'table.hint', icon: 'hint', key: 'h', place: 'bar' },
    isOffered: (session) => session.hint !== undefined,
    isAvailable: (state) => state.canHint === true && state.thinking === null,
    isPressed: (state) => Boolean(state.hint),
    isHidden: (state) => isWatched(state) || (state.outcome !== null && !state.busy),
    perform: hint,
  },
  {
    ...{ id: 'skip', label: 'table.skip', icon: 'last', key: ' ' },
    isOffered: (session) => session.skip !== undefined,
    perform: (session) => session.skip?.(),
  },
  {
    ...{ id: 'speed', label: 'table.speed', icon: 'speed', key: 't', place: 'bar', perform: nextSpeed },
    isOffered: (session) => isPlayed(session) || isPlayback(session),
    // A replay's bar is full; the menu has it.
    isHidden: ({ playback }) => playback !== undefined,
  },
  { id: 'preview', label: 'table.preview', icon: 'eye', key: 'p', isOffered: isPlayed, perform: togglePreview },
  {
    ...{ id: 'log', label: 'table.story', icon: 'list', key: 'l' },
    isOffered: (session) => isMatchPlayed(session) || isPlayback(session),
    perform: (_, { open }) => open('log'),
  },
  {
    ...{ id: 'restart', label: 'table.restart', icon: 'restart', place: 'menu' },
    isOffered: (session) => session.restart !== undefined,
    isAvailable: (state) => state.trouble !== 'elsewhere',
    perform: restart,
  },
  {
    ...{ id: 'resign', label: 'table.resign', icon: 'flag', place: 'menu' },
    isOffered: (session) => session.resign !== undefined,
    isAvailable: (state) => state.outcome === null && state.seat !== null && state.trouble !== 'elsewhere',
    perform: (_, { open }) => open('askResign'),
  },
  {
    ...{ id: 'saveAs', label: 'table.saveAs', icon: 'save', place: 'menu' },
    isOffered: (session) => session.saveAs !== undefined,
    perform: (_, { open }) => open('saveAs'),
  },
  {
    ...{ id: 'share', label: 'table.share', icon: 'share', key: 'c', place: 'menu' },
    isOffered: (session) => session.match !== undefined,
    perform: (_, { open }) => open('share'),
  },
  { id: 'rules', label: 'table.rules', icon: 'book', place: 'menu', perform: (_, { open }) => open('rules') },
  { id: 'settings', label: 'settings.title', icon: 'settings', place: 'menu', perform: (_, { open }) => open('settings') },
  { id: 'fullScreen', label: 'table.fullScreen', icon: 'fullscreen', key: 'f', perform: () => void toggleFullScreen() },
  { id: 'help', label: 'table.help', icon: 'help', key: '?', place: 'menu', perform: (_, { open }) => open('help') },
  {
    ...{ id: 'pause', label: 'table.pause', icon: 'pause', key: 'escape', place: 'bar' },
    isOffered: isPausable,
    perform: (_, { open }) => open('pause'),
    performByKey: escape,
  },
  {
    ...{ id: 'menu', label: 'table.menu', icon: 'menu', key: 'escape', place: 'bar' },
    isOffered: (session) => !isPausable(session),
    perform: (_, { open }) => open('pause'),
  },
]

/** What can be done at this table. */
export function tableActionsOf(session: Session): readonly TableAction[] {
  return tableActions.filter(({ isOffered }) => isOffered?.(session) ?? true)
}
