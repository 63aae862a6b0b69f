import { cards, keywordBit } from './card-pool.ts'
import { isOver, type LastingEffect } from './lasting-effects.ts'
import { newFieldCard } from './new-state.ts'
import {
  publiclyKnown,
  publiclyUnknown,
  type CardHandle,
  type FieldCard,
  type HandCardView,
  type SideView,
  type SimPieceEvent,
  type SimPieceView,
} from './types.ts'
import { unseenCard } from './view.ts'

type EventOf<K extends SimPieceEvent['kind']> = Extract<SimPieceEvent, { kind: K }>
type SideChange = Partial<SideView>

/**
 * What no event tells, because nothing draws it while a move is animated: the question that comes next with the effects and once-per-turn
 * limits that lead to it, and what can be deduced about decks, Life and hidden hands.
 */
export const undrawn: readonly string[] = [
  ...['prompt', 'stack', 'queue', 'wave', 'trace', 'nextHandle', 'battle.bar', 'battle.passed'],
  ...['leader', 'characters', 'stage'].map((zone) => `sides.${zone}.used`),
  'delayed',
  ...['pool', 'known', 'lifeKnown', 'lifeSeen', 'atLeast'].map((field) => `sides.${field}`),
]

/** The view after one event. */
export function advance(view: SimPieceView, event: SimPieceEvent): SimPieceView {
  switch (event.kind) {
    case 'first':
      return { ...view, first: event.seat, active: event.seat }
    case 'phase':
      return phaseBegun(view, event)
    case 'moved':
      return withSide(event.from === 'field' ? withLasting(view, ({ handle }) => handle !== event.handle) : view, event.seat, (side) =>
        withCardAdded(view, withoutCard(side, event), event),
      )
    case 'shuffled':
      return event.hand ? withSide(view, event.seat, () => ({ hand: event.hand! })) : view
    case 'revealed':
      return revealed(view, event)
    case 'rested':
    case 'stood':
      return withCard(view, event, () => ({ rested: event.kind === 'rested' }))
    case 'refreshed':
      return withSide(
        withLasting(view, (effect) => !isOver(effect, 'refresh', view.active, view.turn)),
        event.seat,
        (side) => withAllActive(side, event.except ?? []),
      )
    case 'don':
      return withSide(view, event.seat, (side) => donMoved(side, event))
    case 'power': {
      const field = event.until === 'turn' ? 'turnPower' : 'battlePower'
      return withCard(view, event, (one) => ({ [field]: one[field] + event.by }))
    }
    case 'granted':
      return withCard(view, event, ({ granted }) => ({ granted: granted | keywordBit(event.keyword) }))
    case 'lasts':
      return { ...view, lasting: [...(view.lasting ?? []), { ...event.effect }] }
    case 'barred':
      return withCard(view, event, ({ barred }) => ({ barred: Math.max(barred, event.until) }))
    case 'attacks': {
      const { seat, attacker, target } = event
      return { ...view, battle: { seat, attacker, target, step: 'attack', bar: -1, passed: false } }
    }
    case 'blocks':
    case 'redirected':
      return { ...view, battle: view.battle && { ...view.battle, target: event.handle } }
    case 'battleStep':
      return { ...view, battle: view.battle && { ...view.battle, step: event.step } }
    case 'battle':
      return { ...view, battle: view.battle && { ...view.battle, step: 'end' } }
    case 'battleOver':
      return {
        ...withoutEnded(view, 'battle'),
        battle: null,
        sides: [withoutBattlePower(view.sides[0]), withoutBattlePower(view.sides[1])],
      }
    case 'over':
      return event.reason === 'outcome.turnLimit' ? turnOver(view) : view
    default:
      return view
  }
}

function withSide(view: SimPieceView, seat: number, change: (side: SideView) => SideChange): SimPieceView {
  const side = view.sides[seat]!
  const next = { ...side, ...change(side) }
  return { ...view, sides: seat === 0 ? [next, view.sides[1]] : [view.sides[0], next] }
}

function withCard(
  view: SimPieceView,
  { seat, handle }: { readonly seat: number; readonly handle: CardHandle },
  change: (one: FieldCard) => Partial<FieldCard>,
): SimPieceView {
  return withSide(view, seat, (side) => mapField(side, (one) => (one.handle === handle ? { ...one, ...change(one) } : one)))
}

/** Maps every card of the side's field. */
function mapField(side: SideView, change: (one: FieldCard) => FieldCard): Pick<SideView, 'leader' | 'characters' | 'stage'> {
  return { leader: change(side.leader), characters: side.characters.map(change), stage: side.stage && change(side.stage) }
}

function withLasting(view: SimPieceView, stays: (effect: LastingEffect) => boolean): SimPieceView {
  const { lasting = [] } = view
  return lasting.every(stays) ? view : { ...view, lasting: lasting.filter(stays) }
}

/** What lasts ends with the battle, as a turn begins and as it ends. */
function withoutEnded(view: SimPieceView, moment: 'battle' | 'start' | 'end'): SimPieceView {
  return withLasting(view, (effect) => !isOver(effect, moment, view.active, view.turn))
}

/** With its Refresh Phase a turn begins, and what lasted until the end of the one before is over. */
function phaseBegun(before: SimPieceView, { phase, seat, turn }: EventOf<'phase'>): SimPieceView {
  const next = { phase, turn, active: seat }
  if (phase !== 'refresh') return { ...before, ...next }
  const view = withoutEnded({ ...turnOver(before), ...next }, 'start')
  return withSide(view, seat, ({ turns }) => ({ turns: turns + 1 }))
}

function turnOver(view: SimPieceView): SimPieceView {
  const expired = (side: SideView) => mapField(side, (one) => (one.turnPower || one.granted ? { ...one, turnPower: 0, granted: 0 } : one))
  return withSide(withSide(withoutEnded(view, 'end'), 0, expired), 1, expired)
}

/** The side without the card that leaves. */
function withoutCard(side: SideView, { from, to, handle, card, cause }: EventOf<'moved'>): SideView {
  switch (from) {
    case 'hand':
      return { ...side, hand: side.hand.filter((held) => held.handle !== handle) }
    case 'field': {
      const stays = (one: FieldCard): boolean => one.handle !== handle
      return { ...side, characters: side.characters.filter(stays), stage: side.stage && stays(side.stage) ? side.stage : null }
    }
    case 'deck':
      return { ...side, deck: side.deck - 1 }
    case 'life':
      return { ...side, life: side.life - 1 }
    case 'trash': {
      const at = side.trash.lastIndexOf(card ?? -1)
      return { ...side, trash: side.trash.filter((_, i) => i !== at) }
    }
    case 'none': {
      // A card that waited for room comes from no zone as well, and may do so while another one is in limbo.
      const fromLimbo = to === 'hand' || cause === 'trigger' || side.limbo.at(-1) === card
      return fromLimbo ? { ...side, limbo: side.limbo.slice(0, -1) } : side
    }
  }
}

function withCardAdded(view: SimPieceView, side: SideView, { to, as, card, cause, known, unseen, rested }: EventOf<'moved'>): SideChange {
  switch (to) {
    case 'hand': {
      const shown = known || (cause === 'take' && !unseen) || cause === 'return' ? publiclyKnown : publiclyUnknown
      return { ...side, hand: [...side.hand, { handle: as, card, shown }] }
    }
    case 'field': {
      const one = { ...newFieldCard(as, card!, view.turn), rested: rested ?? false }
      return cards[card!]!.kind === 'stage' ? { ...side, stage: one } : { ...side, characters: [...side.characters, one] }
    }
    case 'deck':
      return { ...side, deck: side.deck + 1 }
    case 'life':
      return { ...side, life: side.life + 1 }
    case 'trash':
      return card === null ? side : { ...side, trash: [...side.trash, card] }
    case 'none':
      return cause === 'damage' ? { ...side, limbo: [...side.limbo, card ?? unseenCard] } : side
  }
}

/** A revealed card of a hand stays known; one from Life waits in limbo. */
function revealed(view: SimPieceView, { seat, from, cards: faces, handles }: EventOf<'revealed'>): SimPieceView {
  if (from === 'life') return withSide(view, seat, () => ({ limbo: [...faces] }))
  const face = (held: HandCardView): HandCardView => {
    const at = handles.indexOf(held.handle)
    return at < 0 ? held : { handle: held.handle, card: faces[at]!, shown: publiclyKnown }
  }
  return withSide(view, seat, ({ hand }) => ({ hand: hand.map(face) }))
}

function withAllActive(side: SideView, except: readonly CardHandle[]): SideChange {
  const { donActive, donRested } = side
  return {
    ...mapField(side, (one) => (one.rested && !except.includes(one.handle) ? { ...one, rested: false } : one)),
    donActive: donActive + donRested,
    donRested: 0,
  }
}

const pools = { deck: 'donDeck', active: 'donActive', rested: 'donRested' } as const

function donMoved(side: SideView, { from, to, count, handle }: EventOf<'don'>): SideChange {
  const given = (from === 'given' ? -count : 0) + (to === 'given' ? count : 0)
  const change: Record<string, unknown> =
    given === 0 ? {} : mapField(side, (one) => (one.handle === handle ? { ...one, don: one.don + given } : one))
  if (from !== 'given') change[pools[from]] = side[pools[from]] - count
  if (to !== 'given') change[pools[to]] = side[pools[to]] + count
  return change
}

function withoutBattlePower(side: SideView): SideView {
  return { ...side, ...mapField(side, (one) => (one.battlePower === 0 ? one : { ...one, battlePower: 0 })) }
}
