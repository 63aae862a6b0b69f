import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The icon files of one app, by path: rounded for browsers, square for systems that cut their own shape. */
export async function renderIconFiles(web: string, name: string): Promise<Map<string, Buffer>> {
  const source = await readFile(join(web, 'build/icons', `${name}.svg`)).catch(() => {
    throw new Error(`build/icons/${name}.svg is missing: every app has its own icon`)
  })
  const files = new Map<string, Buffer>([[`icons/${name}.svg`, source]])
  for (const size of [192, 512]) files.set(`icons/${name}-${size}.png`, await rounded(source, size))
  files.set(`icons/${name}-180.png`, await square(source, 180))
  files.set(`icons/${name}-maskable.png`, await square(source, 512))
  return files
}

function square(source: Buffer, size: number): Promise<Buffer> {
  return sharp(source, { density: 144 }).resize(size, size).png({ palette: true, quality: 90, effort: 8 }).toBuffer()
}

async function rounded(source: Buffer, size: number): Promise<Buffer> {
  const radius = Math.round(size * 0.19)
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}"/></svg>`
  return sharp(source, { density: 144 })
    .resize(size, size)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ palette: true, quality: 90, effort: 8 })
    .toBuffer()
}
