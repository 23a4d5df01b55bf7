import { inflateSync } from 'node:zlib'
import { isGif, pngOfGif } from './gif.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Pixels of a picture that is drawn; a photograph of a good camera has half of that. */
const mostPixels = 50_000_000
/** Unpacked: a photograph of as many pixels, three bytes each. */
const mostBytes = 160 * 1024 * 1024
/** Channels by the color type of a PNG. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Pictures that a paper draws, by their media types; of a GIF its first frame. */
export const printedTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif']

/**
 * A picture as a paper can draw it; null for one that is damaged, or that would unpack to more than its size says.
 * Takes as long as unpacking it: it belongs into the thread that draws.
 */
export function printablePicture(bytes: Uint8Array): Buffer | null {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (isGif(picture)) return pngOfGif(picture)
    if (!picture.subarray(0, 8).equals(signature)) return picture
    return isWhole(picture) ? picture : null
  } catch {
    return null
  }
}

/** @throws {RangeError} where it ends too early, or where zlib refuses it */
function isWhole(png: Buffer): boolean {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const bits = png.readUInt8(24) * (channels[png.readUInt8(25)] ?? 0)
  if (width * height === 0 || width * height > mostPixels || bits === 0) return false
  const data: Buffer[] = []
  for (let at = 8; ;) {
    const length = png.readUInt32BE(at)
    const kind = png.toString('latin1', at + 4, at + 8)
    if (at + 12 + length > png.length) return false
    if (kind === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length))
    at += 12 + length
    if (kind === 'IEND') break
  }
  const rows = (Math.ceil((width * bits) / 8) + 1) * height
  // The memory of buffers is not the thread's: no limit of its own would end it.
  if (rows > mostBytes) return false
  // Interlaced ones begin more rows, and round each of them up.
  const unpacked = inflateSync(Buffer.concat(data), { maxOutputLength: 2 * rows + 64 * 1024 })
  return unpacked.length >= rows
}
