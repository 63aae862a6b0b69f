import type { AnyGameTypes, SeriesMatch, GamePackage, GameTypes, Level, Match, Message, Seat, StringTable } from '@parlor/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { IconName } from '../ui/icon.tsx'
import type { Achievement } from '../data/achievement.ts'
import type { BotEffort } from '../platform/workers/bot-engine.ts'
import type { BackupReaders } from '../data/backup-readers.ts'
import type { MatchResult } from '../data/match-result.ts'
import type { StoredSeries, SeriesMatchRef, SeriesProgress } from '../data/series-progress.ts'
import type { Language } from '../platform/i18n/language.ts'
import type { Translator } from '../platform/i18n/translator.ts'
import type { BoardStyle } from '../platform/settings/board-style.ts'
import type { SynthSound } from '../platform/sound/synth-sound.ts'
import type { Board, BoardHost } from './board.ts'

/** What the page hands to a game's own React parts: the DOM mirror of a canvas and the side panel. */
export interface GameTableProps<K extends GameTypes = AnyGameTypes> {
  readonly view: K['View']
  readonly moves: readonly K['Move'][]
  /** The seat the screen belongs to, or null when watching a replay. */
  readonly seat: Seat | null
  readonly nameOf: (seat: Seat) => string
  /** `group` joins moves made in one gesture, so that one undo takes them back together. */
  readonly onMove: (move: K['Move'], group?: number) => void
  readonly onPoint: (move: K['Move'] | null) => void
  /** Takes the last decision back, asking first where that matters; absent where there is nothing to take back. */
  readonly undo?: () => void
  /** What another seat sees; only where everybody plays at this device. */
  readonly peek?: (seat: Seat) => K['View']
  /** A seat's clock, for a panel that shows it beside the seat (`GameDoor.panelClocks`). */
  readonly clock?: (seat: Seat) => ReactNode
}

/** A page of a game's own at `/<game>/<path>`; its name and one line about it are the game's strings `page.<path>.title` and `.line`. */
export interface GameSubpage {
  readonly path: string
  readonly icon: IconName
  load(): Promise<{ default: ComponentType<{ readonly webGame: WebGame }> }>
}

/** What a game shows of a series at the table of one of its matches. */
export interface SeriesSectionProps<K extends GameTypes = AnyGameTypes> {
  readonly place: SeriesMatchRef
  /** How far the series has come; once the match has been counted, with it. */
  readonly progress: SeriesProgress
  readonly match: Match<K>
  /** The id of the match, by which its progress knows it. */
  readonly id: string
  readonly view: K['View']
}

/** What a game's own part about a match as a whole is given. */
export interface MatchSectionProps<K extends GameTypes = AnyGameTypes> {
  readonly match: Match<K>
  readonly id: string
  readonly view: K['View']
  /** What a seat is called at this table; absent away from one. */
  readonly nameOf?: (seat: Seat) => string
  /** To be told when the position, hidden parts included, is taken out of the match: from then on it is practice. */
  readonly onCopy?: () => void
}

/** Series of matches a game has. */
export interface GameSeries<K extends GameTypes = AnyGameTypes> {
  /** The series with this id; null when there is none, or none any more. */
  find(id: string): StoredSeries<K> | null
  /** A match of a series in a few words, for lists of matches. */
  label(place: SeriesMatchRef, language: Language): string | null
  /** Beside the board: which match of the series this is. */
  readonly Banner: ComponentType<SeriesSectionProps<K>>
  /** In the result: what the match has brought and what comes next. */
  readonly Ending: ComponentType<SeriesSectionProps<K>>
  /** Beside the board of a match whose place is in no series: what of the player's own it is. */
  readonly OwnBanner?: ComponentType<{ readonly place: SeriesMatchRef }>
  /** The page that one leaves such a table for; null where that is the game's own. `words` in the stead of a plain "leave". */
  exitPage?(place: SeriesMatchRef, language: Language): { readonly to: string; readonly label: string; readonly words?: string } | null
}

/** What a picture of a match says besides what it shows. */
export interface ShareImageOptions {
  readonly moment: string
  /** Whose match it was; null where several people played, or none. */
  readonly seat: Seat | null
  readonly headline: string
  readonly line: string
  /** Who sat where. */
  readonly names: readonly string[]
  readonly words: Translator
  readonly style: BoardStyle
}

/** Pictures of a match to send to others. */
export interface ShareImages<K extends GameTypes = AnyGameTypes> {
  /** What can be shown, the first one preselected; in words `card.<moment>`. */
  readonly moments: readonly string[]
  /** A PNG of 1200 by 630. */
  draw(match: Match<K>, about: ShareImageOptions): Promise<Blob>
}

/** How strong an opponent is, from beginner to master; in words `options.strength.<n>`. */
export const opponentStrengths = [1, 2, 3, 4, 5] as const
export type OpponentStrength = (typeof opponentStrengths)[number]

export interface OptionsFormProps<K extends GameTypes = AnyGameTypes> {
  readonly values: K['Options']
  readonly onChange: (values: K['Options']) => void
}

/** What a form for what each seat brings in private is given. */
export interface SecretsFormProps<K extends GameTypes = AnyGameTypes> {
  /** By seat; what the game would choose itself where nobody has chosen. */
  readonly secrets: readonly K['Secret'][]
  /** Whether somebody at this device sits there. */
  readonly isPerson: (seat: Seat) => boolean
  readonly seatName: (seat: Seat) => string
  readonly onChange: (secrets: readonly K['Secret'][]) => void
}

/** Options that a game asks for in its own way; the others stand in the plain form. */
export interface CustomOptions<K extends GameTypes = AnyGameTypes> {
  readonly fields: readonly string[]
  readonly Form: ComponentType<OptionsFormProps<K>>
  /** Whether they hold a board of the player's own, which may be as easy as one likes: outside a series such a match counts for nothing. */
  isOwn?(values: K['Options']): boolean
}

/** A position, and the moves from it, that show what a rule says; in the game's notation. */
export interface RulesDiagram {
  readonly position: string
  readonly moves: readonly string[]
}

/** Keys that a game's own table takes before the page does, as `KeyboardEvent.key` names them in lower case; `words` is a key of its strings. */
export interface KeyHelp {
  readonly keys: readonly string[]
  readonly words: string
}

/** A game as the web app knows it: default export of `games/<id>/index.ts`, loaded when its page opens. */
export interface WebGame<K extends GameTypes = AnyGameTypes> extends GamePackage<K> {
  readonly strings: Readonly<Record<Language, StringTable>>
  /** Board themes, the first one preselected; names are message keys `theme.<id>`. */
  readonly themes: readonly string[]
  openBoard(host: BoardHost<K>): Promise<Board<K>>
  /** There is no canvas: the mirror is the picture, and the board only times it (see elements.ts). */
  readonly domBoard?: true
  /** The table as real, focusable, labelled elements: what keyboards and screen readers use. */
  readonly TableView: ComponentType<GameTableProps<K>>
  /** Beside the board: scores, counts, what the game needs to say all the time. */
  readonly Panel: ComponentType<GameTableProps<K>>
  /** The panel shows clocks itself; otherwise they stand above it. */
  readonly panelShowsClocks?: true
  /** Under the panel: what the game says about the match as a whole. */
  readonly PanelFooter?: ComponentType<MatchSectionProps<K>>
  /** Shows the seal of its deals: it is written down when a match is dealt, to be compared at the end. */
  readonly showsCommitment?: boolean
  /** In the result: what the match has brought, as the game sees it. */
  readonly ResultSummary?: ComponentType<MatchSectionProps<K>>
  /** On the analysis page of a match: what the game adds to the graph and the grades. */
  readonly Analysis?: ComponentType<MatchSectionProps<K>>
  /** The chance of each move where the game can count it exactly; elsewhere whoever gives hints estimates it. */
  odds?(view: K['View'], seat: Seat, moves: readonly K['Move'][]): readonly number[]
  /** How hard an opponent thinks by the player's own wish; null where as it was rated. Not asked in series and challenges. */
  effort?(level: Level): BotEffort | null
  /** True in a match where nothing that matters is hidden, as in a puzzle: hints look at all of it. */
  isOpenInformation?(match: Match<K>): boolean
  /** The challenge of a day (`2026-11-15`), the same for everybody; absent: one of the presets against a middling opponent. */
  daily?(day: string): SeriesMatch<K>
  /** A line or more that tells how a daily challenge went without giving it away, to be sent to others with its result. */
  dailyShareLines?(match: Match<K>): string
  /** A match was finished at this device; told once per match. */
  onMatchFinished?(match: Match<K>, result: MatchResult): void
  /** What the signs on the board mean, for the help window. */
  readonly Legend?: ComponentType
  /** For the help window, in place of how arrows and Enter usually work. */
  readonly keyHelp?: readonly KeyHelp[]
  /** Whether a sentence of the log stands out from the others. */
  isNotable?(sentence: Message): boolean
  /** One sentence of the log for two that follow each other and come of one gesture; null where both are worth reading. */
  mergeLogMessages?(before: Message, after: Message): Message | null
  /** The letters W, A, S and D go over the board as the arrows do. */
  readonly wasd?: true
  /** What may be chosen at the table. */
  readonly TableSettings?: ComponentType
  /** Keys of a few lines for somebody's first match, shown as it goes on; and the page of the game that teaches more. */
  readonly coach?: {
    readonly lines: readonly string[]
    readonly page?: string
    /** Which line a position asks for, where it is not simply one for each move; as many as there are lines once all is said. */
    at?(view: K['View'], seat: Seat | null): number
  }
  /** The least and the most time a bot seems to think at 1×, in milliseconds; absent: the house's usual. */
  readonly thinkingTime?: readonly [least: number, most: number]
  /** Beside "Play" on the game's page: the way on in what the game has besides single matches. */
  readonly NextStep?: ComponentType
  /** The game's own page at `/<game>/`, in place of the usual one. */
  readonly MenuPage?: ComponentType<{ readonly webGame: WebGame }>
  /** Sounds by name: how each is synthesised. */
  readonly sounds: Readonly<Record<string, SynthSound>>
  /** What the game has besides its table: levels, an editor, lessons. */
  readonly pages?: readonly GameSubpage[]
  readonly series?: GameSeries<K>
  /** What the game keeps beside matches and series, and how it reads what comes from a file. */
  loadBackupReaders?(): Promise<BackupReaders>
  /** What players of this game may choose once, for the settings page. */
  readonly Settings?: ComponentType
  /** Figures of a finished match, by name, for whoever sat in the seat: statistics and achievements are made of them. */
  matchStats?(match: Match<K>, seat: Seat): Readonly<Record<string, number>>
  /** Marks of which statistics tell the highest; in words `mark.<name>`. */
  readonly records?: readonly string[]
  /** What there is to achieve; in words `achievement.<id>.title` and `.line`. */
  readonly achievements?: readonly Achievement[]
  readonly shareImages?: ShareImages<K>
  /** How strong each level is; where this says nothing, levels are spread over the whole range in their order. */
  readonly strengths?: Readonly<Record<string, OpponentStrength>>
  readonly customOptions?: CustomOptions<K>
  /** What is known of a preset besides its line: how even it was measured to be. */
  presetNote?(preset: string): Message | null
  /** Asks what each seat brings in private, a deck for instance; stands before the opponents. */
  readonly SecretsForm?: ComponentType<SecretsFormProps<K>>
  /** What such a thing is called, where it is one that comes with the game. */
  secretName?(secret: K['Secret']): Message | null
  /** A sentence of the log with what the game wants to have in it: links to its cards. */
  readonly LogSentence?: ComponentType<{ readonly text: string }>
  /** Pictures for the rules page, by the number of the rule; in words `rules.<number>.picture`. */
  readonly rulesDiagrams?: Readonly<Record<number, RulesDiagram>>
  /** How far into the longest match the small pictures of the presets look, from 1 on how many moves; half of it where a game does not say. */
  readonly previewAfter?: number
}
