import { afterEach, describe, expect, test, vi } from 'vitest'
import { sounds } from '../src/games/dots/sounds.ts'
import { music } from '../src/games/dots/music.ts'
import { composePassage } from '../src/platform/sound/compose-music.ts'
import {
  minPitchChange,
  gainFromPercent,
  createPitchVariation,
  noteForSound,
  pitchAtStep,
  maxPitchDeviation,
} from '../src/platform/sound/pitch-variation.ts'

/** Deterministic pseudo-random numbers in 0..1. */
function numbers(seed: number): () => number {
  let word = seed
  return () => (word = (word * 16807) % 2147483647) / 2147483647
}

describe('pitch', () => {
  test('the first step is the sound itself', () => {
    expect(pitchAtStep(220)).toBe(220)
    expect(pitchAtStep(220, 1)).toBe(220)
  })

  test('rises with every wave, an octave in five, up to a maximum', () => {
    const climb = Array.from({ length: 15 }, (_, i) => pitchAtStep(220, i + 1))
    for (const [i, pitch] of climb.slice(1).entries()) expect(pitch).toBeGreaterThan(climb[i]!)
    expect(pitchAtStep(220, 6)).toBeCloseTo(440)
    expect(pitchAtStep(220, 217)).toBe(pitchAtStep(220, 15))
    expect(pitchAtStep(220, 217)).toBeLessThan(2000)
  })
})

describe('variety', () => {
  test.each([
    ['random numbers', numbers(7)],
    ['always the same number', () => 0.5],
    ['always nothing', () => 0],
    ['always nearly one', () => 0.999],
  ])('never two equal in a row and never more than five per cent off, from %s', (_, random) => {
    const vary = createPitchVariation(random)
    let last = vary()
    for (let i = 0; i < 500; i++) {
      const next = vary()
      expect(Math.abs(next - last)).toBeGreaterThanOrEqual(minPitchChange * 0.99)
      expect(Math.abs(next - 1)).toBeLessThanOrEqual(maxPitchDeviation + 1e-9)
      last = next
    }
  })

  test('a note carries the sound’s material, length and loudness', () => {
    expect(noteForSound(sounds.burst, 6, 1)).toEqual({
      material: 'pluck',
      frequency: 440,
      seconds: sounds.burst.seconds,
      gain: sounds.burst.gain,
    })
  })
})

test('gain goes from 0 to 1, with a slower rise at low volume', () => {
  expect([gainFromPercent(0), gainFromPercent(100), gainFromPercent(-5), gainFromPercent(400)]).toEqual([0, 1, 0, 1])
  expect(gainFromPercent(50)).toBeLessThan(0.5)
})

describe('a recorded sound', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('is played at its pitch, within five per cent', async () => {
    const rates: number[] = []
    class Node {
      gain = { setTargetAtTime() {} }
      connect() {}
      start() {}
    }
    class Clip extends Node {
      constructor(_: unknown, { playbackRate }: { playbackRate: number }) {
        super()
        rates.push(playbackRate)
      }
    }
    class Context {
      state = 'running'
      currentTime = 0
      destination = {}
      decodeAudioData = () => Promise.resolve({})
    }
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', new EventTarget())
    vi.stubGlobal('AudioContext', Context)
    vi.stubGlobal('AudioBufferSourceNode', Clip)
    vi.stubGlobal('DynamicsCompressorNode', Node)
    vi.stubGlobal('GainNode', Node)
    vi.resetModules()
    const { playClip } = await import('../src/platform/sound/sound-player.ts')
    playClip(new ArrayBuffer(8))
    page.dispatchEvent(new Event('pointerdown'))
    for (let i = 0; i < 5; i++) playClip(new ArrayBuffer(8))
    await vi.waitFor(() => expect(rates).toHaveLength(5))
    for (const rate of rates) expect(Math.abs(rate - 1)).toBeLessThanOrEqual(maxPitchDeviation + 1e-9)
  })
})

describe('music', () => {
  test('is quiet, slow and never silent', () => {
    for (let turn = 0; turn < 40; turn++) {
      const { seconds, drones, sparks } = composePassage(music, turn, numbers(turn + 1))
      expect(drones).toHaveLength(3)
      for (const tone of [...drones, ...sparks]) {
        expect(tone.gain).toBeLessThan(0.2)
        expect(tone.frequency).toBeGreaterThan(40)
        expect(tone.frequency).toBeLessThan(2000)
        expect(Math.abs(tone.pan)).toBeLessThanOrEqual(1)
        expect(tone.at).toBeLessThan(seconds)
      }
      // Chords overlap the next passage, without a gap.
      expect(Math.max(...drones.map(({ at, seconds }) => at + seconds))).toBeGreaterThan(seconds)
    }
  })

  test('does not repeat itself', () => {
    const random = numbers(9)
    const passages = Array.from({ length: 8 }, (_, turn) => JSON.stringify(composePassage(music, turn, random)))
    expect(new Set(passages).size).toBe(8)
  })
})
