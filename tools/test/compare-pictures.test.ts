import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { comparePictures, sharp } from '../screens/compare-pictures.ts'
import { createTempFolder } from './temp-folder.ts'

const side = 20

/** A grey picture, with some of its pixels white. */
async function draw(path: string, white: number, height = side): Promise<void> {
  const data = Buffer.alloc(side * height * 3, 90).fill(255, 0, white * 3)
  await sharp(data, { raw: { width: side, height, channels: 3 } })
    .png()
    .toFile(path)
}

it('pictures that differ are listed, the most changed first, and drawn with what changed in red', async () => {
  const folder = createTempFolder({})
  const [before, after] = ['before', 'after'].map((name) => join(folder, name)) as [string, string]
  for (const one of [before, after]) {
    mkdirSync(one)
    await draw(join(one, 'same.png'), 7)
  }
  await draw(join(before, 'gone.png'), 0)
  await draw(join(after, 'new.png'), 0)
  for (const [name, white, height] of [
    ['a-little', 1, side],
    ['a-lot', 100, side],
    ['resized', 0, 2 * side],
  ] as const) {
    await draw(join(before, `${name}.png`), 0)
    await draw(join(after, `${name}.png`), white, height)
  }
  expect(await comparePictures(before, after)).toEqual([
    'only before: gone.png',
    'only after: new.png',
    '100.00 % resized.png',
    ' 25.00 % a-lot.png',
    '  0.25 % a-little.png',
    '3 of 4 pictures differ.',
  ])
  const drawn = join(after, 'differences')
  expect(existsSync(join(drawn, 'same.png'))).toBe(false)
  const { data } = await sharp(join(drawn, 'a-lot.png')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixel = (at: number) => [...data.subarray(at * 3, at * 3 + 3)]
  expect([pixel(0), pixel(99), pixel(100)]).toEqual([
    [255, 40, 40],
    [255, 40, 40],
    [36, 36, 36],
  ])
})
