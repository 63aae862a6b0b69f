import type { SeriesMatchSetup, GamePackage, GameTypes, Level, Message, Seat } from '@parlor/kernel'
import type { AnyGameTypes, Match, StringTable } from '@parlor/kernel/host'
import type { ComponentType, ReactNode } from 'react'
import type { IconName } from '../ui/icon.tsx'
import type { Achievement } from '../data/achievement.ts'
import type { BotEffort, CountedOdds } from '../platform/workers/bot-engine.ts'
import type { BackupReaders } from '../data/backup-readers.ts'
import type { MatchResult } from '../data/match-result.ts'
import type { SeriesDefinition, SeriesMatchRef, SeriesProgress } from '../data/series-progress.ts'
import type { Language } from '../platform/i18n/language.ts'
import type { Translator } from '../platform/i18n/translator.ts'
import type { BoardStyle } from '../platform/settings/board-style.ts'
import type { MusicPiece } from '../platform/sound/compose-music.ts'
import type { SynthSound } from '../platform/sound/synth-sound.ts'
import type { Board, BoardHost } from './board.ts'
import type { SvgDrawing } from './svg-drawing.ts'

/**
 * The next move of a gesture, asked for when `made` of its moves have been made and the player may move: `wait` while something else has to
 * be answered first, null when the gesture is over or no longer possible.
 */
export type NextMoveOfGesture<K extends GameTypes = AnyGameTypes> = (
  view: K['View'],
  moves: readonly K['Move'][],
  made: number,
) => K['Move'] | 'wait' | null

/** An action of the table, for another button than its own. */
export interface ActionAtTable {
  readonly available: boolean
  /** Why it cannot be used now, where that is known. */
  readonly note?: string | null | undefined
  perform(): void
}

/** Props of a game's React components at the table: `TableView` and `Panel`. */
export interface GameTableProps<K extends GameTypes = AnyGameTypes> {
  readonly view: K['View']
  readonly moves: readonly K['Move'][]
  /** The seat the screen belongs to, or null when watching a replay. */
  readonly seat: Seat | null
  /** The match's id; null where it is not stored under one. */
  readonly id: string | null
  /** A daily challenge. */
  readonly daily: boolean
  /** The replay of a match that is still played. */
  readonly unfinished?: boolean
  readonly nameOf: (seat: Seat) => string
  /** With `next` the move is the first of a gesture; one undo takes all of it back. */
  readonly onMove: (move: K['Move'], next?: NextMoveOfGesture<K>) => void
  readonly onPoint: (move: K['Move'] | null) => void
  /** Undoes the last decision, after a confirm dialog where that makes the match practice; absent where the table has no undo. */
  readonly undo?: ActionAtTable
  /** The view of another seat; only where all players share this device. */
  readonly peek?: (seat: Seat) => K['View']
  /** A seat's clock, for a panel that shows clocks itself (`WebGame.panelShowsClocks`). */
  readonly clock?: (seat: Seat) => ReactNode
}

/** A page of a game at `/<game>/<path>`; its title and description are the game's strings `page.<path>.title` and `.line`. */
export interface GameSubpage {
  readonly path: string
  readonly icon: IconName
  load(): Promise<{ default: ComponentType<{ readonly webGame: WebGame }> }>
}

/** Props of a game's series components at the table of one match. */
export interface SeriesSectionProps<K extends GameTypes = AnyGameTypes> {
  readonly seriesRef: SeriesMatchRef
  /** Includes this match once it has been recorded. */
  readonly progress: SeriesProgress
  readonly match: Match<K>
  /** The match id that the progress is recorded under. */
  readonly id: string
  readonly view: K['View']
}

/** Props of a game's components about the whole match. */
export interface MatchSectionProps<K extends GameTypes = AnyGameTypes> {
  readonly match: Match<K>
  readonly id: string
  readonly view: K['View']
  /** Display name of a seat; absent outside a table. */
  readonly nameOf?: (seat: Seat) => string
  /** Called when the position, hidden parts included, is copied out of the match: from then on it is practice. */
  readonly onCopy?: () => void
}

/** The series of matches a game offers. */
export interface GameSeries<K extends GameTypes = AnyGameTypes> {
  /** The series with this id; null for an unknown or retired id. */
  find(id: string): SeriesDefinition<K> | null
  /** Short label of a match of a series, for lists of matches. */
  label(seriesRef: SeriesMatchRef, language: Language): string | null
  /** Beside the board: which match of the series this is. */
  readonly Banner: ComponentType<SeriesSectionProps<K>>
  /** In the result panel: what the match changed in the series, and the next match. */
  readonly Ending: ComponentType<SeriesSectionProps<K>>
  /** Beside the board of a match that belongs to no series of the game: which custom level or board it is. */
  readonly OwnBanner?: ComponentType<{ readonly seriesRef: SeriesMatchRef }>
  /** Target of the exit link of such a table; null: the game's home page. `linkText` replaces the plain "leave". */
  exitPage?(
    seriesRef: SeriesMatchRef,
    language: Language,
  ): { readonly to: string; readonly label: string; readonly linkText?: string } | null
}

/** One of the challenges of a day, named like the preset that it plays. */
interface DailyChallenge<K extends GameTypes = AnyGameTypes> {
  readonly id: string
  /** Its match on a date (`2026-11-15`). */
  setup(day: string): SeriesMatchSetup<K>
}

/** What a share image is about. */
export interface ShareImageSubject {
  readonly moment: string
  readonly headline: string
  readonly line: string
  /** Names by seat. */
  readonly names: readonly string[]
  readonly translator: Translator
  readonly style: BoardStyle
}

/** What is on a share image: a square drawing, and text beside it. */
export interface ShareImageContent {
  readonly drawing: SvgDrawing | null
  /** The name of the game, or of what it is about. */
  readonly title: string
  readonly headline: string
  readonly lines: readonly string[]
  /** A small table: label and value. */
  readonly rows?: readonly (readonly [label: string, value: string])[]
  /** A drawing below the text, six times as wide as high. */
  readonly strip?: SvgDrawing
  readonly colours: { readonly light: string; readonly ground: string; readonly title: string; readonly text: string }
}

/** What a game says of its share image: what differs from one of the last position with the headline, the line and the names. */
export interface ShareImageDescription extends Partial<ShareImageContent> {
  /** Another position to draw: a view, or what the game's drawing takes beside one. */
  readonly position?: unknown
  /** The drawing's `ground`. */
  readonly ground?: string
}

/** Images of a match for sharing: without this, one of the last position. */
interface ShareImages<K extends GameTypes = AnyGameTypes> {
  /** What can be drawn, the first one preselected; named by the strings `card.<moment>`. */
  readonly moments: readonly string[]
  describe(match: Match<K>, subject: ShareImageSubject): Promise<ShareImageDescription>
}

/** Strength of an opponent from beginner to master; named by the strings `options.strength.<n>`. */
export const opponentStrengths = [1, 2, 3, 4, 5] as const
export type OpponentStrength = (typeof opponentStrengths)[number]

export interface OptionsFormProps<K extends GameTypes = AnyGameTypes> {
  readonly values: K['Options']
  readonly onChange: (values: K['Options']) => void
}

/** Props of a form for the seats' secrets. */
export interface SecretsFormProps<K extends GameTypes = AnyGameTypes> {
  /** By seat; the game's default where nobody has chosen. */
  readonly secrets: readonly K['Secret'][]
  /** Whether a person at this device sits there. */
  readonly isPerson: (seat: Seat) => boolean
  readonly seatName: (seat: Seat) => string
  readonly onChange: (secrets: readonly K['Secret'][]) => void
}

/** Options with a form of the game's own; the others appear in the generated form. */
export interface CustomOptionsForm<K extends GameTypes = AnyGameTypes> {
  readonly fields: readonly string[]
  readonly Form: ComponentType<OptionsFormProps<K>>
  /** Whether the options hold a custom board, which may be arbitrarily easy: outside a series such a match is practice. */
  isOwn?(values: K['Options']): boolean
}

/** A position and moves from it that illustrate a rule, in the game's notation. */
export interface RulesDiagram {
  readonly position: string
  readonly moves: readonly string[]
}

/** Keys handled by the game's table before the page, as lower-case `KeyboardEvent.key`; `labelKey` is a key of its strings. */
export interface KeyHelp {
  readonly keys: readonly string[]
  readonly labelKey: string
}

/** A game as the web app knows it: default export of `games/<id>/index.ts`, loaded when its page opens. */
export interface WebGame<K extends GameTypes = AnyGameTypes> extends GamePackage<K> {
  readonly strings: Readonly<Record<Language, StringTable>>
  /** Board themes, the first one preselected; names are message keys `theme.<id>`. */
  readonly themes: readonly string[]
  openBoard(host: BoardHost<K>): Promise<Board<K>>
  /** No canvas: `TableView` draws the board, and the board only times animations (see game-ui/dom-board.ts). */
  readonly domBoard?: true
  /** The table as focusable, labelled DOM elements, for keyboards and screen readers. */
  readonly TableView: ComponentType<GameTableProps<K>>
  /** Side panel: scores, counts and other permanent information. */
  readonly Panel: ComponentType<GameTableProps<K>>
  /** Other than a board with all else beside it: `cover` lays that over the board on small screens, `strip` what comes and goes below it. */
  readonly tableLayout?: 'cover' | 'strip'
  /** The panel shows clocks itself; otherwise they are rendered above it. */
  readonly panelShowsClocks?: true
  /** Below the panel: information about the whole match. */
  readonly PanelFooter?: ComponentType<MatchSectionProps<K>>
  /** Shows the commitment of a deal: the hash of the seed is stored when a match is dealt, to be compared at the end. */
  readonly showsCommitment?: boolean
  /** In the result panel: the game's own summary. */
  readonly ResultSummary?: ComponentType<MatchSectionProps<K>>
  /** A finished match is replayed from its beginning, not shown at its end. */
  readonly replaysFromStart?: true
  /** Path of the game's own page about a finished match, in place of the analysis. */
  readonly reportPage?: string
  /** What the game counts of each move, where it can; otherwise the hint level estimates it. */
  odds?(view: K['View'], seat: Seat, moves: readonly K['Move'][]): readonly CountedOdds[]
  /** The answer that the table gives for a person after a moment, where it leaves them no choice; null where they answer themselves. */
  automaticMove?(view: K['View'], moves: readonly K['Move'][]): K['Move'] | null
  /** True where a hint tells only what the table shows already: then it makes no practice. */
  isHintShown?(view: K['View'], daily: boolean): boolean
  /** Search effort chosen by the player; null: as the level was rated. Not used in series and challenges. */
  effort?(level: Level): BotEffort | null
  /** True in a match without relevant hidden information, as a puzzle: hints search the full state. */
  isOpenInformation?(match: Match<K>): boolean
  /** The challenges of every day, the same for everybody; what is stored of the first one bears no id. Absent: one, a preset against a middle level. */
  readonly dailies?: readonly DailyChallenge<K>[]
  /** Spoiler-free lines about a daily challenge, for the text that is shared with its result. */
  dailyShareLines?(match: Match<K>): string
  /** Called once per match finished at this device. */
  onMatchFinished?(match: Match<K>, result: MatchResult): void
  /** Legend of the board, for the help dialog. */
  readonly Legend?: ComponentType
  /** For the help dialog, in place of the usual arrow and Enter help. */
  readonly keyHelp?: readonly KeyHelp[]
  /** Whether a log message is highlighted. */
  isNotable?(sentence: Message): boolean
  /** Merges two consecutive log messages of one gesture; null keeps both. */
  mergeLogMessages?(before: Message, after: Message): Message | null
  /** W, A, S and D move over the board as arrow keys do. */
  readonly wasd?: true
  /** The board shows what a move would do, which is a setting of its own. */
  readonly previewsMoves?: true
  /** Settings in the quick settings dialog at the table. */
  readonly TableSettings?: ComponentType
  /** String keys of the coach's lines for a first match, and the game page that teaches more. */
  readonly coach?: {
    readonly lines: readonly string[]
    readonly page?: string
    /** Index of the line for a position, where it is not one per move; the number of lines when all were shown. */
    at?(view: K['View'], seat: Seat | null, daily: boolean): number
  }
  /** Minimum and maximum artificial thinking time of a bot at 1×, in milliseconds; absent: the app's default. */
  readonly thinkingTime?: readonly [least: number, most: number]
  /** Beside "Play" on the game's home page: continues what the game has besides single matches. */
  readonly NextStep?: ComponentType
  /** Replaces the standard home page at `/<game>/`. */
  readonly MenuPage?: ComponentType<{ readonly webGame: WebGame }>
  /** Background music; absent: none. */
  readonly music?: MusicPiece
  /** Synthesiser parameters of each sound, by name. */
  readonly sounds: Readonly<Record<string, SynthSound>>
  /** Additional pages: levels, an editor, lessons. */
  readonly pages?: readonly GameSubpage[]
  readonly series?: GameSeries<K>
  /** What the game stores besides matches and series, with a validator for each, for backups. */
  loadBackupReaders?(): Promise<BackupReaders>
  /** The game's section of the settings page. */
  readonly SettingsSection?: ComponentType
  /** Statistics of a finished match for one seat, by name: input of statistics and achievements. */
  matchStats?(match: Match<K>, seat: Seat): Readonly<Record<string, number>>
  /** Match statistics whose maximum is shown; named by the strings `mark.<name>`. */
  readonly records?: readonly string[]
  /** On the statistics page: what the game shows of its finished matches besides the records, without practice, oldest first. */
  readonly StatisticsSection?: ComponentType<{ readonly results: readonly MatchResult[] }>
  /** Named by the strings `achievement.<id>.title` and `.line`. */
  readonly achievements?: readonly Achievement[]
  readonly shareImages?: ShareImages<K>
  /** Strength by level; without it, levels are spread over the whole range in their order. */
  readonly strengths?: Readonly<Record<string, OpponentStrength>>
  readonly customOptions?: CustomOptionsForm<K>
  /** A note about a preset besides its description: its measured balance. */
  presetNote?(preset: string): Message | null
  /** Form for the seats' secrets, a deck for instance; shown above the opponents. */
  readonly SecretsForm?: ComponentType<SecretsFormProps<K>>
  /** Name of a secret that comes with the game; null for a player's own. */
  secretName?(secret: K['Secret']): Message | null
  /** Renders a log sentence with the game's additions, as links to its cards. */
  readonly LogSentence?: ComponentType<{ readonly text: string }>
  /** Diagrams for the rules page by rule number; captions are the strings `rules.<number>.picture`. */
  readonly rulesDiagrams?: Readonly<Record<number, RulesDiagram>>
  /** Where preset previews stop: a share of the longest match, or from 1 on a number of moves; default one half. */
  readonly previewAfter?: number
}
