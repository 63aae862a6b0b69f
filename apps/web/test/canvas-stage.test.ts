import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCanvasStage, type CreateCanvasScene, type CanvasScene } from '../src/game-ui/canvas/canvas-stage.ts'

interface FakeGame {
  readonly renderer: string
  destroyed: boolean
  context: (lost: boolean) => void
}

const games: FakeGame[] = []
let refuseCanvas = false

vi.mock('../src/game-ui/canvas/phaser-game.ts', () => ({
  startPhaserGame: async (_: unknown, renderer: string) => {
    if (renderer === 'canvas') await new Promise((resolve) => setTimeout(resolve, 1000))
    if (renderer === 'canvas' && refuseCanvas) throw new Error('no canvas either')
    const game = {
      renderer,
      destroyed: false,
      scene: {},
      canvas: { style: {} },
      resize() {},
      draw() {},
      context: (_: boolean) => {},
      onContext(changed: (lost: boolean) => void) {
        game.context = changed
      },
      destroy() {
        game.destroyed = true
      },
    }
    games.push(game)
    return game
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  games.length = 0
  refuseCanvas = false
  vi.stubGlobal('location', { search: '?r=webgl' })
  vi.stubGlobal('window', {
    devicePixelRatio: 1,
    addEventListener() {},
    removeEventListener() {},
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
  })
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Painted extends CanvasScene {
  readonly renderer: string
}

const paint: CreateCanvasScene<Painted> = (_, renderer) => ({ renderer, resize() {}, step: () => 'still' })
const host = { clientWidth: 300, clientHeight: 200, dataset: {} } as unknown as HTMLElement

test('a context that is not restored is replaced by a 2D canvas, and no destroyed board is returned', async () => {
  const stage = await openCanvasStage(host, paint)
  expect(stage.scene.renderer).toBe('webgl')
  const alive: boolean[] = []
  games[0]!.context(true)
  for (let i = 0; i < 100; i++) {
    await vi.advanceTimersByTimeAsync(100)
    alive.push(!games.find(({ renderer }) => renderer === stage.scene.renderer)!.destroyed)
  }
  expect(alive.every(Boolean)).toBe(true)
  expect(stage.scene.renderer).toBe('canvas')
  expect(games[0]!.destroyed).toBe(true)
})

test('without any canvas the page is notified', async () => {
  let missing = 0
  const stage = await openCanvasStage(host, paint, () => missing++)
  refuseCanvas = true
  games[0]!.context(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(missing).toBe(1)
  expect(games[0]!.destroyed).toBe(false)
  stage.destroy()
  expect(games[0]!.destroyed).toBe(true)
})

test('a scene that cannot be painted leaves no canvas to the one that replaces it', async () => {
  const paintOnCanvas: CreateCanvasScene<Painted> = (scene, renderer) => {
    if (renderer === 'webgl') throw new Error('no shaders')
    return paint(scene, renderer)
  }
  const opening = openCanvasStage(host, paintOnCanvas)
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await opening).scene.renderer).toBe('canvas')
  expect(games.map(({ renderer, destroyed }) => [renderer, destroyed])).toEqual([
    ['webgl', true],
    ['canvas', false],
  ])
})

test('a destroyed stage notifies nobody', async () => {
  let missing = 0
  const stage = await openCanvasStage(host, paint, () => missing++)
  refuseCanvas = true
  games[0]!.context(true)
  stage.destroy()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(missing).toBe(0)
})
