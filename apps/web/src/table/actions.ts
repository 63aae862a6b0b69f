import { announce } from '../house/announce.tsx'
import type { IconName } from '../house/icon.tsx'
import { toast } from '../house/toast.tsx'
import { setSettings, useSettings } from '../settings/store.ts'
import { speeds } from '../settings/settings.ts'
import type { Session } from '../session/session.ts'
import { words, type WordKey } from '../words/words.ts'
import { toggleFullScreen } from './full-screen.ts'

export const sheets = [
  'pause',
  'story',
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
/** A window over the table; while one is open the match is paused. */
export type Sheet = (typeof sheets)[number]

/** Something a key does: buttons, shortcuts and the help page are all made from these. */
export interface Shortcut {
  readonly id: string
  readonly label: WordKey
  readonly icon: IconName
  /** As `KeyboardEvent.key` names it, lower case. */
  readonly key: string
  /** The key that does the same together with Ctrl or Cmd. */
  readonly chord?: string
}

/** Something a player can do at the table. */
export interface Action extends Shortcut {
  perform(session: Session, open: (sheet: Sheet) => void): void
}

let retract = (): void => {}

/** Taking back asks first where it would turn the match into practice; where it already is, nothing is lost. */
function undo(session: Session, open: (sheet: Sheet) => void): void {
  const { undo: back, practice, series, outcome, busy, thinking } = session.store.getState()
  if (!back) tellWhyNot(busy || thinking !== null)
  else if (!practice && series !== null && outcome !== null) open('askReopen')
  else if (back.practice && !practice) open('askUndo')
  else session.undo()
}

/** A key that does nothing says why; pressed again, it says so once. */
function tellWhyNot(moving: boolean): void {
  retract()
  retract = toast(words().t(moving ? 'table.undoWait' : 'table.undoNone'))
}

function hint(session: Session, open: (sheet: Sheet) => void): void {
  const { hint: shown, practice, canHint } = session.store.getState()
  if (shown) session.dropHint()
  else if (canHint && !practice) open('askHint')
  else if (canHint) void session.hint()
}

function nextSpeed(): void {
  const { speed } = useSettings.getState()
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length]!
  setSettings({ speed: next })
  const { t } = words()
  announce(t('table.speedNow', { speed: next === 0 ? t('settings.speed.instant') : `${next}×` }))
}

/** Seen and heard; pressed twice, only the last word stands. */
function togglePreview(): void {
  const preview = !useSettings.getState().preview
  setSettings({ preview })
  retract()
  retract = toast(words().t(preview ? 'table.previewOn' : 'table.previewOff'))
}

/** Esc takes away what lies on the table before it stops the match. */
function escape(session: Session, open: (sheet: Sheet) => void): void {
  if (session.store.getState().hint) session.dropHint()
  else open('pause')
}

export const actions = {
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
  story: { id: 'story', label: 'table.story', icon: 'list', key: 'l', perform: (_, open) => open('story') },
  share: { id: 'share', label: 'table.share', icon: 'share', key: 'c', perform: (_, open) => open('share') },
  fullScreen: { id: 'fullScreen', label: 'table.fullScreen', icon: 'fullscreen', key: 'f', perform: () => void toggleFullScreen() },
  help: { id: 'help', label: 'table.help', icon: 'help', key: '?', perform: (_, open) => open('help') },
  pause: { id: 'pause', label: 'table.pause', icon: 'pause', key: 'escape', perform: (_, open) => open('pause') },
} as const satisfies Record<string, Action>

/** In the order of the help page. */
export const allActions: readonly Action[] = Object.values(actions).map((action: Action) =>
  action.id === 'pause' ? { ...action, perform: escape } : action,
)
