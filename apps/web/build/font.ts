import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'

/** Titles have one weight; their optical size stays an axis. Half the bytes of the whole family, on the path to the first view. */
const weight = 560

/** What `unicode-range` in fonts.css promises. */
const ranges: readonly (readonly [number, number?])[] = [
  [0x20, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
]

/** Gives the style sheets `@fonts/display.woff2`: Fraunces as the titles use it. */
export function fontPlugin(cache: string): Plugin {
  return {
    name: 'parlor-font',
    config: async () => ({ resolve: { alias: { '@fonts/display.woff2': await displayFont(cache) } } }),
  }
}

async function displayFont(cache: string): Promise<string> {
  const source = createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')
  const font = readFileSync(source)
  const mark = createHash('sha256')
    .update(font)
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 12)
  const path = join(cache, `fraunces-${mark}.woff2`)
  if (existsSync(path)) return path
  const made = await subset(font, characters(), { targetFormat: 'woff2', variationAxes: { wght: weight } })
  mkdirSync(cache, { recursive: true })
  // Two builds at once each write a whole file; neither reads half of one.
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, made)
  renameSync(draft, path)
  return path
}

function characters(): string {
  const points: number[] = []
  for (const [from, to = from] of ranges) for (let point = from; point <= to; point++) points.push(point)
  return String.fromCodePoint(...points)
}
