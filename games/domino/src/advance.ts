import type { Seat } from '@parlor/kernel'
import { placeTile, rebuildChain } from './chain.ts'
import { aboveOpeningTileBit, learnDraw, learnLack, learnPlay, openPipBits, tileBits } from './knowledge.ts'
import { handSize, tileSetOf } from './tiles.ts'
import { seatCount, tilePlaces, type DominoEvent, type DominoView } from './types.ts'

type EventOf<K extends DominoEvent['kind']> = Extract<DominoEvent, { kind: K }>

/** The view after one event. */
export function advance(view: DominoView, event: DominoEvent): DominoView {
  switch (event.kind) {
    case 'dealt':
      return dealt(view, event)
    case 'begins':
      return begins(view, event)
    case 'played':
      return played(view, event)
    case 'drew':
      return drew(view, event)
    case 'passed':
      return passed(view, event)
    case 'scored':
      return scored(view, event)
    case 'handOver':
      return { ...view, last: event.result, totals: event.totals }
    default:
      return view
  }
}

/** The first dealt hand clears the table; who begins is told when all hands are dealt, until then `starter` is −1. */
function dealt(view: DominoView, { hand, seat, tiles, count }: EventOf<'dealt'>): DominoView {
  const { count: all } = tileSetOf(view.rules)
  const cleared =
    seat > 0
      ? view
      : {
          ...view,
          ...rebuildChain({ rules: view.rules, tiles: [], places: [] }),
          hand,
          starter: -1,
          lead: -1,
          by: [],
          blocked: 0,
          freed: 0,
          counts: view.counts.map(() => 0),
          own: [],
          boneyard: all - seatCount * handSize(view.rules),
        }
  return {
    ...cleared,
    facts: view.facts.with(seat, []),
    counts: cleared.counts.with(seat, count),
    own: seat === view.seat && tiles ? tiles : cleared.own,
  }
}

/** DOM4: whoever begins with the highest double shows that nobody has a higher one. */
function begins(view: DominoView, { seat, lead }: EventOf<'begins'>): DominoView {
  const next = { ...view, starter: seat, lead }
  return view.rules.starts === 'highestDouble'
    ? view.facts.reduce<DominoView>((known, _, other) => withFacts(known, other, (facts) => learnLack(facts, aboveOpeningTileBit)), next)
    : next
}

function played(view: DominoView, { seat, tile, place, left }: EventOf<'played'>): DominoView {
  const { rules, spinner, sides } = view
  const chain = { rules, tiles: [...view.tiles], places: [...view.places], open: [...view.open], tips: [...view.tips], spinner, sides }
  placeTile(chain, tile, tilePlaces.indexOf(place))
  const next = {
    ...view,
    ...chain,
    by: [...view.by, seat],
    blocked: 0,
    freed: 0,
    counts: view.counts.with(seat, left),
    own: seat === view.seat ? view.own.filter((one) => one !== tile) : view.own,
  }
  return withFacts(next, seat, (facts) => learnPlay(facts, tileBits(view, tileSetOf(rules), tile), left))
}

function drew(view: DominoView, { seat, tile, boneyard }: EventOf<'drew'>): DominoView {
  const count = view.counts[seat]! + 1
  const own = tile === null ? view.own : [...view.own, tile].sort((a, b) => a - b)
  return withFacts({ ...view, counts: view.counts.with(seat, count), own, boneyard }, seat, (facts) => {
    learnLack(facts, openPipBits(view.open))
    learnDraw(facts, count)
  })
}

function passed(view: DominoView, { seat, voluntary }: EventOf<'passed'>): DominoView {
  if (voluntary) return { ...view, freed: view.freed | (1 << seat) }
  return withFacts({ ...view, blocked: view.blocked | (1 << seat) }, seat, (facts) => learnLack(facts, openPipBits(view.open)))
}

/** Partners share their points. */
function scored(view: DominoView, { seat, why, total }: EventOf<'scored'>): DominoView {
  const list = why === 'pass' ? 'passPoints' : 'totals'
  const own = view[list].with(seat, total)
  return { ...view, [list]: view.rules.partners ? own.with((seat + 2) % seatCount, total) : own }
}

function withFacts(view: DominoView, seat: Seat, learn: (facts: number[]) => void): DominoView {
  const facts = [...view.facts[seat]!]
  learn(facts)
  return { ...view, facts: view.facts.with(seat, facts) }
}
