import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isMain } from '../command-line.ts'
import { projectRoot } from '../file-tree.ts'
import { avatarSvg, gameBackgroundSvg, menuBackgroundSvg, svgDocument, tableBackgroundSvg } from './background-svg.ts'
import { themeDesigns, type ThemeDesign } from './theme-designs.ts'
import { synthesiseSounds } from './synthesise-sounds.ts'
import { tileBackSvg, tileFaceSvg, tileSvgDefs, tileSize } from './tile-svg.ts'

/** The part of sharp's interface in use; the package is a dependency of the web app. */
type Sharp = (input: Buffer) => { png(options: Readonly<Record<string, boolean | number>>): { toBuffer(): Promise<Buffer> } }

const sharp = createRequire(join(projectRoot, 'apps/web/package.json'))('sharp') as Sharp

const maxPips = 12
const columns = 13
const backgroundSize = { width: 960, height: 600 }

/** Draws the built-in themes into the web app's public folder. */
async function drawThemes(): Promise<void> {
  for (const design of themeDesigns) await drawTheme(design, join(projectRoot, 'apps/web/public/assets/themes', design.id))
}

async function drawTheme(design: ThemeDesign, folder: string): Promise<void> {
  mkdirSync(join(folder, 'sounds'), { recursive: true })
  const put = (name: string, data: string | Buffer) => writeFileSync(join(folder, name), data)
  const sheet = spriteSheetOf(design)
  put('tiles-spritesheet.png', await png(sheet.svg, 128))
  put('tiles-spritesheet.json', `${JSON.stringify(sheet.atlas)}\n`)
  put('tile-back.png', await png(svgDocument(tileSize.width, tileSize.height, tileSvgDefs(design), tileBackSvg(design)), 128))
  put('table-bg.png', await png(tableBackgroundSvg(design, backgroundSize.width, backgroundSize.height), 48))
  put('menu-bg.png', await png(menuBackgroundSvg(design, backgroundSize.width, backgroundSize.height), 48))
  put('game-bg.png', await png(gameBackgroundSvg(design, backgroundSize.width, backgroundSize.height), 48))
  put('avatar.png', await png(avatarSvg(design), 64))
  const sounds = synthesiseSounds(design)
  for (const [name, data] of sounds) put(`sounds/${name}.wav`, data)
  put('theme.json', `${JSON.stringify(themeJsonOf(design, [...sounds.keys()]), null, 2)}\n`)
}

function themeJsonOf({ name, colours }: ThemeDesign, sounds: readonly string[]): object {
  return {
    name,
    spriteSheet: 'tiles-spritesheet.png',
    spriteSheetData: 'tiles-spritesheet.json',
    tileBack: 'tile-back.png',
    tableBackground: 'table-bg.png',
    menuBackground: 'menu-bg.png',
    gameBackground: 'game-bg.png',
    sounds: Object.fromEntries(sounds.map((sound) => [sound, `sounds/${sound}.wav`])),
    colors: colours,
    avatarImage: 'avatar.png',
  }
}

/** All faces up to double-twelve, in the order of tile numbers of the double-twelve set. */
function spriteSheetOf(design: ThemeDesign): { svg: string; atlas: object } {
  const { width, height } = tileSize
  const frames: Record<string, object> = {}
  const faces: string[] = []
  for (let top = 0; top <= maxPips; top++)
    for (let bottom = top; bottom <= maxPips; bottom++) {
      const x = (faces.length % columns) * width
      const y = Math.floor(faces.length / columns) * height
      frames[`${top}-${bottom}`] = { frame: { x, y, w: width, h: height } }
      faces.push(`<g transform="translate(${x} ${y})">${tileFaceSvg(design, top, bottom)}</g>`)
    }
  const size = { w: columns * width, h: Math.ceil(faces.length / columns) * height }
  return {
    svg: svgDocument(size.w, size.h, tileSvgDefs(design), faces.join('')),
    atlas: { frames, meta: { image: 'tiles-spritesheet.png', size, scale: '2' } },
  }
}

function png(source: string, colours: number): Promise<Buffer> {
  return sharp(Buffer.from(source)).png({ palette: true, colours, quality: 95, effort: 9, dither: 0.9, compressionLevel: 9 }).toBuffer()
}

if (isMain(import.meta.url)) await drawThemes()
