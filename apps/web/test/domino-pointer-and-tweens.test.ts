import { describe, expect, it } from 'vitest'
import { TileAnimator } from '../src/games/domino/tile-animator.ts'
import { easings } from '../src/game-ui/canvas/easings.ts'
import { listenToPointer, type PointerHandlers } from '../src/game-ui/canvas/pointer-input.ts'
import { PoseTween, type Pose } from '../src/games/domino/tween.ts'

describe('a pointer', () => {
  /** An element with pointer events, and handlers that record calls. */
  function createPointerTarget(busy: () => boolean) {
    const calls: string[] = []
    const element = Object.assign(new EventTarget(), {
      style: {},
      setPointerCapture() {},
      getBoundingClientRect: () => ({ left: 0, top: 0 }),
    }) as unknown as HTMLElement
    const hands: PointerHandlers<number | 'table'> = {
      busy,
      skip: () => calls.push('skip'),
      press: ({ x }, early) => (x < 50 ? 7 : early ? null : 'table'),
      onMove: (held, _, far) => calls.push(far ? `drag ${held}` : 'move'),
      onRelease: (held, _, tap) => calls.push(`${tap ?? 'no'} tap on ${held}`),
      onCancel: () => calls.push('cancel'),
      onHover: () => '',
    }
    listenToPointer(element, hands)
    const point = (type: string, clientX: number, clientY = 10) =>
      element.dispatchEvent(
        Object.assign(new Event(type), { isPrimary: true, button: 0, pointerId: 1, pointerType: 'touch', clientX, clientY }),
      )
    return { calls, point }
  }

  it('taps, taps twice and drags', () => {
    const { calls, point } = createPointerTarget(() => false)
    for (let i = 0; i < 2; i++) for (const type of ['pointerdown', 'pointerup']) point(type, 10)
    for (const [type, x] of [
      ['pointerdown', 10],
      ['pointermove', 15],
      ['pointermove', 40],
      ['pointerup', 200],
    ] as const)
      point(type, x)
    for (const type of ['pointerdown', 'pointerup']) point(type, 90)
    expect(calls).toEqual(['single tap on 7', 'double tap on 7', 'move', 'drag 7', 'single tap on 7', 'single tap on table'])
  })

  it('that goes down during an animation skips it; a tap does nothing more, a drag continues', () => {
    const { calls, point } = createPointerTarget(() => !calls.includes('skip'))
    for (const type of ['pointerdown', 'pointerup']) point(type, 10)
    expect(calls).toEqual(['skip', 'no tap on 7'])
    calls.length = 0
    for (const type of ['pointerdown', 'pointerup']) point(type, 90)
    expect(calls).toEqual(['skip'])
    calls.length = 0
    for (const [type, x] of [
      ['pointerdown', 10],
      ['pointermove', 40],
      ['pointerup', 200],
    ] as const)
      point(type, x)
    expect(calls).toEqual(['skip', 'drag 7', 'no tap on 7'])
  })
})

describe('tweens', () => {
  const here: Pose = { x: 0, y: 0, size: 60, angle: 0, alpha: 1, lift: 0, dim: 0 }
  const target: Pose = { ...here, x: 100, angle: (3 * Math.PI) / 2 }

  it('end on time, rotating the shorter way', () => {
    const mover = new PoseTween(here, false)
    mover.tweenTo(target, { duration: 500, arc: 1 })
    mover.step(250)
    expect(mover.pose.x).toBeGreaterThan(50)
    expect(mover.pose.lift).toBeGreaterThan(0.9)
    // From 0 to 270 degrees is 90 counterclockwise.
    expect(mover.pose.angle).toBeGreaterThan(Math.PI * 1.5)
    mover.step(250)
    expect(mover.pose).toEqual(target)
    expect(mover.moving).toBe(false)
  })

  it('flip in two halves', () => {
    const mover = new PoseTween(here, false)
    mover.flip(true, 100, 200)
    mover.step(100)
    expect(mover.flipProgress).toBe(-1)
    mover.step(200)
    expect(mover.flipProgress).toBeCloseTo(0)
    mover.step(200)
    expect(mover.flipProgress).toBe(1)
  })

  it('are pushed by a neighbour, and slide back', () => {
    const ensemble = new TileAnimator()
    const sprite = (key: string, x: number) => ({ key, tile: null, faceUp: false, pose: { ...here, x }, depth: 0, glow: false })
    ensemble.snapTo([sprite('a', 0), sprite('b', 90), sprite('c', 900)])
    ensemble.shakeNeighbours('a')
    expect(ensemble.step(1)).toBe(true)
    expect(ensemble.pieces.get('b')!.mover.pose.x).toBeGreaterThan(90)
    expect(ensemble.pieces.get('c')!.mover.pose.x).toBe(900)
    while (ensemble.step(50)) expect(ensemble.pieces.get('b')!.mover.pose.x).toBeGreaterThan(89.9)
    expect(ensemble.pieces.get('b')!.mover.pose.x).toBe(90)
  })

  it('shake on an illegal move, and end where they began', () => {
    const ensemble = new TileAnimator()
    ensemble.snapTo([{ key: 't5', tile: 5, faceUp: true, pose: here, depth: 0, glow: false }])
    ensemble.shake('t5')
    const places: number[] = []
    while (ensemble.step(16)) places.push(ensemble.pieces.get('t5')!.mover.pose.x)
    expect(Math.max(...places)).toBeGreaterThan(3)
    expect(Math.min(...places)).toBeLessThan(-1)
    expect(ensemble.pieces.get('t5')!.mover.pose).toEqual(here)
  })

  it('ease from 0 to 1', () => {
    for (const ease of Object.values(easings)) {
      expect(ease(0)).toBeCloseTo(0)
      expect(ease(1)).toBeCloseTo(1)
    }
  })

  it('reuse sprites by key, and remove missing ones', () => {
    const ensemble = new TileAnimator()
    const sprite = (key: string, x: number) => ({ key, tile: null, faceUp: false, pose: { ...here, x }, depth: 0, glow: false })
    ensemble.snapTo([sprite('h1.0', 0), sprite('h1.1', 50)])
    const piece = ensemble.pieces.get('h1.0')
    ensemble.rename('h1.0', 't5')
    ensemble.animateTo([{ ...sprite('t5', 200), tile: 5, faceUp: true }], () => ({ duration: 100, half: 50 }))
    expect(ensemble.pieces.get('t5')).toBe(piece)
    while (ensemble.step(20)) expect(ensemble.pieces.size).toBeLessThanOrEqual(2)
    expect([...ensemble.pieces.keys()]).toEqual(['t5'])
    expect(piece!.mover.pose.x).toBe(200)
    expect(piece!.mover.flipProgress).toBe(1)
  })
})
