const arrive = 'cubic-bezier(0.16, 0.84, 0.36, 1)'

/** A face-down card. */
export function createCardBack(): HTMLElement {
  const back = document.createElement('span')
  back.className = 'st-blank'
  const drawn = document.querySelector('.st .sp-back')
  if (drawn) back.append(drawn.cloneNode(true))
  return back
}

/** Adds an element of that size over the table. It is wrapped in a box: a card's own style would place it in a row. */
export function addGhost(layer: HTMLElement, what: HTMLElement, at: DOMRect): HTMLElement {
  const base = layer.getBoundingClientRect()
  const ghost = document.createElement('span')
  ghost.className = 'st-ghost'
  Object.assign(ghost.style, {
    left: `${at.x - base.x}px`,
    top: `${at.y - base.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  })
  ghost.append(what)
  layer.append(ghost)
  return ghost
}

function offsetBetween(from: DOMRect, to: DOMRect): readonly [dx: number, dy: number] {
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
}

/** Animates an element and removes it afterwards. */
function animateAndRemove(what: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const way = what.animate(frames, { easing: arrive, fill: 'both', ...options })
  const remove = () => what.remove()
  way.finished.then(remove, remove)
  return way
}

/** Animates a card to its place from where it was, in an arc; a face-down one turns over on the way. */
export function flyToPlace(card: HTMLElement, from: DOMRect, ms: number, turns: boolean): void {
  const to = card.getBoundingClientRect()
  if (to.width === 0) return
  const [dx, dy] = offsetBetween(to, from)
  const scale = Math.max(0.3, from.width / to.width)
  const lift = -Math.min(90, Math.hypot(dx, dy) * 0.22)
  const half = turns ? ' rotateY(90deg)' : ''
  card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 },
      { transform: `translate(${dx * 0.42}px, ${dy * 0.42 + lift}px) scale(${(1 + scale) / 2 + 0.06})${half}`, zIndex: 30, offset: 0.5 },
      { zIndex: 30 },
    ],
    { duration: ms, easing: arrive },
  )
  if (!turns) return
  const back = createCardBack()
  back.classList.add('st-cover')
  card.append(back)
  animateAndRemove(back, [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], { duration: ms })
}

export function flyToPile(ghost: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
  const [dx, dy] = offsetBetween(from, to)
  const scale = Math.min(1, to.width / Math.max(1, from.width))
  const lift = -Math.min(60, Math.hypot(dx, dy) * 0.15)
  animateAndRemove(
    ghost,
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px) scale(${(1 + scale) / 2})`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.9 },
    ],
    { duration: ms },
  )
}

/** Fades out an element that is no longer there. */
export function fadeOut(root: HTMLElement, what: HTMLElement, ms: number): void {
  what.style.animation = 'none'
  root.append(what)
  animateAndRemove(what, [{ opacity: 1 }, { opacity: 0, scale: 0.97 }], { duration: ms })
}

/** Pieces of a K.O.'d card. */
const shards = [
  'polygon(0 0, 55% 0, 40% 45%, 0 38%)',
  'polygon(55% 0, 100% 0, 100% 42%, 40% 45%)',
  'polygon(0 38%, 40% 45%, 34% 100%, 0 100%)',
  'polygon(40% 45%, 100% 42%, 100% 74%, 37% 72%)',
  'polygon(37% 72%, 100% 74%, 100% 100%, 34% 100%)',
] as const

export function shatterCard(layer: HTMLElement, ghost: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
  const [dx, dy] = offsetBetween(from, to)
  for (const [i, shape] of shards.entries()) {
    const piece = ghost.cloneNode(true) as HTMLElement
    const body = piece.firstElementChild as HTMLElement
    body.style.clipPath = shape
    layer.append(piece)
    const turn = (i % 2 === 0 ? -1 : 1) * (18 + i * 9)
    animateAndRemove(
      piece,
      [
        { transform: 'none', opacity: 1, filter: 'brightness(2)' },
        {
          transform: `translate(${dx * 0.06 + (i - 2) * 20}px, ${dy * 0.06 + ((i * 37) % 5) * 9 - 18}px) rotate(${turn}deg)`,
          opacity: 0.95,
          filter: 'brightness(1.2)',
          offset: 0.4,
        },
        { transform: `translate(${dx}px, ${dy}px) rotate(${turn * 3}deg) scale(0.3)`, opacity: 0, filter: 'brightness(0.6)' },
      ],
      { duration: ms * 1.3, easing: 'cubic-bezier(0.3, 0.1, 0.5, 1)' },
    )
  }
  ghost.remove()
}

/** Animates one DON!! between two places; it ends in a small burst. */
export function flyDon(layer: HTMLElement, from: DOMRect, to: DOMRect, ms: number, delay: number): void {
  const size = 26
  const at = new DOMRect(from.x + (from.width - size) / 2, from.y + (from.height - size) / 2, size, size)
  const coin = document.createElement('i')
  coin.className = 'st-coin'
  const [dx, dy] = offsetBetween(at, to)
  animateAndRemove(
    addGhost(layer, coin, at),
    [
      { transform: 'scale(0.6)', opacity: 0 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 40}px) scale(1.25) rotate(180deg)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) rotate(360deg)`, opacity: 1, offset: 0.9 },
      { transform: `translate(${dx}px, ${dy}px) scale(2.2) rotate(360deg)`, opacity: 0 },
    ],
    { duration: ms, delay },
  )
}

/** Keeps a diamond bright until its delay is over, then dims it. */
export function dimDon(gem: HTMLElement, ms: number, delay: number): void {
  const bright = { opacity: 1, transform: 'none', background: 'linear-gradient(135deg, #fff1c2, #d4a017 55%, #8a6410)' }
  gem.animate([bright, { ...bright, transform: 'scale(1.2)', offset: 0.4 }, {}], { duration: ms, delay, fill: 'backwards' })
}

/** Text that rises from a card; one that replaces another starts at full height. */
export function floatText(layer: HTMLElement, text: HTMLElement, at: DOMRect, ms: number, onward: boolean): void {
  const way = animateAndRemove(
    addGhost(layer, text, at),
    [
      { transform: 'translateY(20px) scale(0.7)', opacity: 0 },
      { transform: 'translateY(-8px) scale(1.15)', opacity: 1, offset: 0.25 },
      { transform: 'translateY(-30px)', opacity: 1, offset: 0.7 },
      { transform: 'translateY(-48px)', opacity: 0 },
    ],
    { duration: ms },
  )
  if (onward) way.currentTime = ms * 0.2
}
