import { announce } from '../ui/announcer.tsx'
import type { IconName } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import { updateSettings, useSettings } from '../platform/settings/settings-store.ts'
import { animationSpeeds } from '../platform/settings/settings.ts'
import type { Session } from '../session/session.ts'
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
/** A dialog over the table; while one is open the match is paused. */
export type TableDialogName = (typeof tableDialogNames)[number]

/** An action with a key: buttons, shortcuts and the help dialog are generated from these. */
export interface Shortcut {
  readonly id: string
  readonly label: StringKey
  readonly icon: IconName
  /** As `KeyboardEvent.key` names it, lower case. */
  readonly key: string
  /** The key that does the same with Ctrl or Cmd. */
  readonly chord?: string
}

/** An action at the table. */
export interface TableAction extends Shortcut {
  perform(session: Session, open: (dialog: TableDialogName) => void): void
}

let dismissLastToast = (): void => {}

/** Undo asks first where it would make the match practice. */
function undo(session: Session, open: (dialog: TableDialogName) => void): void {
  const { undo: back, practice, series, outcome, busy, thinking } = session.store.getState()
  if (!back) tellWhyNot(busy || thinking !== null)
  else if (!practice && series !== null && outcome !== null) open('askReopen')
  else if (back.practice && !practice) open('askUndo')
  else session.undo()
}

/** An unavailable action says why; a repeated key press says so once. */
function tellWhyNot(moving: boolean): void {
  dismissLastToast()
  dismissLastToast = toast(currentTranslator().t(moving ? 'table.undoWait' : 'table.undoNone'))
}

function hint(session: Session, open: (dialog: TableDialogName) => void): void {
  const { hint: shown, practice, canHint } = session.store.getState()
  if (shown) session.dismissHint()
  else if (canHint && !practice) open('askHint')
  else if (canHint) void session.hint()
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
function escape(session: Session, open: (dialog: TableDialogName) => void): void {
  if (session.store.getState().hint) session.dismissHint()
  else open('pause')
}

export const tableActions = {
  undo: { id: 'undo', label: 'table.undo', icon: 'undo', key: 'u', chord: 'z', perform: undo },
  redo: { id: 'redo', label: 'table.redo', icon: 'redo', key: 'y', chord: 'y', perform: (session) => session.redo() },
  hint: { id: 'hint', label: 'table.hint', icon: 'hint', key: 'h', perform: hint },
  skip: { id: 'skip', label: 'table.skip', icon: 'last', key: ' ', perform: (session) => session.skip() },
  speed: { id: 'speed', label: 'table.speed', icon: 'speed', key: 't', perform: nextSpeed },
  preview: {
    id: 'preview',
    label: 'table.preview',
    icon: 'eye',
    key: 'p',
    perform: togglePreview,
  },
  log: { id: 'log', label: 'table.story', icon: 'list', key: 'l', perform: (_, open) => open('log') },
  share: { id: 'share', label: 'table.share', icon: 'share', key: 'c', perform: (_, open) => open('share') },
  fullScreen: { id: 'fullScreen', label: 'table.fullScreen', icon: 'fullscreen', key: 'f', perform: () => void toggleFullScreen() },
  help: { id: 'help', label: 'table.help', icon: 'help', key: '?', perform: (_, open) => open('help') },
  pause: { id: 'pause', label: 'table.pause', icon: 'pause', key: 'escape', perform: (_, open) => open('pause') },
} as const satisfies Record<string, TableAction>

/** In the order of the help dialog. */
export const shortcutActions: readonly TableAction[] = Object.values(tableActions).map((action: TableAction) =>
  action.id === 'pause' ? { ...action, perform: escape } : action,
)
