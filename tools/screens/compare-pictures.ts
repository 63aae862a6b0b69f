import { mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from '../file-tree.ts'

interface RawPicture {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

/** The part of sharp's interface in use; the package is a dependency of the web app. */
type Sharp = (
  input: Buffer | string,
  options?: { readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 } },
) => {
  removeAlpha(): { raw(): { toBuffer(options: { readonly resolveWithObject: true }): Promise<RawPicture> } }
  png(): { toFile(path: string): Promise<unknown> }
}

export const sharp = createRequire(join(projectRoot, 'apps/web/package.json'))('sharp') as Sharp

/** Pictures of two folders that differ, the most changed first; draws each into `<after>/differences`, what changed in red. */
export async function comparePictures(before: string, after: string): Promise<readonly string[]> {
  const [old, now] = [before, after].map((folder) => new Set(readdirSync(folder).filter((name) => name.endsWith('.png'))))
  const differing: { readonly name: string; readonly share: number }[] = []
  const names = [...now!].filter((name) => old!.has(name))
  for (const name of names) {
    const share = await compare(join(before, name), join(after, name), join(after, 'differences'), name)
    if (share > 0) differing.push({ name, share })
  }
  return [
    ...[...old!].filter((name) => !now!.has(name)).map((name) => `only before: ${name}`),
    ...[...now!].filter((name) => !old!.has(name)).map((name) => `only after: ${name}`),
    ...differing.toSorted((a, b) => b.share - a.share).map(({ name, share }) => `${(share * 100).toFixed(2).padStart(6)} % ${name}`),
    `${differing.length} of ${names.length} pictures differ.`,
  ]
}

/** Share of the pixels that differ. */
async function compare(before: string, after: string, folder: string, name: string): Promise<number> {
  const [a, b] = await Promise.all([before, after].map((path) => sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })))
  const { width, height } = b!.info
  if (a!.info.width !== width || a!.info.height !== height) return 1
  const drawn = Buffer.alloc(b!.data.length)
  let changed = 0
  for (let at = 0; at < drawn.length; at += 3) {
    const same = a!.data[at] === b!.data[at] && a!.data[at + 1] === b!.data[at + 1] && a!.data[at + 2] === b!.data[at + 2]
    if (!same) changed++
    for (let channel = 0; channel < 3; channel++) {
      const faded = (b!.data[at + channel]! * 2) / 5
      drawn[at + channel] = same ? faded : channel === 0 ? 255 : 40
    }
  }
  if (changed > 0) {
    mkdirSync(folder, { recursive: true })
    await sharp(drawn, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(join(folder, name))
  }
  return changed / (width * height)
}
