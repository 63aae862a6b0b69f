import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'

/** Titles have one weight; their optical size stays an axis. Half the bytes of the whole family, on the path to the first view. */
const weight = 560

/** Gives the style sheets `@fonts/display.woff2`: Fraunces as the titles use it. */
export function displayFontPlugin(cache: string): Plugin {
  return {
    name: 'parlor-font',
    config: async () => ({ resolve: { alias: { '@fonts/display.woff2': await subsetDisplayFont(cache) } } }),
  }
}

async function subsetDisplayFont(cache: string): Promise<string> {
  const styles = readFileSync(join(import.meta.dirname, '../src/ui/style/fonts.css'), 'utf8')
  const source = createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')
  const font = readFileSync(source)
  const mark = createHash('sha256')
    .update(font)
    .update(styles)
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 12)
  const path = join(cache, `fraunces-${mark}.woff2`)
  if (existsSync(path)) return path
  const made = await subset(font, charactersOf(styles), { targetFormat: 'woff2', variationAxes: { wght: weight } })
  mkdirSync(cache, { recursive: true })
  // Two builds at once each write a whole file; neither reads half of one.
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, made)
  renameSync(draft, path)
  return path
}

/** All that the first `unicode-range` promises: that of the titles. */
function charactersOf(styles: string): string {
  const points: number[] = []
  for (const [, from, to = from] of /unicode-range:([^;]+)/.exec(styles)![1]!.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
    for (let point = Number.parseInt(from!, 16); point <= Number.parseInt(to!, 16); point++) points.push(point)
  return String.fromCodePoint(...points)
}
