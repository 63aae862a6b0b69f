import { isMoveEntry, isRejection, type Seat, type ViewCore, type Viewer } from '@parlor/kernel'
import { eventsFor, writeMatch, type EventCore, type MatchRecord, type HistoryStep } from '@parlor/kernel/host'
import {
  limits,
  type Responses,
  type MatchHistoryEntry,
  type LobbyTable,
  type OwnUnfinishedTable,
  type TableInfo,
  type TableSeat,
  type ServerMessageOf,
  type WireLogLine,
  type UndoOption,
} from '@parlor/protocol'
import type { MatchRow } from '../store/matches.ts'
import type { PublicPerson } from '../store/people.ts'
import { otherActiveSeats } from '../tables/seats.ts'
import type { ReplayedMatch } from './replayed-match.ts'

/** A match's row and the people it refers to. */
interface RenderSource {
  readonly row: MatchRow
  readonly people: ReadonlyMap<string, PublicPerson>
}

/** The recipient: a person with or without a seat, or an anonymous viewer. */
interface RenderViewer {
  readonly person: string | null
  readonly viewer: Viewer
}

/**
 * The only place where match data for clients is made, for one viewer, by the game's `view` and the audience of its events; seed and
 * secrets only when the match is over.
 */
export function createRenderer(source: RenderSource, viewer: RenderViewer): MatchRenderer {
  return new MatchRenderer(source, viewer)
}

export class MatchRenderer {
  readonly #source: RenderSource
  readonly #viewer: RenderViewer

  constructor(source: RenderSource, viewer: RenderViewer) {
    this.#source = source
    this.#viewer = viewer
  }

  /** Full state. */
  sync(replayed: ReplayedMatch, now: number): ServerMessageOf<'sync'> {
    const { match, seq } = replayed
    const { viewer } = this.#viewer
    const from = Math.max(0, match.history.length - limits.logLines)
    return {
      kind: 'sync',
      match: this.#source.row.id,
      seq,
      view: match.view(viewer),
      opening: seq === 0 ? match.openingEvents(viewer) : [],
      story: match.history.slice(from).map((step, i) => this.#wireLogLine(replayed, step, from + i + 1)),
      undo: this.#undo(replayed),
      clock: replayed.clocks.reading(now),
      practice: match.practice,
    }
  }

  /** Steps after `from`; null when only the full state will do. */
  steps(replayed: ReplayedMatch, from: number, now: number): ServerMessageOf<'steps'> | null {
    const { steps, match, seq } = replayed
    if (from > seq || seq - from > limits.steps) return null
    const missed = steps.slice(from)
    if (missed.some((step) => step === null)) return null
    const before = match.history.length - missed.length
    return {
      kind: 'steps',
      match: this.#source.row.id,
      from,
      steps: (missed as HistoryStep[]).map((step, i) => {
        const view = replayed.pkg.game.view(step.state, this.#viewer.viewer) as ViewCore
        const events = eventsFor(step.events, this.#viewer.viewer)
        return { seq: from + i + 1, line: this.#wireLogLine(replayed, step, before + i + 1, view, events), events, view }
      }),
      undo: this.#undo(replayed),
      clock: replayed.clocks.reading(now),
    }
  }

  table(): TableInfo {
    const { row } = this.#source
    const { person, viewer } = this.#viewer
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
      fair: { hash: row.hash, seed: over ? row.seed : null, deal: visibleDeal(row) },
      outcome: row.outcome,
      created: row.created,
    }
  }

  lobbyTable(): LobbyTable {
    const { id, game, options, state, clock, spectators, created } = this.#source.row
    return { match: id, game, options, state: state === 'open' ? 'open' : 'playing', seats: this.#seats(), clock, spectators, created }
  }

  /** For the player's own list of tables; null for anybody else. Whose turn it is comes from their seat's view. */
  ownTable(replayed: ReplayedMatch | null): OwnUnfinishedTable | null {
    const { id, game, state, clock, ranked, created } = this.#source.row
    const { viewer } = this.#viewer
    if (viewer === 'watcher' || state === 'over' || state === 'closed') return null
    const seen = replayed?.match.view(viewer) as ViewCore | undefined
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

  /** Full record with seed and secrets; null before the end. */
  record({ match }: ReplayedMatch): MatchRecord | null {
    return this.#source.row.state === 'over' && match.outcome !== null ? writeMatch(match, { snapshot: false }) : null
  }

  players(): Responses['replay']['players'] {
    return this.finishedPlayers().map(({ name, level }) => ({ name, level }))
  }

  /** With the ratings that the people were given with. */
  finishedPlayers(): MatchHistoryEntry['players'] {
    return this.#seats().map((seat) => {
      if (seat.kind === 'bot') return { name: '', level: seat.level, strength: null }
      return seat.kind === 'person'
        ? { name: seat.person.name, level: null, strength: seat.strength }
        : { name: '', level: null, strength: null }
    })
  }

  #seats(): TableSeat[] {
    const { row, people } = this.#source
    return row.seats.map((seat) => {
      if (seat.kind !== 'person') return seat
      const found = people.get(seat.person)
      // Deleted people have no name; the page shows "somebody".
      const person = { id: seat.person, name: found?.name || '?', guest: found?.account === null, unique: found?.unique ?? false }
      return { kind: 'person', person, left: seat.left, strength: found?.strengths[row.game] ?? null }
    })
  }

  #undo({ match }: ReplayedMatch): UndoOption {
    const { viewer } = this.#viewer
    const { ranked, seats, undoMuted } = this.#source.row
    if (viewer === 'watcher' || ranked || otherActiveSeats(seats, viewer).some((seat) => undoMuted.includes(seat))) return null
    const undoable = match.outcome === null ? match.undoable(viewer) : null
    return undoable && !undoable.practice ? { to: undoable.to } : null
  }

  #wireLogLine(
    { pkg }: ReplayedMatch,
    { entry, events, state }: HistoryStep,
    number: number,
    seen?: ViewCore,
    visible: readonly EventCore[] = eventsFor(events, this.#viewer.viewer),
  ): WireLogLine {
    const { viewer } = this.#viewer
    const { seat } = entry
    if (!isMoveEntry(entry)) return { number, seat, kind: entry.kind === 'resign' ? entry.reason : entry.kind, said: [], move: null }
    const { game, text } = pkg
    const view: unknown = seen ?? game.view(state, viewer)
    const known: unknown = mayKnow(pkg.game.information, viewer, seat) ? game.notation.readMove(entry.move) : null
    const move = known === null || isRejection(known) ? null : { move: entry.move, words: text.move(known, view) }
    return { number, seat, kind: entry.kind, said: text.sentences(visible, view), move }
  }
}

function mayKnow(information: 'open' | 'hidden', viewer: Viewer, seat: Seat): boolean {
  return information === 'open' || viewer === seat
}

/** Commitments once nobody can change theirs, link and words once the match is over. */
function visibleDeal({ deal, state }: MatchRow): TableInfo['fair']['deal'] {
  if (!deal) return null
  const { chain, index, commitments, link, words } = deal
  const over = state === 'over'
  const full = over || state === 'dealing' || state === 'playing'
  return { anchor: chain.anchor, index, commitments: full ? commitments : null, link: over ? link : null, words: over ? words : null }
}
