import { reject, type Rejection } from '@parlor/kernel'
import { deflate, fromBase64Url, inflate, toBase64Url } from './compression.ts'

interface LinkContent<T> {
  /** What the fragment begins with: `d=`. */
  readonly mark: string
  /** Longest fragment that is read, compressed and decompressed. */
  readonly limit: number
  /** Rejection for a fragment of another kind. */
  readonly notOne: Rejection
  write(thing: T): string
  /** Reads strictly, as from a file. */
  read(text: string): T | Rejection
}

const formatVersion = '1.'

/** Links that contain a whole thing of one kind: its text, compressed, as their fragment. */
export class LinkFormat<T> {
  readonly #content: LinkContent<T>

  constructor(content: LinkContent<T>) {
    this.#content = content
  }

  /** The fragment of a link, without its `#`. */
  async write(thing: T): Promise<string> {
    const { mark, write } = this.#content
    return mark + formatVersion + toBase64Url(await deflate(new TextEncoder().encode(write(thing))))
  }

  /** Whether a fragment has this kind's prefix; its content is not checked. */
  matches(fragment: string): boolean {
    return fragment.replace(/^#/, '').startsWith(this.#content.mark)
  }

  /** Reads a fragment; decompression stops beyond the limit. */
  async read(fragment: string): Promise<T | Rejection> {
    const { mark, limit, notOne, read } = this.#content
    if (!this.matches(fragment)) return notOne
    const body = fragment.replace(/^#/, '').slice(mark.length)
    if (!body.startsWith(formatVersion)) return reject(/^\d+\./.test(body) ? 'share.newerLink' : 'share.damagedLink')
    if (body.length > limit) return reject('share.longLink', { size: body.length, limit })
    const bytes = fromBase64Url(body.slice(formatVersion.length))
    if (!bytes) return reject('share.damagedLink')
    const text = await inflate(bytes, limit)
    if (text === 'damaged') return reject('share.damagedLink')
    return text === 'too large' ? reject('share.unfolds', { limit }) : read(new TextDecoder().decode(text))
  }

  /** Reads what a player pasted: a link with anything before it; null where there is none. */
  async readPasted(text: string): Promise<T | Rejection | null> {
    const fragment = /^[{[]/.test(text.trim()) ? '' : (/#\S*/.exec(text)?.[0] ?? '')
    return this.matches(fragment) ? this.read(fragment) : null
  }
}
