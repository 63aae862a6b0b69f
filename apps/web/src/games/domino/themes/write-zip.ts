import { deflate } from '../../../platform/storage/compression.ts'
import type { FileMap } from './zip.ts'

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Names are UTF-8. */
const flags = 0x0800
const deflated = 8
/** 1980-01-01: archives of equal files are equal. */
const date = 0x21

/** Packs files into a zip archive, deflated. */
export async function writeZip(files: FileMap): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const [path, body] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const name = new TextEncoder().encode(path)
    const packed = new Uint8Array(await deflate(new Uint8Array(body)))
    const common = [20, flags, deflated, 0, date].map((value) => [value, 2] as const)
    const sizes = [
      [crc32(body), 4],
      [packed.length, 4],
      [body.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const
    const local = record(0x04034b50, [...common, ...sizes])
    parts.push(local, name, packed)
    directory.push(record(0x02014b50, [[20, 2], ...common, ...sizes, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]]), name)
    at += local.length + name.length + packed.length
  }
  const listed = directory.reduce((sum, { length }) => sum + length, 0)
  const end = record(0x06054b50, [
    [0, 2],
    [0, 2],
    [files.size, 2],
    [files.size, 2],
    [listed, 4],
    [at, 4],
    [0, 2],
  ])
  return new Uint8Array(await new Blob([...parts, ...directory, end]).arrayBuffer())
}

/** A signature and little-endian numbers of two or four bytes. */
function record(signature: number, fields: readonly (readonly [value: number, bytes: number])[]): Uint8Array<ArrayBuffer> {
  const all = [[signature, 4] as const, ...fields]
  const view = new DataView(new ArrayBuffer(all.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of all) {
    if (bytes === 4) view.setUint32(at, value, true)
    else view.setUint16(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}
