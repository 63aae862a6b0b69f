import { reject, type Rejection } from '@parlor/kernel'

/** Files by path, from a folder or an archive. */
export type FileMap = ReadonlyMap<string, Uint8Array>

/** Size limits of a theme in bytes: enough for large images and long sounds, too little to fill a phone's storage. */
export const archiveLimits = { archive: 20_000_000, file: 8_000_000, all: 30_000_000, count: 200 } as const

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50

/** Unpacks a zip archive of stored or deflated files. Encrypted, split and 64-bit archives are rejected, and files larger than declared. */
export async function readZip(archive: Uint8Array): Promise<FileMap | Rejection> {
  if (archive.length > archiveLimits.archive) return reject('theme.tooLarge', { file: 'zip' })
  const data = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = findEnd(data)
  if (end === null) return reject('theme.notZip')
  const count = data.getUint16(end + 10, true)
  if (count > archiveLimits.count) return reject('theme.tooMany', { limit: archiveLimits.count })
  const files = new Map<string, Uint8Array>()
  let at = data.getUint32(end + 16, true)
  let all = 0
  for (let i = 0; i < count; i++) {
    if (at + 46 > data.byteLength || data.getUint32(at, true) !== directoryEntry) return reject('theme.notZip')
    const nameLength = data.getUint16(at + 28, true)
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength))
    const size = data.getUint32(at + 24, true)
    all += size
    if (size > archiveLimits.file || all > archiveLimits.all) return reject('theme.tooLarge', { file: name.slice(0, 60) })
    if (!name.endsWith('/')) {
      const body = await readEntry(archive, data, at, size)
      if (!body) return reject('theme.brokenFile', { file: name.slice(0, 60) })
      files.set(name, body)
    }
    at += 46 + nameLength + data.getUint16(at + 30, true) + data.getUint16(at + 32, true)
  }
  return files
}

/** The end-of-directory record is in the last 64 kB, followed at most by a comment. */
function findEnd(data: DataView): number | null {
  for (let at = data.byteLength - 22; at >= Math.max(0, data.byteLength - 65_557); at--)
    if (data.getUint32(at, true) === endOfDirectory) return at
  return null
}

async function readEntry(archive: Uint8Array, data: DataView, at: number, size: number): Promise<Uint8Array | null> {
  const flags = data.getUint16(at + 8, true)
  const method = data.getUint16(at + 10, true)
  const packed = data.getUint32(at + 20, true)
  const header = data.getUint32(at + 42, true)
  if ((flags & 1) !== 0 || header + 30 > data.byteLength || data.getUint32(header, true) !== localHeader) return null
  const start = header + 30 + data.getUint16(header + 26, true) + data.getUint16(header + 28, true)
  if (start + packed > archive.length) return null
  const body = archive.subarray(start, start + packed)
  if (method === 0) return packed === size ? body : null
  return method === 8 ? inflate(body, size) : null
}

/** Inflates to the declared size; more, or less, is a broken file. */
async function inflate(body: Uint8Array, size: number): Promise<Uint8Array | null> {
  const out = new Uint8Array(size)
  let filled = 0
  try {
    const reader = new Blob([new Uint8Array(body)]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      if (filled + value.length > size) {
        await reader.cancel()
        return null
      }
      out.set(value, filled)
      filled += value.length
    }
  } catch {
    return null
  }
  return filled === size ? out : null
}
