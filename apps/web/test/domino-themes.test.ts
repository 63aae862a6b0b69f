import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { isRejection } from '@parlor/kernel'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listThemes } from '../build/theme-index-plugin.ts'
import { themeSoundLoader } from '../src/games/domino/themes/load-theme.ts'
import { missingFace, readFaceAtlas } from '../src/games/domino/themes/face-atlas.ts'
import { classicTheme } from '../src/games/domino/themes/classic-theme.ts'
import { uploadedThemeSource } from '../src/games/domino/themes/theme-source.ts'
import { builtInThemeIds } from '../src/games/domino/themes/theme-store.ts'
import { colourKeys, imageKeys, readTheme, soundKeys, type Theme } from '../src/games/domino/themes/theme.ts'
import { archiveLimits, readZip } from '../src/games/domino/themes/zip.ts'

const publicFolder = fileURLToPath(new URL('../public', import.meta.url))
const themesFolder = join(publicFolder, 'assets/themes')

function themeOf(id: string): Theme {
  const theme = readTheme(readFileSync(join(themesFolder, id, 'theme.json'), 'utf8'))
  if (isRejection(theme)) throw new Error(theme.rejected)
  return theme
}

describe('the built-in themes', () => {
  it('match the folders', () => {
    expect(listThemes(publicFolder)).toEqual([...builtInThemeIds].sort())
  })

  it('classic is compiled in', () => {
    expect(themeOf('classic')).toEqual(classicTheme)
  })

  it.each(builtInThemeIds)('%s has every file it names, and nothing else', (id) => {
    const theme = themeOf(id)
    const named = [theme.spriteSheetData, ...imageKeys.map((key) => theme[key]), ...Object.values(theme.sounds), theme.avatarImage!]
    const files = readdirSync(join(themesFolder, id), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(themesFolder, id).length + 1))
    expect(files.sort()).toEqual([...named, 'theme.json'].sort())
    expect(Object.keys(theme.sounds).sort()).toEqual([...soundKeys].sort())
  })

  it.each(builtInThemeIds)('%s has a face for every tile up to double-twelve, and is small', async (id) => {
    const theme = themeOf(id)
    const sheet = join(themesFolder, id, theme.spriteSheet)
    const { width, height } = await sharp(sheet).metadata()
    const atlas = readFaceAtlas(readFileSync(join(themesFolder, id, theme.spriteSheetData), 'utf8'), { width, height })
    if (isRejection(atlas)) throw new Error(atlas.rejected)
    expect(missingFace(atlas, 12)).toBeNull()
    expect(atlas.size).toBe(91)
    const all = readdirSync(join(themesFolder, id), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const bytes = all.reduce((sum, entry) => sum + readFileSync(join(entry.parentPath, entry.name)).length, 0)
    expect(bytes).toBeLessThan(1_500_000)
  })

  it.each(builtInThemeIds)('%s has enough contrast for text and tiles', (id) => {
    const { colors } = themeOf(id)
    expect(contrast(colors.textColor, colors.tableColor)).toBeGreaterThan(4.5)
    expect(contrast(colors.scoreColor, '#1a1410')).toBeGreaterThan(4.5)
    for (const key of ['buttonColor', 'buttonHoverColor', 'passButtonColor'] as const)
      expect(contrast('#ffffff', colors[key]), key).toBeGreaterThan(4.5)
  })
})

function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x) as [number, number]
  return (a + 0.05) / (b + 0.05)
}

describe('a theme.json', () => {
  const validTheme = { ...classicTheme } as Record<string, unknown>
  const read = (change: Record<string, unknown>) => readTheme(JSON.stringify({ ...validTheme, ...change }))

  it('may leave out sounds and avatar', () => {
    const { sounds: _, avatarImage: __, ...rest } = classicTheme
    expect(readTheme(JSON.stringify(rest))).toEqual({ ...rest, sounds: {}, avatarImage: null })
  })

  it('may name unknown sounds', () => {
    expect(isRejection(read({ sounds: { confetti: 'sounds/confetti.mp3' } }))).toBe(false)
  })

  it.each([
    ['an unknown key', { colours: {} }, 'theme.unknownKey', 'colours'],
    ['an unknown colour', { colors: { ...classicTheme.colors, feltColor: '#000000' } }, 'theme.unknownKey', 'colors.feltColor'],
    ['a colour by name', { colors: { ...classicTheme.colors, textColor: 'white' } }, 'theme.badColour', 'colors.textColor'],
    ['a path above the folder', { tileBack: '../classic/tile-back.png' }, 'theme.badPath', 'tileBack'],
    ['an address elsewhere', { tileBack: 'https://example.org/back.png' }, 'theme.badPath', 'tileBack'],
    ['an absolute path', { tileBack: '/etc/passwd' }, 'theme.badPath', 'tileBack'],
    ['a path that is no text', { menuBackground: 7 }, 'theme.badPath', 'menuBackground'],
    ['a sound elsewhere', { sounds: { pass: 'data:audio/wav;base64,AA' } }, 'theme.badPath', 'sounds.pass'],
    ['a sound that is no name', { sounds: { 'a b': 'a.wav' } }, 'theme.unknownKey', 'sounds.a b'],
  ])('is refused for %s', (_, change, rejected, key) => {
    expect(read(change)).toEqual({ rejected, params: { key } })
  })

  it.each([...imageKeys, 'name', 'colors', 'spriteSheetData'])('is refused without %s', (key) => {
    const { [key]: _, ...rest } = validTheme
    expect(readTheme(JSON.stringify(rest))).toEqual({ rejected: 'theme.missingKey', params: { key } })
  })

  it.each(colourKeys)('is refused without the colour %s', (key) => {
    const { [key]: _, ...colors } = classicTheme.colors
    expect(read({ colors })).toEqual({ rejected: 'theme.missingKey', params: { key: `colors.${key}` } })
  })

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['too long', JSON.stringify({ ...classicTheme, name: 'x'.repeat(30_000) })],
    ['too deep', JSON.stringify({ ...classicTheme, sounds: { pass: { deep: { deeper: [] } } } })],
    ['nameless', JSON.stringify({ ...classicTheme, name: '  ' })],
    [
      'with too many sounds',
      JSON.stringify({ ...classicTheme, sounds: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`s${i}`, 'a.wav'])) }),
    ],
  ])('is refused when it is %s', (_, text) => {
    expect(isRejection(readTheme(text))).toBe(true)
  })
})

describe('a sprite sheet', () => {
  const size = { width: 100, height: 100 }
  const atlas = (frame: object, more: object = {}) => JSON.stringify({ frames: { '0-0.png': { frame, ...more } } })

  it('names its faces with or without file extension', () => {
    expect(readFaceAtlas(atlas({ x: 0, y: 0, w: 50, h: 100 }), size)).toEqual(new Map([['0-0', { x: 0, y: 0, w: 50, h: 100 }]]))
  })

  it.each([
    ['a frame outside', atlas({ x: 60, y: 0, w: 50, h: 100 })],
    ['a frame of nothing', atlas({ x: 0, y: 0, w: 0, h: 100 })],
    ['a frame between pixels', atlas({ x: 0.5, y: 0, w: 50, h: 100 })],
    ['a turned frame', atlas({ x: 0, y: 0, w: 50, h: 100 }, { rotated: true })],
    ['no frames', '{}'],
  ])('is refused for %s', (_, text) => {
    expect(isRejection(readFaceAtlas(text, size))).toBe(true)
  })

  it('names a missing face', () => {
    const frames = Object.fromEntries(['0-0', '0-1'].map((name) => [name, { frame: { x: 0, y: 0, w: 1, h: 1 } }]))
    const read = readFaceAtlas(JSON.stringify({ frames }), size)
    expect(isRejection(read) ? read : missingFace(read, 1)).toBe('1-1')
  })
})

/** A zip archive, optionally with false names and sizes. */
function zip(files: Readonly<Record<string, string | Buffer>>, lie: { size?: number; method?: number; flags?: number } = {}): Uint8Array {
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const body = Buffer.from(content)
    const packed = deflateRawSync(body)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(lie.flags ?? 0, 8)
    entry.writeUInt16LE(lie.method ?? 8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(lie.size ?? body.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, Buffer.from(name), packed)
    entries.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, directory, end]))
}

describe('a zip file', () => {
  it('is unpacked', async () => {
    const files = await readZip(zip({ 'mine/': '', 'mine/theme.json': '{"name":"Mine"}', 'mine/a.png': 'x'.repeat(100_000) }))
    if (isRejection(files)) throw new Error(files.rejected)
    expect([...files.keys()]).toEqual(['mine/theme.json', 'mine/a.png'])
    const source = uploadedThemeSource('mine.zip', files)
    if (isRejection(source)) throw new Error(source.rejected)
    expect(await source.text('theme.json')).toBe('{"name":"Mine"}')
    expect(await source.text('b.png')).toEqual({ rejected: 'theme.missingFile', params: { theme: 'mine.zip', file: 'b.png' } })
  })

  it.each([
    ['no archive', new Uint8Array(100)],
    ['empty', new Uint8Array()],
    ['larger than it says', zip({ 'theme.json': 'x'.repeat(1000) }, { size: 10 })],
    ['smaller than it says', zip({ 'theme.json': 'x'.repeat(1000) }, { size: 2000 })],
    ['encrypted', zip({ 'theme.json': 'x' }, { flags: 1 })],
    ['packed in an unknown way', zip({ 'theme.json': 'x' }, { method: 99 })],
    ['a bomb', zip({ 'theme.json': 'x' }, { size: archiveLimits.file + 1 })],
    ['cut off', zip({ 'theme.json': 'x'.repeat(1000) }).slice(30)],
  ])('is refused when it is %s', async (_, archive) => {
    expect(isRejection(await readZip(archive))).toBe(true)
  })

  it('without a theme.json is no theme', async () => {
    const files = await readZip(zip({ 'readme.txt': 'hello' }))
    expect(isRejection(files) ? files : uploadedThemeSource('x', files)).toEqual({
      rejected: 'theme.noJson',
      params: { theme: 'x' },
    })
  })

  it('with a malformed theme.json is refused with the file name, not its content', () => {
    expect(readTheme('{nope')).toEqual({ rejected: 'theme.badJson' })
  })
})

describe('sounds', () => {
  const files = { bytes: (path: string) => Promise.resolve(new TextEncoder().encode(path).buffer) }
  const soundFor = async (sounds: Record<string, string>, name: string) => {
    const bytes = await themeSoundLoader(files, { sounds })(name)
    return bytes && new TextDecoder().decode(bytes)
  }

  it('without win and lose sounds the game-over sound is used', async () => {
    const one = { gameOver: 'over.wav', gameWin: 'win.wav' }
    expect(await soundFor(one, 'gameWin')).toBe('win.wav')
    expect(await soundFor(one, 'gameLose')).toBe('over.wav')
    expect(await soundFor(one, 'gameOver')).toBe('over.wav')
    expect(await soundFor({}, 'gameLose')).toBeNull()
    expect(await soundFor(one, 'tilePlace')).toBeNull()
  })
})
