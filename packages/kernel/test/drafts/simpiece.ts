import type { Core, Decision, Kinds, Level, OptionSchema, Seat, ViewCore } from '@parlor/kernel'

/** A card by its printed number, such as OP01-016. */
type CardId = string

/** Names one card while it stays where it is; a card that enters a hidden zone gets a new one, so nobody can follow it. */
type Handle = number

interface Card {
  handle: Handle
  card: CardId
}

/** On the table: what can be rested, powered and given DON!!. */
interface Fielded extends Card {
  rested: boolean
  don: number
  /** The turn it came into play, for Rush. */
  since: number
  /** Once-per-turn abilities already used, by their number on the card. */
  used: number[]
}

interface Side {
  leader: Fielded
  characters: Fielded[]
  stage: Fielded | null
  hand: Card[]
  /** Top first. */
  deck: Card[]
  /** Top first. */
  life: Card[]
  trash: CardId[]
  donDeck: number
  donActive: number
  donRested: number
  turns: number
}

const until = ['battle', 'turn', 'nextTurnOfOpponent'] as const

/** A change with an end; continuous abilities are not stored but read from the table. */
interface Lasting {
  readonly target: Handle
  readonly change:
    | { readonly power: number }
    | { readonly keyword: 'rush' | 'doubleAttack' }
    | { readonly bars: 'attack' }
    | { readonly allows: 'attackActive' }
  readonly until: (typeof until)[number]
  readonly seat: Seat
}

/** An effect that waits for its turn. */
interface Waiting {
  readonly seat: Seat
  readonly source: Handle
  readonly card: CardId
  readonly ability: number
}

/** A card as a viewer sees it: its face, or its back. */
interface Seen {
  readonly handle: Handle
  readonly card: CardId | null
}

/** A paused effect, from the bottom of the stack up: data that says where to go on, never a closure. Views hold it with backs for faces. */
type Frame<C extends Seen = Card> =
  /** Working through the deeds of one ability; `at` is the next of them, `picked` what earlier ones chose. */
  | ({ readonly kind: 'ability'; at: number; paid: boolean; picked: Handle[]; revealed: CardId[] } & Waiting)
  /** One pick per move, then done. A blind chooser sees handles only. */
  | {
      readonly kind: 'pick'
      readonly seat: Seat
      readonly from: Handle[]
      readonly least: number
      readonly most: number
      readonly blind: boolean
      picked: Handle[]
    }
  /** Cards taken from a deck to look at; they still belong to it. */
  | { readonly kind: 'look'; readonly seat: Seat; readonly cards: C[]; readonly to: 'bottom' | 'topOrBottom'; ordered: Handle[] }
  /** A player's own simultaneous effects, resolved in the order they pick. */
  | { readonly kind: 'queue'; readonly seat: Seat; readonly waiting: Waiting[] }
  /** The sixth Character: one of the five makes room. */
  | { readonly kind: 'makeRoom'; readonly seat: Seat; readonly card: C; readonly rested: boolean }
  /** A Life card in no zone while its owner decides about its Trigger: asked for every card, so the question tells nothing. */
  | { readonly kind: 'damage'; readonly seat: Seat; readonly card: C; left: number; readonly banish: boolean }

interface Battle {
  readonly attacker: Handle
  target: Handle
  readonly seat: Seat
  step: 'attack' | 'block' | 'counter' | 'damage'
  blocked: boolean
}

const decisionKinds = ['goFirst', 'mulligan', 'main', 'block', 'counter', 'pick', 'order', 'cost', 'trigger', 'makeRoom'] as const

interface SimPieceDecision extends Decision {
  kind: (typeof decisionKinds)[number]
}

export interface SimPieceOptions {
  donReturn: 'refresh' | 'end'
  deckOut: 'atOnce' | 'onDraw'
  first: 'chosen' | 'seat0' | 'seat1'
  /** Decks can be refilled for ever; after so many turns the match is drawn. */
  turnLimit: number
}

/** What a seat brings: nobody else sees more of it than the Leader. */
export interface SimPieceSecret {
  leader: CardId
  /** The common text form, `4xOP01-016 4xOP01-006 …`. */
  deck: string
}

export interface SimPieceState extends Core {
  pending: SimPieceDecision[]
  rules: Readonly<SimPieceOptions>
  /** The lists as brought: each seat knows its own. */
  decks: readonly SimPieceSecret[]
  sides: [Side, Side]
  /** Mulligan answers wait here until both are in. */
  mulligans: (boolean | null)[]
  turn: number
  active: Seat
  phase: 'setup' | 'refresh' | 'draw' | 'don' | 'main' | 'end'
  battle: Battle | null
  stack: Frame[]
  waiting: Waiting[]
  lasting: Lasting[]
  nextHandle: Handle
}

export type SimPieceMove =
  | { readonly kind: 'first'; readonly go: boolean }
  | { readonly kind: 'mulligan'; readonly redraw: boolean }
  | { readonly kind: 'play'; readonly card: Handle }
  | { readonly kind: 'give'; readonly to: Handle }
  | { readonly kind: 'activate'; readonly card: Handle; readonly ability: number }
  | { readonly kind: 'attack'; readonly card: Handle; readonly target: Handle }
  | { readonly kind: 'block'; readonly card: Handle | null }
  | { readonly kind: 'counter'; readonly card: Handle; readonly target: Handle }
  | { readonly kind: 'pick'; readonly card: Handle }
  | { readonly kind: 'resolve'; readonly effect: number }
  | { readonly kind: 'answer'; readonly yes: boolean }
  | { readonly kind: 'done' }
  | { readonly kind: 'endTurn' }

const zones = ['deck', 'hand', 'life', 'field', 'stage', 'trash', 'none'] as const

export type SimPieceEvent =
  /** Emitted once for those who see the face and once for those who see the back. */
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly card: Seen
      readonly from: (typeof zones)[number]
      readonly to: (typeof zones)[number]
    }
  | { readonly kind: 'shuffled'; readonly seat: Seat; readonly cards: readonly Handle[] }
  | { readonly kind: 'rested' | 'stood'; readonly card: Handle }
  | { readonly kind: 'don'; readonly seat: Seat; readonly count: number; readonly to: Handle | 'cost' | 'deck'; readonly rested: boolean }
  | { readonly kind: 'power'; readonly card: Handle; readonly by: number; readonly until: (typeof until)[number] }
  | { readonly kind: 'attacks'; readonly card: Handle; readonly target: Handle; readonly power: readonly [number, number] }
  | { readonly kind: 'blocks'; readonly card: Handle }
  | { readonly kind: 'damage'; readonly seat: Seat; readonly life: number }
  | { readonly kind: 'activated'; readonly source: Handle; readonly card: CardId; readonly ability: number }
  | { readonly kind: 'phase'; readonly seat: Seat; readonly phase: SimPieceState['phase']; readonly turn: number }
  | { readonly kind: 'over'; readonly reason: 'life' | 'deckOut' | 'turnLimit' }

interface SideView extends Omit<Side, 'hand' | 'deck' | 'life'> {
  readonly hand: readonly Seen[]
  /** Cards of the deck that this viewer knows (looked at, put there), by their place from the top. */
  readonly known: readonly (readonly [place: number, card: CardId])[]
  readonly deckCount: number
  readonly life: readonly Seen[]
}

/** What the viewer is asked, or sees another asked, with everything they may choose from. */
interface Prompt {
  readonly seat: Seat
  readonly source: CardId | null
  readonly ability: number | null
  readonly from: readonly Seen[]
  readonly least: number
  readonly most: number
  readonly picked: readonly Handle[]
}

export interface SimPieceView extends ViewCore {
  readonly rules: Readonly<SimPieceOptions>
  readonly deck: SimPieceSecret | null
  readonly sides: readonly [SideView, SideView]
  readonly turn: number
  readonly active: Seat
  readonly phase: SimPieceState['phase']
  readonly battle: Readonly<Battle> | null
  readonly prompt: Prompt | null
  readonly stack: readonly Frame<Seen>[]
  readonly waiting: readonly Waiting[]
  readonly lasting: readonly Lasting[]
}

export interface SimPieceKinds extends Kinds {
  State: SimPieceState
  Move: SimPieceMove
  Event: SimPieceEvent
  View: SimPieceView
  Options: SimPieceOptions
  Secret: SimPieceSecret
}

const official: SimPieceOptions = { donReturn: 'refresh', deckOut: 'atOnce', first: 'chosen', turnLimit: 100 }

export const simpieceOptions: OptionSchema<SimPieceOptions> = {
  fields: {
    donReturn: { kind: 'choice', values: ['refresh', 'end'], default: 'refresh' },
    deckOut: { kind: 'choice', values: ['atOnce', 'onDraw'], default: 'atOnce' },
    first: { kind: 'choice', values: ['chosen', 'seat0', 'seat1'], default: 'chosen' },
    turnLimit: { kind: 'integer', min: 20, max: 200, default: 100 },
  },
  presets: [
    { id: 'official', options: official },
    { id: 'letter', options: { ...official, donReturn: 'end', deckOut: 'onDraw' } },
  ],
}

const ready: readonly (readonly [leader: CardId, deck: string])[] = [
  [
    'OP01-001',
    '4xOP01-016 4xOP01-006 4xOP01-013 4xOP01-025 4xOP01-017 4xOP01-004 4xOP01-024 4xOP01-015 4xOP01-014 2xOP01-022 2xOP01-120 2xOP01-019 4xOP01-029 4xOP01-026',
  ],
  [
    'OP01-060',
    '4xOP01-077 4xOP01-073 4xOP01-078 4xOP01-068 4xOP01-074 4xOP01-075 2xOP01-071 4xOP01-070 4xOP01-064 2xOP01-067 2xOP01-065 2xOP01-066 4xOP01-086 4xOP01-088 2xOP01-089',
  ],
]

export const simpieceSecrets: OptionSchema<SimPieceSecret> = {
  fields: {
    leader: { kind: 'text', maxLength: 12, default: ready[0]![0] },
    deck: { kind: 'text', maxLength: 700, default: ready[0]![1] },
  },
  presets: ready.map(([leader, deck]) => ({ id: leader, options: { leader, deck } })),
  check({ deck }) {
    let cards = 0
    for (const line of deck.split(' ')) {
      const [count, card] = line.split('x')
      if (!/^\d+$/.test(count!) || !/^[A-Z]+\d+-\d{3}$/.test(card ?? ''))
        return { rejected: 'deck.badLine', params: { line: line.slice(0, 20) } }
      cards += Number(count)
    }
    return cards === 50 ? null : { rejected: 'deck.notFifty', params: { cards } }
  },
}

export const simpieceLevels: readonly Level[] = [
  { id: 'easy', kind: 'random' },
  { id: 'medium', kind: 'policy', policy: 'rules' },
  { id: 'hard', kind: 'ismcts', simulations: 2000 },
]
