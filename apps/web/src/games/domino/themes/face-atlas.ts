import { isPlainObject, readJson, reject, type Rejection } from '@parlor/kernel'

/** Position of a face in its atlas. */
interface AtlasFrame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Faces by name: `3-5` is the tile of three and five, the smaller number first. */
export type FaceAtlas = ReadonlyMap<string, AtlasFrame>

const limits = { characters: 400_000, depth: 6 }

export function faceName(low: number, high: number): string {
  return `${Math.min(low, high)}-${Math.max(low, high)}`
}

/** Names of the faces of a set, in the order of its tiles. */
export function faceNamesOf(maxPip: number): string[] {
  const names: string[] = []
  for (let low = 0; low <= maxPip; low++) for (let high = low; high <= maxPip; high++) names.push(faceName(low, high))
  return names
}

/** Reads the frames of an atlas (the hash format of texture packers); every frame must be inside an image of this size. */
export function readFaceAtlas(text: string, size: { readonly width: number; readonly height: number }): FaceAtlas | Rejection {
  const json = readJson(text, limits)
  if ('rejected' in json) return json
  const frames = isPlainObject(json.value) ? json.value['frames'] : null
  if (!isPlainObject(frames)) return reject('theme.noFrames')
  const atlas = new Map<string, AtlasFrame>()
  for (const [key, entry] of Object.entries(frames)) {
    const name = key.replace(/\.\w{1,5}$/, '')
    const frame = isPlainObject(entry) ? entry['frame'] : null
    if (!isFrame(frame, size) || (isPlainObject(entry) && entry['rotated'] === true))
      return reject('theme.badFrame', { key: name.slice(0, 40) })
    atlas.set(name, { x: frame.x, y: frame.y, w: frame.w, h: frame.h })
  }
  return atlas
}

/** The first face of a set that the atlas lacks. */
export function missingFace(atlas: FaceAtlas, maxPip: number): string | null {
  return faceNamesOf(maxPip).find((name) => !atlas.has(name)) ?? null
}

function isFrame(value: unknown, { width, height }: { width: number; height: number }): value is AtlasFrame {
  if (!isPlainObject(value)) return false
  const { x, y, w, h } = value as Record<keyof AtlasFrame, unknown>
  if (![x, y, w, h].every((edge) => Number.isInteger(edge) && (edge as number) >= 0)) return false
  const frame = value as unknown as AtlasFrame
  return frame.w > 0 && frame.h > 0 && frame.x + frame.w <= width && frame.y + frame.h <= height
}
