import { isRejection } from '@parlor/kernel'
import {
  applyTransform,
  inverseTransform,
  pieceLibraryFromText,
  parsePiecesFile,
  pieceKeys,
  piecesFileKeys,
  poseIndexFor,
  posesOf,
  rotations,
  standardPieces,
} from '@parlor/sumzero'
import { describe, expect, it } from 'vitest'
import schema from '../../schema/pieces.json' with { type: 'json' }

const nameOf = (cells: readonly (readonly number[])[]) => JSON.stringify(cells.toSorted((a, b) => a[1]! - b[1]! || a[0]! - b[0]!))

/** Canonical shape: the smallest name of its poses. */
function freeShape(cells: readonly (readonly [number, number])[]): string {
  return posesOf(cells)
    .map((pose) => nameOf(pose.cells))
    .sort()[0]!
}

describe('the standard pieces', () => {
  it('[SUM4] are seven of four cells and twelve of five, five shapes and twelve', () => {
    const sizes = standardPieces.map(({ cells }) => cells.length)
    expect(sizes.filter((size) => size === 4)).toHaveLength(7)
    expect(sizes.filter((size) => size === 5)).toHaveLength(12)
    const shapes = (size: number) =>
      new Set(standardPieces.filter(({ cells }) => cells.length === size).map(({ cells }) => freeShape(cells)))
    expect(shapes(4).size).toBe(5)
    expect(shapes(5).size).toBe(12)
  })

  it('[SUM4] begin at column 0 and row 0', () => {
    for (const { cells } of standardPieces) {
      expect(Math.min(...cells.map(([dx]) => dx))).toBe(0)
      expect(Math.min(...cells.map(([, dy]) => dy))).toBe(0)
    }
  })

  it('[SUM5] have 94 poses, and mirror images share theirs', () => {
    expect(standardPieces.reduce((sum, { poses }) => sum + poses.length, 0)).toBe(94)
    const posesNamed = (id: string) =>
      standardPieces
        .find((piece) => piece.id === id)!
        .poses.map(({ cells }) => nameOf(cells))
        .sort()
    expect(posesNamed('S4')).toEqual(posesNamed('Z4'))
    expect(posesNamed('L4')).toEqual(posesNamed('J4'))
    expect(posesNamed('N5')).not.toEqual(posesNamed('W5'))
  })

  it('[SUM5] turn clockwise', () => {
    // The bar of T4 points up in pose 0's stem down; a quarter turn clockwise points the stem to the left.
    expect(
      nameOf(
        applyTransform(
          [
            [0, 0],
            [1, 0],
            [2, 0],
            [1, 1],
          ],
          { rot: 90, flipX: false },
        ),
      ),
    ).toBe(
      nameOf([
        [1, 0],
        [0, 1],
        [1, 1],
        [1, 2],
      ]),
    )
    expect(() => applyTransform([[0, 0]], { rot: 45 as never, flipX: false })).toThrow(RangeError)
  })

  it('[SUM5] are restored by the inverse, and every transform gives one of the poses', () => {
    for (const { cells, poses } of standardPieces)
      for (const rot of rotations)
        for (const flipX of [false, true]) {
          const turned = applyTransform(cells, { rot, flipX })
          expect(applyTransform(turned, inverseTransform({ rot, flipX }))).toEqual(applyTransform(cells, { rot: 0, flipX: false }))
          expect(nameOf(poses[poseIndexFor(poses, { rot, flipX })]!.cells)).toBe(nameOf(turned))
        }
  })

  it('[SUM6] cost as much as they have cells', () => {
    for (const { cost, cells } of standardPieces) expect(cost).toBe(cells.length)
  })
})

describe('custom pieces', () => {
  const file = (pieces: unknown) => JSON.stringify({ format: 'sumzero-pieces', version: 1, name: 'Mine', pieces })
  const dot = { id: 'Dot', cells: [[0, 0]] }

  it('[SUM7] are read from a file, with a price or without', () => {
    expect(
      isRejection(
        parsePiecesFile(
          file([
            dot,
            {
              id: 'Duo',
              cost: 7,
              cells: [
                [0, 0],
                [1, 0],
              ],
            },
          ]),
        ),
      ),
    ).toBe(false)
    const library = pieceLibraryFromText('4+Dot~1~#+Duo~7~##')
    if (isRejection(library)) throw new Error(library.rejected)
    expect(library.pieces.map(({ cost }) => cost)).toEqual([4, 4, 4, 4, 4, 4, 4, 1, 7])
  })

  it.each([
    ['no JSON', '{', 'json.malformed'],
    ['another format', JSON.stringify({ format: 'x' }), 'custom.otherFormat'],
    ['another version', JSON.stringify({ format: 'sumzero-pieces', version: 2, name: 'a', pieces: [] }), 'custom.otherVersion'],
    ['a missing key', JSON.stringify({ format: 'sumzero-pieces', version: 1, name: 'a' }), 'custom.missingKey'],
    ['an unknown key', JSON.stringify({ format: 'sumzero-pieces', version: 1, name: 'a', pieces: [], x: 1 }), 'custom.unknownKey'],
    ['no name', JSON.stringify({ format: 'sumzero-pieces', version: 1, name: ' ', pieces: [] }), 'custom.badName'],
    ['no list', file({}), 'custom.notAList'],
    ['no pieces', file([]), 'custom.pieceCount'],
    ['too many', file(Array.from({ length: 21 }, (_, i) => ({ id: `P${i}`, cells: [[0, 0]] }))), 'custom.pieceCount'],
    ['no piece', file([7]), 'custom.notAPiece'],
    ['cells that are none', file([{ id: 'Dot', cells: [['0', 0]] }]), 'custom.notAPiece'],
    ['a price that is none', file([{ ...dot, cost: '1' }]), 'custom.notAPiece'],
    ['an unknown key of a piece', file([{ ...dot, colour: 1 }]), 'custom.unknownKey'],
    ['a bad name', file([{ ...dot, id: 'dot' }]), 'sumzero.badPieceId'],
    ['a bad price', file([{ ...dot, cost: 0 }]), 'sumzero.badPieceCost'],
    ['no cells', file([{ id: 'Dot', cells: [] }]), 'sumzero.badPieceSize'],
    [
      'cells outside the box',
      file([
        {
          id: 'Dot',
          cells: [
            [0, 0],
            [5, 0],
          ],
        },
      ]),
      'sumzero.badPieceCells',
    ],
    [
      'a cell twice',
      file([
        {
          id: 'Dot',
          cells: [
            [0, 0],
            [0, 0],
          ],
        },
      ]),
      'sumzero.badPieceCells',
    ],
    ['a box that begins later', file([{ id: 'Dot', cells: [[1, 0]] }]), 'sumzero.badPieceCells'],
    [
      'cells apart',
      file([
        {
          id: 'Dot',
          cells: [
            [0, 0],
            [1, 1],
          ],
        },
      ]),
      'sumzero.brokenPiece',
    ],
    ['a standard name', file([{ id: 'T4', cells: [[0, 0]] }]), 'sumzero.samePieceId'],
  ])('[SUM7] are refused with %s', (_, text, rejected) => {
    expect(parsePiecesFile(text)).toMatchObject({ rejected })
  })

  it.each(['', '6', '4+', '4+T4~4~##-##', '4+Dot~1~#+Dot~1~#', '4+Dot~1~.#', '4+Dot~0~#', `4${'+Dot~1~#'.repeat(21)}`])(
    '[SUM7] a library is not named %s',
    (text) => {
      expect(isRejection(pieceLibraryFromText(text))).toBe(true)
    },
  )

  it('[SUM7] have a schema that names the same keys', () => {
    expect(schema.required.toSorted()).toEqual([...piecesFileKeys].sort())
    expect(Object.keys(schema.properties.pieces.items.properties).toSorted()).toEqual([...pieceKeys].sort())
  })
})
