/** Raw deflate without header or checksum: the record inside has its own. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Inflates bytes and stops beyond `limit`: a few kilobytes can expand to gigabytes. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array | 'damaged' | 'too large'> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return concatChunks(chunks, length)
      length += value.length
      if (length > limit) {
        void reader.cancel().catch(() => undefined)
        return 'too large'
      }
      chunks.push(value)
    }
  } catch {
    return 'damaged'
  }
}

function concatChunks(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

const chunkSize = 0x8000

/** Base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += chunkSize) binary += String.fromCharCode(...bytes.subarray(at, at + chunkSize))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The inverse; null for invalid text. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
