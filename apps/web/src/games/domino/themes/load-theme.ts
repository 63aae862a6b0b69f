import { isRejection, type Rejection } from '@parlor/kernel'
import { missingFace, readFaceAtlas, type FaceAtlas } from './face-atlas.ts'
import { classicTheme } from './classic-theme.ts'
import { serverThemeSource, type ThemeSource } from './theme-source.ts'
import { imageKeys, readTheme, type ThemeColours, type ImageKey, type SoundKey, type Theme } from './theme.ts'

/** A loaded theme: images, colours, sounds. */
export interface LoadedTheme {
  readonly id: string
  readonly name: string
  readonly colours: ThemeColours
  readonly pictures: Readonly<Record<ImageKey, HTMLImageElement>>
  readonly atlas: FaceAtlas
  readonly avatar: HTMLImageElement | null
  /** Encoded audio, or null for silence. */
  sound(name: string): Promise<ArrayBuffer | null>
}

/** A theme, and the problems for which parts of classic replace its own. */
interface ThemeLoadResult {
  readonly art: LoadedTheme
  readonly problems: readonly Rejection[]
}

/**
 * Loads a theme for sets up to `maxPip`. An unusable `theme.json` is replaced by the whole classic theme; a single file by classic's
 * file.
 */
export async function loadTheme(source: ThemeSource, maxPip: number): Promise<ThemeLoadResult> {
  const problems: Rejection[] = []
  const theme = await readThemeFile(source)
  if (isRejection(theme)) {
    problems.push(withFileNamed(theme, source.label, 'theme.json'))
    const stand = await loadTheme(serverThemeSource('classic'), maxPip)
    return { art: stand.art, problems: [...problems, ...stand.problems] }
  }
  const fallback = source.id === 'classic' ? null : serverThemeSource('classic')
  async function loadImage(path: string, spare: string): Promise<HTMLImageElement> {
    const image = await source.picture(path)
    if (!isRejection(image)) return image
    problems.push(image)
    const second = fallback && (await fallback.picture(spare))
    if (!second || isRejection(second)) throw new Error(`no image ${spare}`)
    return second
  }
  const others = imageKeys.filter((key) => key !== 'spriteSheet')
  const [faces, avatar, ...images] = await Promise.all([
    loadFaces(source, theme, maxPip, problems),
    theme.avatarImage === null ? null : source.picture(theme.avatarImage),
    ...others.map((key) => loadImage(theme[key], classicTheme[key])),
  ])
  const pictures = { ...Object.fromEntries(others.map((key, i) => [key, images[i]!])), spriteSheet: faces.image } as LoadedTheme['pictures']
  if (avatar && isRejection(avatar)) problems.push(avatar)
  return {
    art: {
      id: source.id,
      name: theme.name,
      colours: theme.colors,
      pictures,
      atlas: faces.atlas,
      avatar: avatar && !isRejection(avatar) ? avatar : null,
      sound: themeSoundLoader(source, theme),
    },
    problems,
  }
}

/** Classic is built into the code: offline its `theme.json` may be the one file that is not cached. */
export async function readThemeFile(source: ThemeSource): Promise<Theme | Rejection> {
  const text = await source.text('theme.json')
  if (!isRejection(text)) return readTheme(text)
  return source.id === 'classic' ? classicTheme : text
}

async function loadFaces(
  source: ThemeSource,
  theme: Theme,
  maxPip: number,
  problems: Rejection[],
): Promise<{ image: HTMLImageElement; atlas: FaceAtlas }> {
  const atlas = await readFaces(source, theme, maxPip)
  if (!isRejection(atlas)) return atlas
  problems.push(atlas)
  const spare = source.id === 'classic' ? atlas : await readFaces(serverThemeSource('classic'), classicTheme, maxPip)
  if (isRejection(spare)) throw new Error('no faces to draw')
  return spare
}

async function readFaces(
  source: ThemeSource,
  theme: Theme,
  maxPip: number,
): Promise<{ image: HTMLImageElement; atlas: FaceAtlas } | Rejection> {
  const [image, text] = await Promise.all([source.picture(theme.spriteSheet), source.text(theme.spriteSheetData)])
  if (isRejection(image)) return image
  if (isRejection(text)) return text
  const atlas = readFaceAtlas(text, { width: image.naturalWidth, height: image.naturalHeight })
  if (isRejection(atlas)) return withFileNamed(atlas, source.label, theme.spriteSheetData)
  const lacking = missingFace(atlas, maxPip)
  if (lacking !== null) return { rejected: 'theme.missingFace', params: { theme: source.label, tile: lacking } }
  return { image, atlas }
}

/** Adds the theme and file to a rejection. */
function withFileNamed({ rejected, params }: Rejection, theme: string, file: string): Rejection {
  return { rejected, params: { theme, file, ...params } }
}

/** A theme without separate win and lose sounds plays one for every end. */
const soundFallbacks: Readonly<Record<string, SoundKey>> = { gameWin: 'gameOver', gameLose: 'gameOver' }

export function themeSoundLoader(source: Pick<ThemeSource, 'bytes'>, { sounds }: Pick<Theme, 'sounds'>): LoadedTheme['sound'] {
  const cache = new Map<string, Promise<ArrayBuffer | null>>()
  return (name) => {
    const path = sounds[name] ?? sounds[soundFallbacks[name] ?? name]
    if (path === undefined) return Promise.resolve(null)
    let bytes = cache.get(name)
    if (!bytes) cache.set(name, (bytes = source.bytes(path).then((found) => (isRejection(found) ? null : found))))
    return bytes
  }
}
