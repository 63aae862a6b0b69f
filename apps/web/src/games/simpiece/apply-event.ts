import {
  publiclyUnknown,
  publiclyKnown,
  type FieldCard,
  type CardHandle,
  type SideView,
  type SimPieceEvent,
  type SimPieceView,
} from '@parlor/simpiece'

type EventOf<K extends SimPieceEvent['kind']> = Extract<SimPieceEvent, { kind: K }>
type SideChange = Partial<SideView>

/** The visible table after one event, as shown between two views. */
export function applyEvent(view: SimPieceView, event: SimPieceEvent): SimPieceView {
  switch (event.kind) {
    case 'phase':
      return { ...view, phase: event.phase, turn: event.turn, active: event.seat }
    case 'moved':
      return withSide(view, event.seat, (side) => withCardAdded(view, withoutCard(side, event), event))
    case 'rested':
    case 'stood':
      return withCard(view, event.seat, event.handle, { rested: event.kind === 'rested' })
    case 'refreshed':
      return withSide(view, event.seat, withAllActive)
    case 'don':
      return withSide(view, event.seat, (side) => donMoved(side, event))
    case 'power':
      return withPower(view, event)
    case 'attacks': {
      const { seat, attacker, target } = event
      return { ...view, battle: { seat, attacker, target, step: 'attack', bar: -1, passed: false } }
    }
    case 'blocks':
      return { ...view, battle: view.battle && { ...view.battle, target: event.handle, step: 'block', passed: true } }
    case 'battle':
      return { ...view, battle: view.battle && { ...view.battle, step: 'damage' } }
    case 'battleOver':
      return { ...view, battle: null, sides: [withoutBattlePower(view.sides[0]), withoutBattlePower(view.sides[1])] }
    default:
      return view
  }
}

function withSide(view: SimPieceView, seat: number, change: (side: SideView) => SideChange): SimPieceView {
  const side = view.sides[seat]!
  const next = { ...side, ...change(side) }
  return { ...view, sides: seat === 0 ? [next, view.sides[1]] : [view.sides[0], next] }
}

function withCard(view: SimPieceView, seat: number, handle: CardHandle, change: Partial<FieldCard>): SimPieceView {
  return withSide(view, seat, (side) => mapField(side, (one) => (one.handle === handle ? { ...one, ...change } : one)))
}

/** Maps every card of the side's field. */
function mapField(side: SideView, change: (one: FieldCard) => FieldCard): Pick<SideView, 'leader' | 'characters' | 'stage'> {
  return { leader: change(side.leader), characters: side.characters.map(change), stage: side.stage && change(side.stage) }
}

/** The side without the card that leaves. */
function withoutCard(side: SideView, { from, handle, card }: EventOf<'moved'>): SideView {
  switch (from) {
    case 'hand':
      return { ...side, hand: side.hand.toSpliced(handIndexOf(side, handle, card), 1) }
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
    case 'none':
      return { ...side, limbo: side.limbo.slice(0, -1) }
  }
}

/** By its handle; a shuffled hand has new handles, and then any card with that number is taken. */
function handIndexOf({ hand }: SideView, handle: CardHandle, card: number | null): number {
  const named = hand.findIndex((one) => one.handle === handle)
  const alike = named >= 0 ? named : hand.findIndex((one) => one.card === card)
  return alike >= 0 ? alike : hand.findIndex((one) => one.card === null)
}

function withCardAdded(view: SimPieceView, side: SideView, { to, as, card, cause }: EventOf<'moved'>): SideChange {
  switch (to) {
    case 'hand':
      return {
        ...side,
        hand: [...side.hand, { handle: as, card, shown: cause === 'take' || cause === 'return' ? publiclyKnown : publiclyUnknown }],
      }
    case 'field':
      return { ...side, characters: [...side.characters, newFieldCard(as, card!, view.turn)] }
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

/** A damaged Life card hidden from the viewer. */
const unseenCard = -2

function newFieldCard(handle: CardHandle, card: number, since: number): FieldCard {
  return { handle, card, rested: false, don: 0, since, used: 0, turnPower: 0, battlePower: 0, granted: 0, barred: 0 }
}

function withAllActive(side: SideView): SideChange {
  const { donActive, donRested } = side
  return { ...mapField(side, (one) => (one.rested ? { ...one, rested: false } : one)), donActive: donActive + donRested, donRested: 0 }
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

function withPower(view: SimPieceView, { seat, handle, by, until }: EventOf<'power'>): SimPieceView {
  const field = until === 'turn' ? 'turnPower' : 'battlePower'
  return withSide(view, seat, (side) => mapField(side, (one) => (one.handle === handle ? { ...one, [field]: one[field] + by } : one)))
}

function withoutBattlePower(side: SideView): SideView {
  return { ...side, ...mapField(side, (one) => (one.battlePower === 0 ? one : { ...one, battlePower: 0 })) }
}
