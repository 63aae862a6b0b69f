import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { omittedModulePatterns, includedModules, stubbedModulePattern } from '../phaser-build.ts'
import { startFrameLoop, type FrameDemand } from '../src/game-ui/canvas/frame-loop.ts'
import { renderersToTry, rendererFromUrl } from '../src/game-ui/canvas/choose-renderer.ts'

describe('the renderer', () => {
  test('can be forced by the address', () => {
    expect(rendererFromUrl('?r=canvas')).toBe('canvas')
    expect(rendererFromUrl('?a=1&r=webgl')).toBe('webgl')
    expect(rendererFromUrl('')).toBe('auto')
    expect(rendererFromUrl('?r=vulkan')).toBe('auto')
  })

  test('is hardware WebGL, with the 2D canvas as fallback', () => {
    expect(renderersToTry('auto', true)).toEqual(['webgl', 'canvas'])
    expect(renderersToTry('auto', false)).toEqual(['canvas'])
    expect(renderersToTry('canvas', true)).toEqual(['canvas'])
    expect(renderersToTry('webgl', false)).toEqual(['webgl', 'canvas'])
  })
})

describe('the loop', () => {
  let frames: ((now: number) => void)[] = []
  let now = 0

  /** One frame: runs every requested callback once. */
  function frame(time: number): void {
    now = time
    const due = frames
    frames = []
    for (const draw of due) draw(time)
  }

  beforeEach(() => {
    frames = []
    now = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal('performance', { now: () => now })
    vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => frames.push(draw))
    vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('draws every frame while busy, rarely while idle, never while still', () => {
    let pace: FrameDemand = 'busy'
    const steps: number[] = []
    const loop = startFrameLoop((elapsed) => {
      steps.push(elapsed)
      return pace
    }, 100)
    frame(16)
    frame(32)
    expect(steps).toEqual([16, 16])
    pace = 'idle'
    frame(48)
    expect(frames).toHaveLength(0)
    vi.advanceTimersByTime(100)
    expect(frames).toHaveLength(1)
    pace = 'still'
    frame(160)
    vi.advanceTimersByTime(60_000)
    expect(frames).toHaveLength(0)
    loop.wake()
    loop.wake()
    expect(frames).toHaveLength(1)
  })

  test('clamps a long frame gap', () => {
    const steps: number[] = []
    startFrameLoop((elapsed) => {
      steps.push(elapsed)
      return 'busy'
    }, 100)
    frame(16)
    frame(60_000)
    expect(steps[1]).toBeLessThanOrEqual(500)
  })

  test('ends when stopped, even outside a frame', () => {
    const loop = startFrameLoop(() => 'idle', 100)
    frame(16)
    loop.stop()
    vi.advanceTimersByTime(1000)
    loop.wake()
    expect(frames).toHaveLength(0)
  })
})

describe('our build of Phaser', () => {
  const home = path.join(path.dirname(createRequire(import.meta.url).resolve('phaser/package.json')), 'src')
  const files = new Set(
    readdirSync(home, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/').replace(/\.js$/, '')),
  )

  test('includes only modules that exist', () => {
    expect(files.size).toBeGreaterThan(1000)
    for (const part of includedModules) expect(files).toContain(part)
  })

  test('excludes only modules that exist and that it does not include', () => {
    for (const pattern of [stubbedModulePattern, ...omittedModulePatterns]) {
      expect([...files].some((file) => pattern.test(file))).toBe(true)
      expect(includedModules.filter((part) => pattern.test(part))).toEqual([])
    }
  })
})
