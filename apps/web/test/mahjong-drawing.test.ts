import { isRejection } from '@parlor/kernel'
import { Match, sha256 } from '@parlor/kernel/host'
import { faceCount, honourOf, mahjong, runReportOf, suitOf, type MahjongTypes } from '@parlor/mahjong'
import { describe, expect, test } from 'vitest'
import { faceSize, drawTileFace } from '../src/games/mahjong/tile-faces.ts'
import { runEndMessage } from '../src/games/mahjong/result-summary.tsx'
import { isDealFair } from '../src/games/mahjong/deal-fairness-check.tsx'
import { linePaths } from '../src/games/mahjong/pages/score-chart.tsx'
import drawing from '../src/games/mahjong/drawing.ts'
import type { SvgShape } from '../src/web-game/svg-drawing.ts'

const drawThumbnail = (position: string) => drawing.draw(position, 'small')

function all(strokes: readonly SvgShape[]): SvgShape[] {
  return strokes.flatMap((stroke) => [stroke, ...all(stroke.inside ?? [])])
}

const faces = Array.from({ length: faceCount }, (_, face) => face)

describe('the faces', () => {
  test('are 34, and no two look alike', () => {
    expect(faces).toHaveLength(34)
    expect(new Set(faces.map((face) => JSON.stringify(drawTileFace(face)))).size).toBe(34)
  })

  test('are paths: no text, no external images, only finite numbers', () => {
    for (const face of faces)
      for (const { tag, attributes } of all(drawTileFace(face))) {
        expect(['g', 'path', 'circle', 'rect']).toContain(tag)
        for (const value of Object.values(attributes)) expect(String(value)).not.toMatch(/NaN|undefined|Infinity|url|http/)
      }
  })

  test('show as many dots as their number', () => {
    for (const face of faces.filter((one) => suitOf(one) === 'dots').slice(1)) {
      const flowers = drawTileFace(face).filter(({ tag }) => tag === 'path')
      expect(flowers).toHaveLength(face - 17)
    }
  })

  test('show as many sticks as their number, and a bird for one', () => {
    for (const face of faces.filter((one) => suitOf(one) === 'bamboo').slice(1)) expect(drawTileFace(face)).toHaveLength(face - 8)
    expect(drawTileFace(9).length).toBeGreaterThan(15)
  })

  test('leave the white dragon blank within its frame', () => {
    const white = faces.find((face) => honourOf(face) === 'white')!
    expect(all(drawTileFace(white)).every(({ tag }) => tag === 'rect')).toBe(true)
  })

  test('stay inside their box', () => {
    for (const face of faces)
      for (const { tag, attributes } of all(drawTileFace(face)))
        if (tag === 'circle') {
          const { cx, cy, r } = attributes as { cx: number; cy: number; r: number }
          expect(cx - r).toBeGreaterThanOrEqual(0)
          expect(cx + r).toBeLessThanOrEqual(faceSize.width + 1)
          expect(cy - r).toBeGreaterThanOrEqual(0)
          expect(cy + r).toBeLessThanOrEqual(faceSize.height + 1)
        }
  })
})

/** Points of a path after its transforms; the light edge may exceed them by half a unit. */
function cornersOf({ attributes }: SvgShape): (readonly [x: number, y: number])[] {
  const [, x = 0, y = 0, wide = 1, high = 1] =
    /^translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.-]+) ([\d.-]+)\)$/.exec(String(attributes['transform'] ?? ''))?.map(Number) ?? []
  return [...String(attributes['d']).matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, px, py]) => [
    x + Number(px) * wide,
    y + Number(py) * high,
  ])
}

describe('the characters', () => {
  const written = faces.filter((face) => suitOf(face) === 'characters' || (honourOf(face) && honourOf(face) !== 'white'))

  test('stay within their tile', () => {
    expect(written).toHaveLength(15)
    for (const face of written)
      for (const stroke of all(drawTileFace(face)).filter(({ tag }) => tag === 'path'))
        for (const [x, y] of cornersOf(stroke)) {
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(faceSize.width)
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(faceSize.height)
        }
  })

  test('are large enough to be read at 40 px', () => {
    for (const face of written) {
      const corners = all(drawTileFace(face))
        .filter(({ tag }) => tag === 'path')
        .flatMap(cornersOf)
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(faceSize.width * 0.66)
      expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(faceSize.height * 0.66)
    }
  })
})

describe('thumbnails', () => {
  test('a position is drawn as its four tiles', () => {
    const drawn = drawThumbnail('classic bets 0 score 0 streak 0 out 0\nhand 1m 9p E7 P\ndraw 1m\ndiscard')
    expect(drawn?.strokes.filter(({ tag }) => tag === 'g')).toHaveLength(4)
    // Both honours have a coin with a shine and what they are worth, whose figures differ.
    expect(drawn?.strokes.filter(({ tag }) => tag === 'circle')).toHaveLength(2 * 2)
    const figures = drawn?.strokes.filter(({ tag }) => tag === 'path').map(({ attributes }) => attributes['d'])
    expect([figures?.length, new Set(figures).size]).toEqual([2, 2])
    expect(drawThumbnail('nonsense')).toBeNull()
    expect(drawThumbnail('hand 1m 2m 3m')).toBeNull()
    expect(drawThumbnail('hand 1m 2m 3m 0x')).toBeNull()
  })

  test('the lobby shows a real hand with a coin on it', () => {
    const { strokes } = drawing.draw(drawing.lobbyPosition, 'full')!
    expect(strokes.filter(({ tag }) => tag === 'g')).toHaveLength(4)
    expect(strokes.some(({ attributes }) => attributes['fill'] === 'url(#mahjong-gold)')).toBe(true)
    expect(strokes.some(({ beat }) => beat !== undefined)).toBe(true)
  })
})

describe('the end of a run', () => {
  const ends = (position: string, bet: 'higher' | 'lower') => {
    const match = Match.fromPosition(mahjong.game, position) as Match<MahjongTypes>
    match.play(0, { bet })
    return runEndMessage(match)
  }

  test('names the honour that ended it, or the pile', () => {
    const rest = 'draw 9s 9s 9s 9s 1p 1p 1p 1p\ndiscard'
    expect(ends(`classic bets 3 score 0 streak 0 out 0\nhand E1 1m 1m 1m\n${rest}`, 'lower')).toEqual({
      key: 'after.tooLow',
      params: { tile: { key: 'honour.east' } },
    })
    expect(ends('classic bets 200 score 9 streak 0 out 2\nhand 5m 5m 5m 5m\ndraw 5s 5s 5s 6s\ndiscard', 'higher')).toEqual({
      key: 'outcome.exhausted',
    })
    expect(ends(`classic bets 3 score 0 streak 0 out 0\nhand E 1m 1m 1m\n${rest}`, 'lower')).toBeNull()
  })
})

describe('a fair deal', () => {
  function run(seed: string): Match<MahjongTypes> {
    const match = Match.begin(mahjong.game, { options: { honors: 'kind' }, seed })
    if (isRejection(match)) throw new Error(match.rejected)
    while (!match.outcome) match.play(0, { bet: match.view(0).total > 20 ? 'lower' : 'higher' })
    return match
  }

  test('is verified by its seed only', () => {
    const match = run('00112233445566778899aabbccddeeff')
    expect(isDealFair(match, match.origin.seed, sha256(match.origin.seed))).toBe(true)
    expect(isDealFair(match, 'another', sha256(match.origin.seed))).toBe(false)
    expect(isDealFair(match, 'another', sha256('another'))).toBe(false)
  })

  test('the score chart starts at 0 and ends at the score', () => {
    const { lines, score } = runReportOf(run('race'))
    const paths = linePaths(lines)
    for (const path of paths) expect(path).toMatch(/^M0 [\d.]+(L[\d.]+ [\d.]+)+$/)
    const top = Math.max(...lines.flatMap(({ points }) => points))
    expect(paths[2]!.startsWith('M0 160')).toBe(true)
    expect(Number(/ ([\d.]+)$/.exec(paths[2]!)![1])).toBeCloseTo(160 - (score / top) * 156, 0)
    expect(linePaths([{ name: 'score', points: [0] }])).toEqual(['M0 160'])
  })
})
