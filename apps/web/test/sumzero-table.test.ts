import { isRejection, rngFrom, type Seat } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { heatMapOf, sumzero, type SumZeroTypes, type SumZeroView } from '@parlor/sumzero'
import { describe, expect, test } from 'vitest'
import { stampLandingTime, eventDurations, animationTimingOf } from '../src/games/sumzero/timing.ts'
import { mirroredPose, clampToBoard, posesOfPiece, withPose, rotatedPose, type HeldPiece } from '../src/games/sumzero/held-piece.ts'
import { checkPlacement, placementOf } from '../src/games/sumzero/check-placement.ts'
import { hatchPath, pieceInset } from '../src/games/sumzero/piece-lines.ts'
import { buildViewModel, squaresOfPlacement } from '../src/games/sumzero/view-model.ts'
import { nextLegalPlace, heldPieceAfterKey, cellAfterArrow, heldPieceOnPickUp } from '../src/games/sumzero/keyboard-navigation.ts'

function at(position: string, seat: Seat = 0): { view: SumZeroView; moves: readonly SumZeroTypes['Move'][] } {
  const options = sumzero.game.options.presets[0]!.options
  const state = sumzero.game.notation.readState(position, rngFrom('test'))
  if (isRejection(state)) throw new Error(state.rejected)
  const match = Match.begin(sumzero.game, { options: sumzero.game.fitOptions?.(options, state) ?? options, seed: 'test', position })
  if (isRejection(match)) throw new Error(match.rejected)
  return { view: match.view(seat), moves: match.moves(seat) }
}

const open = '5x5 4 0 L4,I4 O4,T4 0/0 - cyan cyan lays'
const inHand = (piece: string, pose: number, x: number, y: number): HeldPiece => ({ piece, pose, x, y, away: false, dragged: false })

describe('the held piece', () => {
  const { view, moves } = at(open)

  test('four quarter turns, and two flips, restore every pose', () => {
    for (const piece of ['L4', 'I4', 'O4', 'T4']) {
      const poses = posesOfPiece(view, piece)
      for (const pose of poses.keys()) {
        expect([0, 1, 2, 3].reduce((now) => rotatedPose(poses, now), pose)).toBe(pose)
        expect(mirroredPose(poses, mirroredPose(poses, pose))).toBe(pose)
        expect(rotatedPose(poses, rotatedPose(poses, pose), 270)).toBe(pose)
      }
    }
  })

  test('flips horizontally, however it is turned', () => {
    const poses = posesOfPiece(view, 'L4')
    for (const pose of poses.keys()) {
      const { cells, width } = poses[pose]!
      const seen = cells.map(([x, y]) => `${width - 1 - x},${y}`).toSorted()
      expect(poses[mirroredPose(poses, pose)]!.cells.map(String).toSorted()).toEqual(seen)
    }
  })

  test('stays on the board when it is turned at the edge', () => {
    const upright = posesOfPiece(view, 'I4').findIndex(({ height }) => height === 4)
    const lying = posesOfPiece(view, 'I4').findIndex(({ width }) => width === 4)
    const now = withPose(view, inHand('I4', upright, 4, 0), lying)
    expect(now).toMatchObject({ pose: lying, x: 1 })
    expect(clampToBoard(view, inHand('I4', lying, 9, -3))).toMatchObject({ x: 1, y: 0 })
  })

  test('is moved by arrows, turned by R, flipped by F, and by nothing else', () => {
    const now = inHand('L4', 0, 1, 1)
    expect(heldPieceAfterKey('ArrowRight', now, view)).toMatchObject({ x: 2, y: 1 })
    expect(heldPieceAfterKey('ArrowUp', now, view)).toMatchObject({ x: 1, y: 0 })
    expect(heldPieceAfterKey('r', now, view)!.pose).toBe(rotatedPose(posesOfPiece(view, 'L4'), 0))
    expect(heldPieceAfterKey('F', now, view)!.pose).toBe(mirroredPose(posesOfPiece(view, 'L4'), 0))
    expect(heldPieceAfterKey('x', now, view)).toBeNull()
  })

  test('starts at the legal placement nearest to the centre', () => {
    expect(checkPlacement(view, 0, heldPieceOnPickUp(moves, 'L4', view)).legal).toBe(true)
    const gap = at('##.##/##.##/##.##/##.##/##### 4 0 I4 - 0/0 - cyan cyan lays')
    expect(placementOf(heldPieceOnPickUp(gap.moves, 'I4', gap.view))).toEqual({ kind: 'place', piece: 'I4', pose: 1, x: 2, y: 0 })
  })

  test('steps through its legal placements in reading order, and leaves at the end', () => {
    const gap = at('.###/.###/.##./.##./###./###. 4 0 I4 - 0/0 - cyan cyan lays')
    const first = inHand('I4', 1, 0, 0)
    const second = nextLegalPlace(gap.moves, first, gap.view.cols, false)!
    expect(second).toMatchObject({ x: 3, y: 2 })
    expect(nextLegalPlace(gap.moves, second, gap.view.cols, false)).toBeNull()
    expect(nextLegalPlace(gap.moves, second, gap.view.cols, true)).toMatchObject({ x: 0, y: 0 })
  })

  test('is checked with the reason, or with the placements left', () => {
    const covered = at('5x5 4 0 I4 O4 0/0 T4:0@a1,O4:0@d4 cyan cyan lays')
    expect(checkPlacement(covered.view, 0, inHand('I4', 0, 0, 0))).toMatchObject({ legal: false, why: { rejected: 'sumzero.overlap' } })
    const check = checkPlacement(view, 0, inHand('I4', 0, 0, 0))
    expect(check.legal && check.replies).toBeGreaterThan(0)
  })
})

test('arrows move the cursor and stop at the edges', () => {
  const size = { rows: 3, cols: 4 }
  expect(cellAfterArrow('ArrowDown', 0, size)).toBe(4)
  expect(cellAfterArrow('ArrowLeft', 4, size)).toBe(4)
  expect(cellAfterArrow('ArrowRight', 3, size)).toBe(3)
  expect(cellAfterArrow('a', 0, size)).toBeNull()
})

describe('the placement board', () => {
  const { view } = at('5x5 4 0 I4 O4 0/0 T4:0@a1,L4:0@d3 cyan cyan lays')

  test('has every piece once, in its side’s colour, the last one highlighted', () => {
    const { inked } = buildViewModel(view, null, false)
    expect(inked.map(({ piece, seat, fresh }) => [piece, seat, fresh])).toEqual([
      ['T4', 0, false],
      ['L4', 1, true],
    ])
    expect(inked[0]!.squares).toEqual(squaresOfPlacement(view, view.laid[0]!))
  })

  test('marks dead cells, and shows the heat map only where enabled', () => {
    const heat = heatMapOf(view)
    expect(buildViewModel(view, heat, false)).toMatchObject({ heat: [], dead: expect.any(Array) as unknown })
    const warm = buildViewModel(view, heat, true)
    expect(warm.dead).toHaveLength(heat.dead.length)
    expect(warm.heat.length + warm.dead.length).toBe(view.cells.filter((cell) => cell === -1).length)
    expect(Math.max(...warm.heat.map(({ strength }) => strength))).toBeLessThanOrEqual(0.7)
  })
})

test('events are sequential, and the stamp sounds when it lands', () => {
  const { lasts: all, cues } = animationTimingOf([
    { kind: 'placed', seat: 0, piece: 'T4', pose: 0, x: 0, y: 0, cells: [], left: 0 },
    { kind: 'stuck', seat: 1, left: 1, laid: 3 },
  ])
  expect(all).toBe(eventDurations.placed + eventDurations.stuck)
  expect(cues).toEqual([
    { at: stampLandingTime, sound: 'stamp' },
    { at: eventDurations.placed, sound: 'end' },
  ])
})

test('without animations the most important sound is played', () => {
  const bought = { kind: 'bought', seat: 0, piece: 'T4', cost: 4, budget: 0, left: 0 } as const
  const placed = { kind: 'placed', seat: 0, piece: 'T4', pose: 0, x: 0, y: 0, cells: [], left: 0 } as const
  expect(animationTimingOf([placed]).instantSound).toEqual({ sound: 'stamp' })
  expect(animationTimingOf([placed, { kind: 'stuck', seat: 1, left: 1, laid: 3 }]).instantSound).toEqual({ sound: 'end' })
  expect(animationTimingOf([bought, { kind: 'passed', seat: 1, forced: true }]).instantSound).toEqual({ sound: 'buy' })
  expect(animationTimingOf([]).instantSound).toBeUndefined()
})

describe('hatching', () => {
  const piece: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ]
  const strokes = (seat: Seat | null, gap?: number) =>
    [...hatchPath(piece, seat, gap).matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map((one) => one.slice(1).map(Number))

  test('falls for one side and rises for the other', () => {
    for (const [x, y, toX, toY] of strokes(0)) expect(toY! - y!).toBeCloseTo(toX! - x!, 2)
    for (const [x, y, toX, toY] of strokes(1)) expect(toY! - y!).toBeCloseTo(x! - toX!, 2)
    expect(strokes(0).length).toBeGreaterThan(15)
    expect(strokes(null)).toEqual([])
  })

  test('stays inside the outline and continues across cells', () => {
    for (const seat of [0, 1]) {
      for (const [x, y, toX, toY] of strokes(seat)) {
        expect(Math.min(x!, toX!)).toBeGreaterThanOrEqual(pieceInset)
        expect(Math.max(x!, toX!)).toBeLessThanOrEqual(2 - pieceInset)
        expect(Math.min(y!, toY!)).toBeGreaterThanOrEqual(pieceInset)
        expect(Math.max(y!, toY!)).toBeLessThanOrEqual(2 - pieceInset)
      }
      const ends = strokes(seat).flatMap(([x, y, toX, toY]) => [`${x},${y}`, `${toX},${toY}`])
      const onSeam = ends.filter((end) => end.startsWith('1,') && !end.endsWith(',1'))
      for (const end of onSeam.filter((one) => Number(one.split(',')[1]) < 1)) expect(onSeam.filter((one) => one === end)).toHaveLength(2)
    }
  })
})
