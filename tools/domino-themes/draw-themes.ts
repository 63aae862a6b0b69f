import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isMain } from '../command-line.ts'
import { projectRoot } from '../file-tree.ts'
import { avatarSvg, roomBackgroundSvg, menuBackgroundSvg, svgDocument, tableBackgroundSvg } from './background-svg.ts'
import { themeDesigns, type ThemeDesign } from './theme-designs.ts'
import { synthesiseSounds } from './synthesise-sounds.ts'
import { tileBackSvg, tileFaceSvg, tileSvgDefs, tileSize } from './tile-svg.ts'

/** sharp belongs to the web app; this is what is used of it. */
type Sharp = (input: Buffer) => { png(options: Readonly<Record<string, boolean | number>>): { toBuffer(): Promise<Buffer> } }

const sharp = createRequire(join(projectRoot, 'apps/web/package.json'))('sharp') as Sharp

const highest = 12
const columns = 13
const ground = { width: 960, height: 600 }

/** Draws every theme that ships into the web app's public folder. */
async function drawThemes(): Promise<void> {
  for (const look of themeDesigns) await drawTheme(look, join(projectRoot, 'apps/web/public/assets/themes', look.id))
}

async function drawTheme(look: ThemeDesign, folder: string): Promise<void> {
  mkdirSync(join(folder, 'sounds'), { recursive: true })
  const put = (name: string, data: string | Buffer) => writeFileSync(join(folder, name), data)
  const sheet = spriteSheetOf(look)
  put('tiles-spritesheet.png', await png(sheet.svg, 128))
  put('tiles-spritesheet.json', `${JSON.stringify(sheet.atlas)}\n`)
  put('tile-back.png', await png(svgDocument(tileSize.width, tileSize.height, tileSvgDefs(look), tileBackSvg(look)), 128))
  put('table-bg.png', await png(tableBackgroundSvg(look, ground.width, ground.height), 48))
  put('menu-bg.png', await png(menuBackgroundSvg(look, ground.width, ground.height), 48))
  put('game-bg.png', await png(roomBackgroundSvg(look, ground.width, ground.height), 48))
  put('avatar.png', await png(avatarSvg(look), 64))
  const sounds = synthesiseSounds(look)
  for (const [name, data] of sounds) put(`sounds/${name}.wav`, data)
  put('theme.json', `${JSON.stringify(themeJsonOf(look, [...sounds.keys()]), null, 2)}\n`)
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

/** All faces up to double-twelve on one sheet, in the order of the tiles' numbers within a set of twelve. */
function spriteSheetOf(look: ThemeDesign): { svg: string; atlas: object } {
  const { width, height } = tileSize
  const frames: Record<string, object> = {}
  const faces: string[] = []
  for (let top = 0; top <= highest; top++)
    for (let bottom = top; bottom <= highest; bottom++) {
      const x = (faces.length % columns) * width
      const y = Math.floor(faces.length / columns) * height
      frames[`${top}-${bottom}`] = { frame: { x, y, w: width, h: height } }
      faces.push(`<g transform="translate(${x} ${y})">${tileFaceSvg(look, top, bottom)}</g>`)
    }
  const size = { w: columns * width, h: Math.ceil(faces.length / columns) * height }
  return {
    svg: svgDocument(size.w, size.h, tileSvgDefs(look), faces.join('')),
    atlas: { frames, meta: { image: 'tiles-spritesheet.png', size, scale: '2' } },
  }
}

function png(source: string, colours: number): Promise<Buffer> {
  return sharp(Buffer.from(source)).png({ palette: true, colours, quality: 95, effort: 9, dither: 0.9, compressionLevel: 9 }).toBuffer()
}

if (isMain(import.meta.url)) await drawThemes()
