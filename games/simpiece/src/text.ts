import { msg, seatNameMessage, type Message, type GameTextRenderer } from '@parlor/kernel'
import { keywords } from './card-definition.ts'
import { cards, keywordBit, type CardIndex } from './card-pool.ts'
import { moveReason } from './move-reason.ts'
import type { SimPieceEvent, SimPieceTypes, SimPieceMove, SimPieceView } from './types.ts'

export const text: GameTextRenderer<SimPieceTypes> = { sentences, move: moveText, reason: moveReason }

type Of<K extends SimPieceEvent['kind']> = Extract<SimPieceEvent, { kind: K }>

/** The name of a card, or "a card" where its face is hidden. */
function cardNameOf(no: CardIndex | null): string | Message {
  return no === null || no < 0 ? msg('card.unknown') : cards[no]!.name
}

/** The name of a ready deck. */
export function deckName(id: string): Message {
  return msg(`deck.${id}`)
}

function sentences(events: readonly SimPieceEvent[]): Message[] {
  const sentences: Message[] = []
  let drawn = 0
  for (const [i, event] of events.entries()) {
    if (event.kind === 'moved' && event.to === 'hand' && (event.cause === 'draw' || event.cause === 'deal')) {
      drawn++
      const next = events[i + 1]
      if (next?.kind === 'moved' && next.seat === event.seat && next.cause === event.cause && next.to === 'hand') continue
      sentences.push(drawnText(event, drawn))
      drawn = 0
      continue
    }
    const one = isImplied(event, events[i - 1], events[i + 1]) ? null : sentence(event)
    if (one) sentences.push(one)
  }
  return sentences
}

/** Events that are merged into the sentence of another: resting to attack or block, paying for a card, an Event and its effect. */
function isImplied(event: SimPieceEvent, before: SimPieceEvent | undefined, next: SimPieceEvent | undefined): boolean {
  switch (event.kind) {
    case 'rested':
      return (next?.kind === 'attacks' && next.attacker === event.handle) || (next?.kind === 'blocks' && next.handle === event.handle)
    case 'don':
      return event.from === 'active' && event.to === 'rested' && next?.kind === 'moved' && next.cause === 'play'
    case 'activated':
      if (event.handle >= 0 || before === undefined || !('card' in before) || before.card !== event.card) return false
      return before.kind === 'activated' || (before.kind === 'moved' && before.cause === 'play')
    default:
      return false
  }
}

function drawnText({ seat, card }: Of<'moved'>, count: number): Message {
  return count === 1 && card !== null
    ? msg('said.drewCard', { who: seatNameMessage(seat), card: cardNameOf(card) })
    : msg('said.drew', { who: seatNameMessage(seat), count })
}

function sentence(event: SimPieceEvent): Message | null {
  switch (event.kind) {
    case 'first':
      return msg('said.first', { who: seatNameMessage(event.seat) })
    case 'phase':
      return event.phase === 'refresh' ? msg('said.turn', { who: seatNameMessage(event.seat), turn: event.turn }) : null
    case 'moved':
      return movedText(event)
    case 'shuffled':
      return msg(event.zone === 'deck' ? 'said.shuffledDeck' : 'said.shuffledHand', { who: seatNameMessage(event.seat) })
    case 'don':
      return donText(event)
    case 'power':
      return msg(event.until === 'turn' ? 'said.powerTurn' : 'said.powerBattle', {
        card: cardNameOf(event.card),
        by: signedText(event.by),
      })
    case 'granted':
      return msg('said.granted', { card: cardNameOf(event.card), keyword: msg(`keyword.${event.keyword}`) })
    case 'lasts':
      return msg('said.lasts', { what: lastsText(event), until: msg(`lasts.${event.effect.ends}`) })
    case 'barred':
      return msg('said.barred', { card: cardNameOf(event.card) })
    case 'rested':
    case 'stood':
      return msg(event.kind === 'rested' ? 'said.rested' : 'said.stood', { card: cardNameOf(event.card) })
    case 'activated':
      return msg('said.activated', { who: seatNameMessage(event.seat), card: cardNameOf(event.card) })
    case 'attacks':
      return msg('said.attacks', {
        who: seatNameMessage(event.seat),
        card: cardNameOf(event.card),
        target: event.target < 2 ? msg('card.leader') : cardNameOf(event.targetCard),
        power: event.powers[0],
        against: event.powers[1],
      })
    case 'redirected':
      return msg('said.redirected', { who: seatNameMessage(event.seat), card: cardNameOf(event.card) })
    case 'blocks':
      return msg('said.blocks', { who: seatNameMessage(event.seat), card: cardNameOf(event.card) })
    case 'battle':
      return msg(event.hit ? 'said.hit' : 'said.missed', { card: cardNameOf(event.card), power: event.powers[0], against: event.powers[1] })
    case 'damage':
      return msg(event.banished ? 'said.banished' : 'said.damage', { who: seatNameMessage(event.seat), count: event.life })
    case 'revealed':
      return msg('said.revealed', { who: seatNameMessage(event.seat), cards: event.cards.map((no) => cards[no]!.name).join(', ') })
    case 'looked':
      return msg('said.looked', { who: seatNameMessage(event.seat), count: event.count })
    case 'placed':
      return msg(event.to === 'top' ? 'said.placedTop' : 'said.placedBottom', { who: seatNameMessage(event.seat), count: event.count })
    case 'lookedAtLife':
      return msg('said.lookedAtLife', { who: seatNameMessage(event.seat), whose: seatNameMessage(event.whose) })
    case 'lifePlaced':
      return msg(event.to === 'top' ? 'said.lifeOnTop' : 'said.lifeUnder', { who: seatNameMessage(event.seat) })
    case 'over':
      return event.winner === null
        ? msg('said.drawn', { why: msg(event.reason) })
        : msg('said.won', { who: seatNameMessage(event.winner), why: msg(event.reason) })
    case 'refreshed':
    case 'battleStep':
    case 'battleOver':
      return null
  }
}

/** What lasts, without how long. */
function lastsText({ card, effect: { kind, value }, seat }: Of<'lasts'>): Message {
  const params = { card: cardNameOf(card), who: seatNameMessage(seat), by: signedText(value), to: value }
  if (kind === 'keyword')
    return msg('lasts.keyword', { ...params, keyword: msg(`keyword.${keywords.find((one) => keywordBit(one) === value)!}`) })
  return msg(`lasts.${kind}`, params)
}

/** Only moves that a player would mention: the rest shows in what follows. */
function movedText({ seat, card, from, to, cause }: Of<'moved'>): Message | null {
  const params = { who: seatNameMessage(seat), card: cardNameOf(card) }
  if (cause === 'play') return to === 'field' ? msg('said.played', params) : to === 'trash' ? msg('said.playedEvent', params) : null
  if (cause === 'ko') return msg('said.knockedOut', params)
  if (cause === 'counter') return msg('said.countered', params)
  if (cause === 'room' || cause === 'trigger') return msg('said.trashed', params)
  if (to === 'trash') return msg('said.trashed', params)
  if (to === 'hand') return msg(from === 'field' ? 'said.returned' : 'said.tookToHand', params)
  if (to === 'life' && cause === 'life') return msg('said.toLife', params)
  return to === 'deck' && cause === 'return' ? msg('said.underDeck', params) : null
}

function donText({ seat, from, to, count, card, handle }: Of<'don'>): Message | null {
  const params = { who: seatNameMessage(seat), count }
  // The handle distinguishes two cards of one name.
  if (to === 'given') return msg('said.donGiven', { ...params, card: cardNameOf(card), to: handle })
  if (to === 'deck') return msg('said.donReturned', params)
  if (from === 'given') return null
  return msg(from === 'deck' ? 'said.donAdded' : to === 'active' ? 'said.donStood' : 'said.donRested', params)
}

function signedText(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`
}

function moveText(move: SimPieceMove, view: SimPieceView): Message {
  if (!('card' in move)) return plainText(move.kind, view.pending[0]?.kind)
  const card = nameAt(view, move.card, move.kind)
  if ('target' in move) return msg(`move.${move.kind}`, { card, target: nameAt(view, move.target, move.kind) })
  return msg(`move.${move.kind}`, { card })
}

/** The text of declining or agreeing depends on the decision. */
const asked: Readonly<Record<string, readonly string[]>> = { done: ['block', 'counter', 'trigger', 'confirm'], yes: ['trigger'] }

function plainText(kind: string, about: string | undefined): Message {
  return msg(about !== undefined && asked[kind]?.includes(about) ? `move.${kind}.${about}` : `move.${kind}`)
}

/** The first ability of a card that is an option within another. */
function firstOption(no: CardIndex): number {
  return cards[no]!.abilities.findIndex(({ when }) => when[0] === 'later')
}

/** The name of a move's object: a card in a hand or on the field, a card by its number, DON!!, a list index. */
function nameAt({ sides, prompt, queue }: SimPieceView, ref: number, kind: SimPieceMove['kind']): string | Message {
  if (kind === 'pick' && prompt?.kind === 'order') return cardNameOf(queue[ref]?.card ?? null)
  if (kind === 'pick' && prompt?.zone === 'place') return msg(ref === 1 ? 'card.top' : 'card.bottom')
  if (kind === 'pick' && prompt?.zone === 'option') return msg('card.option', { number: ref - firstOption(prompt.card!) + 1 })
  if (kind === 'pick' && (prompt?.zone === 'trash' || prompt?.zone === 'look' || prompt?.zone === 'deck')) return cardNameOf(ref)
  if (ref < 0) return msg(ref === -1 ? 'card.donRested' : 'card.donActive')
  for (const side of sides) {
    if (side.leader.handle === ref) return cardNameOf(side.leader.card)
    const fielded = side.characters.find(({ handle }) => handle === ref) ?? (side.stage?.handle === ref ? side.stage : undefined)
    if (fielded) return cardNameOf(fielded.card)
    const held = side.hand.find(({ handle }) => handle === ref)
    if (held) return cardNameOf(held.card)
  }
  return msg('card.unknown')
}
