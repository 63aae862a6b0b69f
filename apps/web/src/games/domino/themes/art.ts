import { isRejection, type Rejection } from '@parlor/kernel'
import { missingFace, readAtlas, type Atlas } from './atlas.ts'
import { classic } from './classic.ts'
import { served, type Source } from './source.ts'
import { pictureKeys, readTheme, type Colours, type PictureKey, type SoundKey, type Theme } from './theme.ts'

/** A theme ready to be drawn and heard. */
export interface Art {
  readonly id: string
  readonly name: string
  readonly colours: Colours
  readonly pictures: Readonly<Record<PictureKey, HTMLImageElement>>
  readonly atlas: Atlas
  readonly avatar: HTMLImageElement | null
  /** The bytes of a sound, or null for silence. */
  sound(name: string): Promise<ArrayBuffer | null>
}

/** A theme with whatever of it could not be used; classic has taken its place there. */
export interface Loaded {
  readonly art: Art
  readonly problems: readonly Rejection[]
}

/** Loads a theme for sets up to `maxPip`. A `theme.json` that cannot be used means classic as a whole; a single file, classic's own file. */
export async function loadArt(source: Source, maxPip: number): Promise<Loaded> {
  const problems: Rejection[] = []
  const theme = await describe(source)
  if (isRejection(theme)) {
    problems.push(naming(theme, source.id, 'theme.json'))
    const stand = await loadArt(served('classic'), maxPip)
    return { art: stand.art, problems: [...problems, ...stand.problems] }
  }
  const fallback = source.id === 'classic' ? null : served('classic')
  async function picture(path: string, spare: string): Promise<HTMLImageElement> {
    const image = await source.picture(path)
    if (!isRejection(image)) return image
    problems.push(image)
    const second = fallback && (await fallback.picture(spare))
    if (!second || isRejection(second)) throw new Error(`no picture ${spare}`)
    return second
  }
  const others = pictureKeys.filter((key) => key !== 'spriteSheet')
  const [sheet, avatar, ...images] = await Promise.all([
    loadSheet(source, theme, maxPip, problems),
    theme.avatarImage === null ? null : source.picture(theme.avatarImage),
    ...others.map((key) => picture(theme[key], classic[key])),
  ])
  const pictures = { ...Object.fromEntries(others.map((key, i) => [key, images[i]!])), spriteSheet: sheet.image } as Art['pictures']
  if (avatar && isRejection(avatar)) problems.push(avatar)
  return {
    art: {
      id: source.id,
      name: theme.name,
      colours: theme.colors,
      pictures,
      atlas: sheet.atlas,
      avatar: avatar && !isRejection(avatar) ? avatar : null,
      sound: soundsOf(source, theme),
    },
    problems,
  }
}

/** Classic is known by heart: without a network its `theme.json` may be the one file that is not at hand. */
export async function describe(source: Source): Promise<Theme | Rejection> {
  const text = await source.text('theme.json')
  if (!isRejection(text)) return readTheme(text)
  return source.id === 'classic' ? classic : text
}

async function loadSheet(
  source: Source,
  theme: Theme,
  maxPip: number,
  problems: Rejection[],
): Promise<{ image: HTMLImageElement; atlas: Atlas }> {
  const sheet = await readSheet(source, theme, maxPip)
  if (!isRejection(sheet)) return sheet
  problems.push(sheet)
  const spare = source.id === 'classic' ? sheet : await readSheet(served('classic'), classic, maxPip)
  if (isRejection(spare)) throw new Error('no faces to draw')
  return spare
}

async function readSheet(source: Source, theme: Theme, maxPip: number): Promise<{ image: HTMLImageElement; atlas: Atlas } | Rejection> {
  const [image, text] = await Promise.all([source.picture(theme.spriteSheet), source.text(theme.spriteSheetData)])
  if (isRejection(image)) return image
  if (isRejection(text)) return text
  const atlas = readAtlas(text, { width: image.naturalWidth, height: image.naturalHeight })
  if (isRejection(atlas)) return naming(atlas, source.id, theme.spriteSheetData)
  const lacking = missingFace(atlas, maxPip)
  if (lacking !== null) return { rejected: 'theme.missingFace', params: { theme: source.id, tile: lacking } }
  return { image, atlas }
}

/** Which file of which theme a problem is about. */
function naming({ rejected, params }: Rejection, theme: string, file: string): Rejection {
  return { rejected, params: { theme, file, ...params } }
}

/** A theme that does not tell winning from losing has one sound for every end. */
const instead: Readonly<Record<string, SoundKey>> = { gameWin: 'gameOver', gameLose: 'gameOver' }

export function soundsOf(source: Pick<Source, 'bytes'>, { sounds }: Pick<Theme, 'sounds'>): Art['sound'] {
  const kept = new Map<string, Promise<ArrayBuffer | null>>()
  return (name) => {
    const path = sounds[name] ?? sounds[instead[name] ?? name]
    if (path === undefined) return Promise.resolve(null)
    let bytes = kept.get(name)
    if (!bytes) kept.set(name, (bytes = source.bytes(path).then((found) => (isRejection(found) ? null : found))))
    return bytes
  }
}
