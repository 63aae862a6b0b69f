import type { SimPieceEvent } from '@parlor/simpiece'
import type { Beat } from './timing.ts'

type Of<K extends SimPieceEvent['kind']> = Extract<SimPieceEvent, { kind: K }>

/** What was there before an event: where a card lay, and a copy of it for places that show no card of their own. */
export interface Trace {
  readonly beat: Beat
  readonly from: DOMRect | null
  readonly copy: HTMLElement | null
}

const arrive = 'cubic-bezier(0.16, 0.84, 0.36, 1)'

function cardOf(root: Element, handle: number): HTMLElement | null {
  return handle < 0 ? null : root.querySelector<HTMLElement>(`[data-handle="${handle}"]`)
}

function pileOf(root: Element, seat: number, zone: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-pile="${zone}-${seat}"]`)
}

/** Remembers where something is before it moves. */
export function traceOf(root: Element, beat: Beat): Trace {
  const { event } = beat
  if (event.kind !== 'moved') return { beat, from: null, copy: null }
  const lying = cardOf(root, event.handle) ?? pileOf(root, event.seat, event.from)
  const body = lying?.querySelector<HTMLElement>('.st-body') ?? null
  const copies = body && event.to !== 'field' && event.to !== 'hand' ? (body.cloneNode(true) as HTMLElement) : null
  return { beat, from: (body ?? lying)?.getBoundingClientRect() ?? null, copy: copies }
}

/** Moves what the event moved, from where it was to where it is now. `layer` holds what is only seen on the way. */
export function animate(root: HTMLElement, layer: HTMLElement, trace: Trace, speed: number): void {
  const { event, lasts } = trace.beat
  const ms = Math.max(lasts, 260) / speed
  switch (event.kind) {
    case 'moved':
      return flown(root, layer, trace, event, ms)
    case 'don':
      return coins(root, layer, event, ms)
    case 'power':
      return number(root, layer, event.handle, event.by, speed)
    case 'attacks':
    case 'blocks':
      return lunge(cardOf(root, event.kind === 'attacks' ? event.attacker : event.handle), ms)
    case 'activated':
    case 'granted':
      return pulse(cardOf(root, event.handle), ms)
    default:
      return
  }
}

function flown(root: HTMLElement, layer: HTMLElement, { from, copy }: Trace, event: Of<'moved'>, ms: number): void {
  if (!from) return
  const card = cardOf(root, event.as)?.querySelector<HTMLElement>('.st-body')
  if (card) return fly(card, from, ms, event.card !== null && event.from !== 'field' && event.from !== 'hand')
  const pile = pileOf(root, event.seat, event.to === 'none' ? 'limbo' : event.to)
  if (!pile) return
  const ghost = copy ?? blank()
  lay(layer, ghost, from)
  if (event.cause === 'ko') shatter(layer, ghost, pile.getBoundingClientRect(), ms)
  else glide(ghost, from, pile.getBoundingClientRect(), ms)
}

/** A card that stands where it belongs comes from where it was, in an arc; one that was face down turns over on the way. */
function fly(card: HTMLElement, from: DOMRect, ms: number, turns: boolean): void {
  const to = card.getBoundingClientRect()
  if (to.width === 0) return
  const dx = from.x + from.width / 2 - to.x - to.width / 2
  const dy = from.y + from.height / 2 - to.y - to.height / 2
  const scale = Math.max(0.3, from.width / to.width)
  const rise = -Math.min(90, Math.hypot(dx, dy) * 0.22)
  const flip = turns ? ' rotateY(180deg)' : ''
  const half = turns ? ' rotateY(86deg)' : ''
  card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})${flip}`, zIndex: 30 },
      { transform: `translate(${dx * 0.42}px, ${dy * 0.42 + rise}px) scale(${(1 + scale) / 2 + 0.06})${half}`, zIndex: 30, offset: 0.5 },
      { transform: 'none', zIndex: 30 },
    ],
    { duration: ms, easing: arrive },
  )
}

function blank(): HTMLElement {
  const ghost = document.createElement('span')
  ghost.className = 'st-blank'
  return ghost
}

function lay(layer: HTMLElement, ghost: HTMLElement, at: DOMRect): void {
  const base = layer.getBoundingClientRect()
  ghost.classList.add('st-ghost')
  Object.assign(ghost.style, {
    left: `${at.x - base.x}px`,
    top: `${at.y - base.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  })
  layer.append(ghost)
}

function glide(ghost: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
  const dx = to.x + to.width / 2 - from.x - from.width / 2
  const dy = to.y + to.height / 2 - from.y - from.height / 2
  const scale = Math.min(1, to.width / Math.max(1, from.width))
  const rise = -Math.min(60, Math.hypot(dx, dy) * 0.15)
  ghost
    .animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx / 2}px, ${dy / 2 + rise}px) scale(${(1 + scale) / 2})`, opacity: 1, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.9 },
      ],
      { duration: ms, easing: arrive, fill: 'forwards' },
    )
    .finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    )
}

/** Pieces a K.O.'d card falls into. */
const shards = [
  'polygon(0 0, 55% 0, 40% 45%, 0 38%)',
  'polygon(55% 0, 100% 0, 100% 42%, 40% 45%)',
  'polygon(0 38%, 40% 45%, 34% 100%, 0 100%)',
  'polygon(40% 45%, 100% 42%, 100% 74%, 37% 72%)',
  'polygon(37% 72%, 100% 74%, 100% 100%, 34% 100%)',
] as const

function shatter(layer: HTMLElement, ghost: HTMLElement, to: DOMRect, ms: number): void {
  const from = ghost.getBoundingClientRect()
  const dx = to.x + to.width / 2 - from.x - from.width / 2
  const dy = to.y + to.height / 2 - from.y - from.height / 2
  for (const [i, shape] of shards.entries()) {
    const piece = ghost.cloneNode(true) as HTMLElement
    piece.style.clipPath = shape
    layer.append(piece)
    const turn = (i % 2 === 0 ? -1 : 1) * (18 + i * 9)
    piece
      .animate(
        [
          { transform: 'none', opacity: 1, filter: 'brightness(2)' },
          {
            transform: `translate(${dx * 0.12 + (i - 2) * 22}px, ${dy * 0.12 + ((i * 37) % 5) * 9 - 18}px) rotate(${turn}deg)`,
            opacity: 0.9,
            filter: 'brightness(1.2)',
            offset: 0.4,
          },
          { transform: `translate(${dx}px, ${dy}px) rotate(${turn * 3}deg) scale(0.3)`, opacity: 0, filter: 'brightness(0.6)' },
        ],
        { duration: ms * 1.5, easing: 'cubic-bezier(0.3, 0.1, 0.5, 1)', fill: 'forwards' },
      )
      .finished.then(
        () => piece.remove(),
        () => piece.remove(),
      )
  }
  ghost.remove()
}

/** DON!! on their way, one after the other; those that land on a card say what they are worth. */
function coins(root: HTMLElement, layer: HTMLElement, event: Of<'don'>, ms: number): void {
  const place = (where: string): HTMLElement | null =>
    where === 'given' ? cardOf(root, event.handle) : pileOf(root, event.seat, where === 'deck' ? 'donDeck' : 'don')
  const [from, to] = [place(event.from)?.getBoundingClientRect(), place(event.to)?.getBoundingClientRect()]
  if (!from || !to || (event.from !== 'given' && event.to !== 'given' && event.from !== 'deck' && event.to !== 'deck')) return
  for (let i = 0; i < Math.min(event.count, 5); i++) {
    const coin = document.createElement('i')
    coin.className = 'st-coin'
    const size = 26
    lay(layer, coin, new DOMRect(from.x + from.width / 2 - size / 2, from.y + from.height / 2 - size / 2, size, size))
    const dx = to.x + to.width / 2 - from.x - from.width / 2
    const dy = to.y + to.height / 2 - from.y - from.height / 2
    coin
      .animate(
        [
          { transform: 'scale(0.6)', opacity: 0 },
          { transform: `translate(${dx / 2}px, ${dy / 2 - 40}px) scale(1.25) rotate(180deg)`, opacity: 1, offset: 0.5 },
          { transform: `translate(${dx}px, ${dy}px) rotate(360deg)`, opacity: 1, offset: 0.9 },
          { transform: `translate(${dx}px, ${dy}px) scale(2.2)`, opacity: 0 },
        ],
        { duration: ms * 1.3, delay: i * 45, easing: arrive, fill: 'both' },
      )
      .finished.then(
        () => coin.remove(),
        () => coin.remove(),
      )
  }
  if (event.to === 'given') number(root, layer, event.handle, event.count * 1000, 1)
}

/** A number that rises from a card and fades. */
function number(root: HTMLElement, layer: HTMLElement, handle: number, by: number, speed: number): void {
  const at = cardOf(root, handle)?.getBoundingClientRect()
  if (!at) return
  const text = document.createElement('b')
  text.className = 'st-float'
  text.dataset['down'] = String(by < 0)
  text.textContent = by < 0 ? `−${-by}` : `+${by}`
  lay(layer, text, at)
  text
    .animate(
      [
        { transform: 'translateY(20px) scale(0.7)', opacity: 0 },
        { transform: 'translateY(-8px) scale(1.15)', opacity: 1, offset: 0.25 },
        { transform: 'translateY(-30px)', opacity: 1, offset: 0.7 },
        { transform: 'translateY(-48px)', opacity: 0 },
      ],
      { duration: 1000 / speed, easing: arrive, fill: 'both' },
    )
    .finished.then(
      () => text.remove(),
      () => text.remove(),
    )
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

/** Ends everything under way, for a player who skips. */
export function still(layer: HTMLElement): void {
  layer.replaceChildren()
}
