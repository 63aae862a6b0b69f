import {
  heardBy,
  isPlayed,
  isRejection,
  writeMatch,
  type EventCore,
  type MatchRecord,
  type Seat,
  type Step,
  type ViewCore,
  type Viewer,
} from '@parlor/kernel'
import {
  limits,
  type Answers,
  type Finished,
  type LobbyTable,
  type OwnTable,
  type TableInfo,
  type TableSeat,
  type TellOf,
  type ToldLine,
  type ToldUndo,
} from '@parlor/protocol'
import type { MatchRow } from '../store/matches.ts'
import type { NamedPerson } from '../store/people.ts'
import { others } from '../tables/seats.ts'
import type { Fold } from './fold.ts'

/** What is shown: a match's row and those it names. */
export interface Shown {
  readonly row: MatchRow
  readonly people: ReadonlyMap<string, NamedPerson>
}

/** Who looks: a person with or without a seat, or nobody in particular. */
export interface Reader {
  readonly person: string | null
  readonly viewer: Viewer
}

/**
 * The only way out. Everything anybody is told about a match is made here, for one viewer, by the game's own `view` and by the audience
 * of its events; seed and secrets are told when the match is over.
 */
export function render(shown: Shown, reader: Reader): Rendering {
  return new Rendering(shown, reader)
}

export class Rendering {
  readonly #shown: Shown
  readonly #reader: Reader

  constructor(shown: Shown, reader: Reader) {
    this.#shown = shown
    this.#reader = reader
  }

  /** The whole match as it stands. */
  sync(fold: Fold, now: number): TellOf<'sync'> {
    const { match, seq } = fold
    const { viewer } = this.#reader
    const from = Math.max(0, match.line.length - limits.story)
    return {
      kind: 'sync',
      match: this.#shown.row.id,
      seq,
      view: match.view(viewer),
      opening: seq === 0 ? match.opening(viewer) : [],
      story: match.line.slice(from).map((step, i) => this.#line(fold, step, from + i + 1)),
      undo: this.#undo(fold),
      clock: fold.clocks.reading(now),
      practice: match.practice,
    }
  }

  /** What came after `from`, step by step; null when only the whole will do. */
  steps(fold: Fold, from: number, now: number): TellOf<'steps'> | null {
    const { steps, match, seq } = fold
    if (from > seq || seq - from > limits.steps) return null
    const missed = steps.slice(from)
    if (missed.some((step) => step === null)) return null
    const before = match.line.length - missed.length
    return {
      kind: 'steps',
      match: this.#shown.row.id,
      from,
      steps: (missed as Step[]).map((step, i) => {
        const view = fold.pkg.game.view(step.state, this.#reader.viewer) as ViewCore
        const events = heardBy(step.events, this.#reader.viewer)
        return { seq: from + i + 1, line: this.#line(fold, step, before + i + 1, view, events), events, view }
      }),
      undo: this.#undo(fold),
      clock: fold.clocks.reading(now),
    }
  }

  table(): TableInfo {
    const { row } = this.#shown
    const { person, viewer } = this.#reader
    const seated = viewer !== 'watcher'
    const over = row.state === 'over'
    return {
      match: row.id,
      revision: row.revision,
      game: row.game,
      version: row.version,
      options: row.options,
      state: row.state,
      seats: this.#seats(),
      you: seated ? viewer : null,
      host: person !== null && row.host === person,
      visibility: row.visibility,
      code: seated || row.host === person ? row.code : null,
      clock: row.clock,
      spectators: row.spectators,
      absent: row.absent,
      ranked: row.ranked,
      offer: row.offer,
      undoMuted: row.undoMuted,
      draw: row.draw,
      rematch: row.rematch,
      next: row.next,
      fair: { hash: row.hash, seed: over ? row.seed : null, deal: dealTold(row) },
      outcome: row.outcome,
      created: row.created,
    }
  }

  /** As much as a lobby shows. */
  lobby(): LobbyTable {
    const { id, game, options, state, clock, spectators, created } = this.#shown.row
    return { match: id, game, options, state: state === 'open' ? 'open' : 'playing', seats: this.#seats(), clock, spectators, created }
  }

  /** As much as those who sit there need to find it again; null to anybody else. Whose move it is comes from what their seat sees. */
  own(fold: Fold | null): OwnTable | null {
    const { id, game, state, clock, ranked, created } = this.#shown.row
    const { viewer } = this.#reader
    if (viewer === 'watcher' || state === 'over' || state === 'closed') return null
    const seen = fold?.match.view(viewer) as ViewCore | undefined
    const turn = seen?.pending.map(({ seat }) => seat) ?? []
    return {
      match: id,
      game,
      state: state === 'open' ? 'open' : 'playing',
      seats: this.#seats(),
      you: viewer,
      turn,
      clock,
      ranked,
      created,
    }
  }

  /** The whole match with seed and secrets; null while it is not over. */
  record({ match }: Fold): MatchRecord | null {
    return this.#shown.row.state === 'over' && match.outcome !== null ? writeMatch(match, { snapshot: false }) : null
  }

  /** Who played, by name or level. */
  players(): Answers['replay']['players'] {
    return this.finishedPlayers().map(({ name, level }) => ({ name, level }))
  }

  /** The same, with how strong they are by now. */
  finishedPlayers(): Finished['players'] {
    return this.#seats().map((seat) => {
      if (seat.kind === 'bot') return { name: '', level: seat.level, strength: null }
      return seat.kind === 'person'
        ? { name: seat.person.name, level: null, strength: seat.strength }
        : { name: '', level: null, strength: null }
    })
  }

  #seats(): TableSeat[] {
    const { row, people } = this.#shown
    return row.seats.map((seat) => {
      if (seat.kind !== 'person') return seat
      const found = people.get(seat.person)
      // Whoever has been forgotten has no name; the page says "somebody".
      const person = { id: seat.person, name: found?.name || '?', guest: found?.account === null, unique: found?.unique ?? false }
      return { kind: 'person', person, left: seat.left, strength: found?.strengths[row.game] ?? null }
    })
  }

  #undo({ match }: Fold): ToldUndo {
    const { viewer } = this.#reader
    const { ranked, seats, undoMuted } = this.#shown.row
    if (viewer === 'watcher' || ranked || others(seats, viewer).some((seat) => undoMuted.includes(seat))) return null
    const undoable = match.outcome === null ? match.undoable(viewer) : null
    return undoable && !undoable.practice ? { to: undoable.to } : null
  }

  #line(
    { pkg }: Fold,
    { deed, events, state }: Step,
    number: number,
    seen?: ViewCore,
    heard: readonly EventCore[] = heardBy(events, this.#reader.viewer),
  ): ToldLine {
    const { viewer } = this.#reader
    const { seat } = deed
    if (!isPlayed(deed)) return { number, seat, kind: deed.kind === 'resign' ? deed.reason : deed.kind, said: [], move: null }
    const { game, text } = pkg
    const view: unknown = seen ?? game.view(state, viewer)
    const known: unknown = mayKnow(pkg.game.information, viewer, seat) ? game.notation.readMove(deed.move) : null
    const move = known === null || isRejection(known) ? null : { move: deed.move, words: text.move(known, view) }
    return { number, seat, kind: deed.kind, said: text.sentences(heard, view), move }
  }
}

function mayKnow(information: 'open' | 'hidden', viewer: Viewer, seat: Seat): boolean {
  return information === 'open' || viewer === seat
}

/** The commitments when nobody can change theirs any more, the link and the words when the match is over. */
function dealTold({ deal, state }: MatchRow): TableInfo['fair']['deal'] {
  if (!deal) return null
  const { chain, index, commitments, link, words } = deal
  const over = state === 'over'
  const full = over || state === 'dealing' || state === 'playing'
  return { anchor: chain.anchor, index, commitments: full ? commitments : null, link: over ? link : null, words: over ? words : null }
}
