import type { SimPieceEvent } from '@parlor/simpiece'
import { createCardBack, flyDon, dimDon, flyToPlace, flyToPile, addGhost, fadeOut, floatText, shatterCard } from './card-animations.ts'
import type { AnimationStep } from './timing.ts'

type EventOf<K extends SimPieceEvent['kind']> = Extract<SimPieceEvent, { kind: K }>

/** State before an event: where a card was, and a copy of it for zones that show no card of their own. */
export interface AnimationSnapshot {
  readonly step: AnimationStep
  readonly from: DOMRect | null
  readonly copy: HTMLElement | null
}

function cardOf(root: Element, handle: number): HTMLElement | null {
  return handle < 0 ? null : root.querySelector<HTMLElement>(`[data-handle="${handle}"]`)
}

function pileOf(root: Element, seat: number, zone: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-pile="${zone}-${seat}"]`)
}

/** Element of a damaged Life card being looked at; null without one. */
function limboOf(root: Element, seat: number): HTMLElement | null {
  const element = pileOf(root, seat, 'limbo')
  return element?.querySelector('.st-body') ? element : null
}

/** A card's box, upright even if it is rested; a zone of another shape gives a card-shaped box in its centre. */
function boxOf(element: HTMLElement): DOMRect {
  const box = element.getBoundingClientRect()
  const body = element.querySelector<HTMLElement>('.st-body')
  const middle = (body ?? element).getBoundingClientRect()
  const width = body ? body.offsetWidth : Math.min(box.width, box.height / 1.4)
  const height = body ? body.offsetHeight : width * 1.4
  return new DOMRect(middle.x + (middle.width - width) / 2, middle.y + (middle.height - height) / 2, width, height)
}

/** A copy of the card there. */
function copyOf(element: HTMLElement): HTMLElement | null {
  const body = element.querySelector<HTMLElement>('.st-body')
  if (!body) return null
  const copy = body.cloneNode(true) as HTMLElement
  copy.style.width = '100%'
  copy.style.transform = getComputedStyle(body).transform
  return copy
}

/** A non-interactive copy of the battle panel. */
function panelOf(root: Element): HTMLElement | null {
  const copy = (root.querySelector(':scope > .st-battle')?.cloneNode(true) ?? null) as HTMLElement | null
  copy?.querySelector('.st-defence')?.remove()
  copy?.setAttribute('inert', '')
  return copy
}

/** Remembers where something is before it moves. */
export function takeSnapshot(root: Element, step: AnimationStep): AnimationSnapshot {
  const { event } = step
  if (event.kind === 'battleOver') return { step, from: null, copy: panelOf(root) }
  if (event.kind !== 'moved') return { step, from: null, copy: null }
  const card = cardOf(root, event.handle)
  const lying = card ?? (event.from === 'none' ? limboOf(root, event.seat) : pileOf(root, event.seat, event.from))
  if (!lying) return { step, from: null, copy: null }
  const copies = card && event.to !== 'field' && event.to !== 'hand'
  return { step, from: boxOf(lying), copy: copies ? copyOf(lying) : null }
}

/** Animates what the event moved, from where it was to where it is now. `layer` holds temporary elements. */
export function animateEvent(root: HTMLElement, layer: HTMLElement, trace: AnimationSnapshot, speed: number): void {
  const { event, lasts } = trace.step
  const ms = Math.max(lasts, 260) / speed
  switch (event.kind) {
    case 'moved':
      return animateMove(root, layer, trace, event, ms)
    case 'don':
      if (event.from === 'active' && event.to === 'rested') return animateCost(root, event, speed)
      return animateDon(root, layer, event, ms, speed)
    case 'power':
      return showPowerChange(root, layer, event.handle, event.by, speed)
    case 'battleOver':
      return trace.copy ? fadeOut(root, trace.copy, ms) : undefined
    case 'attacks':
    case 'blocks':
      return lunge(cardOf(root, event.kind === 'attacks' ? event.attacker : event.handle), ms)
    case 'activated':
    case 'granted':
    case 'redirected':
    case 'lasts':
      return pulse(cardOf(root, event.handle), ms)
    default:
      return
  }
}

function animateMove(root: HTMLElement, layer: HTMLElement, { from, copy }: AnimationSnapshot, event: EventOf<'moved'>, ms: number): void {
  if (!from) return
  const element = cardOf(root, event.as) ?? (event.to === 'none' ? limboOf(root, event.seat) : null)
  const card = element?.querySelector<HTMLElement>('.st-body')
  if (card) return flyToPlace(card, from, ms, event.card !== null && (event.from === 'deck' || event.from === 'life'))
  const pile = pileOf(root, event.seat, event.to)
  if (!pile) return
  // A card that ends face up shows its face on the way, wherever it comes from.
  const face = event.to === 'trash' && event.card !== null ? copyOf(pile) : null
  const ghost = addGhost(layer, copy ?? face ?? createCardBack(), from)
  if (event.cause === 'ko') shatterCard(layer, ghost, from, boxOf(pile), ms)
  else flyToPile(ghost, from, boxOf(pile), ms)
}

/** A diamond of the pool, counted from the first that is not active; the pool itself where it has none. */
function gemOf(pool: HTMLElement, nth: number): DOMRect {
  const gems = [...pool.querySelectorAll<HTMLElement>('.st-gems > i')]
  const active = gems.filter(({ dataset }) => dataset['state'] === 'active').length
  const box = gems[Math.max(0, Math.min(gems.length - 1, active + nth))]?.getBoundingClientRect()
  return box && box.width > 0 ? box : pool.getBoundingClientRect()
}

/** DON!! moving one after the other; those that land on a card show their power. */
function animateDon(root: HTMLElement, layer: HTMLElement, event: EventOf<'don'>, ms: number, speed: number): void {
  const { seat, from, to, count, handle } = event
  if (from !== 'given' && to !== 'given' && from !== 'deck' && to !== 'deck') return
  const boxAt = (where: string, nth: number): DOMRect | undefined => {
    if (where === 'given') return cardOf(root, handle)?.getBoundingClientRect()
    if (where === 'deck') return pileOf(root, seat, 'donDeck')?.getBoundingClientRect()
    const pool = pileOf(root, seat, 'don')
    return pool ? gemOf(pool, nth) : undefined
  }
  for (let i = 0; i < Math.min(count, 5); i++) {
    const [start, end] = [boxAt(from, i), boxAt(to, to === 'active' ? i - count : i)]
    if (start && end) flyDon(layer, start, end, ms * 1.3, (i * 45) / speed)
  }
  if (to === 'given') showPowerChange(root, layer, handle, count * 1000, speed)
}

/** Diamonds dim one after the other as a cost is paid. */
function animateCost(root: HTMLElement, { seat, count }: EventOf<'don'>, speed: number): void {
  const rested = [...(pileOf(root, seat, 'don')?.querySelectorAll<HTMLElement>('.st-gems > [data-state="rested"]') ?? [])]
  for (const [i, gem] of rested.slice(0, count).entries()) dimDon(gem, 240 / speed, (i * 70) / speed)
}

/** A number that rises from a card and fades; one that follows while it is visible adds to it. */
function showPowerChange(root: HTMLElement, layer: HTMLElement, handle: number, by: number, speed: number): void {
  const at = cardOf(root, handle)?.getBoundingClientRect()
  if (!at) return
  const before = layer.querySelector<HTMLElement>(`.st-float[data-of="${handle}"]`)
  const sum = by + Number(before?.dataset['by'] ?? 0)
  before?.parentElement?.remove()
  if (sum === 0) return
  const text = document.createElement('b')
  text.className = 'st-float'
  Object.assign(text.dataset, { of: String(handle), by: String(sum), down: String(sum < 0) })
  text.textContent = sum < 0 ? `−${-sum}` : `+${sum}`
  floatText(layer, text, at, 1000 / speed, before !== null)
}

function lunge(card: HTMLElement | null, ms: number): void {
  card
    ?.querySelector('.st-body')
    ?.animate([{ scale: 1 }, { scale: 1.14, offset: 0.35 }, { scale: 1 }], { duration: ms, easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)' })
}

function pulse(card: HTMLElement | null, ms: number): void {
  card
    ?.querySelector('.st-body')
    ?.animate([{ filter: 'none' }, { filter: 'brightness(1.7) drop-shadow(0 0 12px #ffe19a)', offset: 0.4 }, { filter: 'none' }], {
      duration: ms * 1.2,
    })
}

/** Stops everything, for a player who skips. */
export function stopAnimations(layer: HTMLElement): void {
  layer.replaceChildren()
}
