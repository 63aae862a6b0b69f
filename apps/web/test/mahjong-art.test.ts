import { isRejection, Match, sha256 } from '@parlor/kernel'
import { faceCount, honourOf, mahjong, reportOf, suitOf, type MahjongKinds } from '@parlor/mahjong'
import { describe, expect, test } from 'vitest'
import { faceBox, faceStrokes } from '../src/games/mahjong/faces.ts'
import { isFair } from '../src/games/mahjong/fair.tsx'
import miniature from '../src/games/mahjong/miniature.ts'
import { linesOf } from '../src/games/mahjong/pages/race.tsx'
import sketch from '../src/games/mahjong/sketch.ts'
import type { Stroke } from '../src/games/miniature.ts'

function all(strokes: readonly Stroke[]): Stroke[] {
  return strokes.flatMap((stroke) => [stroke, ...all(stroke.inside ?? [])])
}

const faces = Array.from({ length: faceCount }, (_, face) => face)

describe('the faces', () => {
  test('are 34, and no two look alike', () => {
    expect(faces).toHaveLength(34)
    expect(new Set(faces.map((face) => JSON.stringify(faceStrokes(face)))).size).toBe(34)
  })

  test('are drawn: no text, no picture from elsewhere, nothing that is not a number', () => {
    for (const face of faces)
      for (const { tag, attributes } of all(faceStrokes(face))) {
        expect(['g', 'path', 'circle', 'rect']).toContain(tag)
        for (const value of Object.values(attributes)) expect(String(value)).not.toMatch(/NaN|undefined|Infinity|url|http/)
      }
  })

  test('show as many dots as their number', () => {
    for (const face of faces.filter((one) => suitOf(one) === 'dots').slice(1)) {
      const flowers = faceStrokes(face).filter(({ tag }) => tag === 'path')
      expect(flowers).toHaveLength(face - 17)
    }
  })

  test('show as many sticks as their number, and a bird for one', () => {
    for (const face of faces.filter((one) => suitOf(one) === 'bamboo').slice(1)) expect(faceStrokes(face)).toHaveLength(face - 8)
    expect(faceStrokes(9).length).toBeGreaterThan(15)
  })

  test('leave the white dragon blank within its frame', () => {
    const white = faces.find((face) => honourOf(face) === 'white')!
    expect(all(faceStrokes(white)).every(({ tag }) => tag === 'rect')).toBe(true)
  })

  test('stay inside their box', () => {
    for (const face of faces)
      for (const { tag, attributes } of all(faceStrokes(face)))
        if (tag === 'circle') {
          const { cx, cy, r } = attributes as { cx: number; cy: number; r: number }
          expect(cx - r).toBeGreaterThanOrEqual(0)
          expect(cx + r).toBeLessThanOrEqual(faceBox.width + 1)
          expect(cy - r).toBeGreaterThanOrEqual(0)
          expect(cy + r).toBeLessThanOrEqual(faceBox.height + 1)
        }
  })
})

describe('small pictures', () => {
  test('a position is sketched as its four tiles', () => {
    const drawn = sketch('classic bets 0 score 0 streak 0 out 0\nhand 1m 9p E7 P\ndraw 1m\ndiscard')
    expect(drawn?.strokes).toHaveLength(4)
    expect(sketch('nonsense')).toBeNull()
    expect(sketch('hand 1m 2m 3m')).toBeNull()
    expect(sketch('hand 1m 2m 3m 0x')).toBeNull()
  })

  test('the lobby shows a real hand with a coin on it', () => {
    const { strokes } = miniature()
    expect(strokes.filter(({ tag }) => tag === 'g')).toHaveLength(4)
    expect(strokes.some(({ attributes }) => attributes['fill'] === 'url(#mahjong-gold)')).toBe(true)
    expect(strokes.some(({ beat }) => beat !== undefined)).toBe(true)
  })
})

describe('a fair deal', () => {
  function run(seed: string): Match<MahjongKinds> {
    const match = Match.begin(mahjong.game, { options: { honors: 'kind' }, seed })
    if (isRejection(match)) throw new Error(match.rejected)
    while (!match.outcome) match.play(0, { bet: match.view(0).total > 20 ? 'lower' : 'higher' })
    return match
  }

  test('is proven by its seed, and by no other', () => {
    const match = run('00112233445566778899aabbccddeeff')
    expect(isFair(match, match.origin.seed, sha256(match.origin.seed))).toBe(true)
    expect(isFair(match, 'another', sha256(match.origin.seed))).toBe(false)
    expect(isFair(match, 'another', sha256('another'))).toBe(false)
  })

  test('the race starts at nothing and ends at the score', () => {
    const { bets, score, bestExpected } = reportOf(run('race'))
    const lines = linesOf(bets)
    for (const line of Object.values(lines)) expect(line).toMatch(/^M0 160(L[\d.]+ [\d.]+)+$/)
    expect(score >= bestExpected).toBe(lines.score.endsWith('L600 4'))
    expect(linesOf([]).score).toBe('M0 160')
  })
})
