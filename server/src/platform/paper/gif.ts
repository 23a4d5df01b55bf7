import { crc32, deflateSync } from 'node:zlib'

/** Pixels of a picture that is drawn. */
const mostPixels = 50_000_000
const longestCode = 12

/** A damaged picture. */
class NoGif extends Error {}

/** Whether bytes begin as a GIF does. */
export const isGif = (bytes: Buffer): boolean => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))

/**
 * The first frame of a GIF (GIF89a) as PNG on white: papers draw no GIF.
 * @throws {RangeError | NoGif} for one that is damaged or larger than papers draw
 */
export function pngOfGif(gif: Buffer): Buffer {
  const screen = { width: gif.readUInt16LE(6), height: gif.readUInt16LE(8) }
  if (screen.width * screen.height === 0 || screen.width * screen.height > mostPixels) throw new NoGif()
  let at = 13
  const common = paletteAt(gif, at, gif.readUInt8(10))
  at += common?.length ?? 0
  /** The color that lets through, of the next frame. */
  let clear = -1
  for (;;) {
    const kind = gif.readUInt8(at)
    at += 1
    if (kind === 0x21) {
      const label = gif.readUInt8(at)
      if (label === 0xf9 && (gif.readUInt8(at + 2) & 1) === 1) clear = gif.readUInt8(at + 5)
      at = endOfBlocks(gif, at + 1)
      continue
    }
    if (kind !== 0x2c) throw new NoGif()
    const [left, top] = [gif.readUInt16LE(at), gif.readUInt16LE(at + 2)]
    const [width, height] = [gif.readUInt16LE(at + 4), gif.readUInt16LE(at + 6)]
    const packed = gif.readUInt8(at + 8)
    at += 9
    const own = paletteAt(gif, at, packed)
    at += own?.length ?? 0
    const palette = own ?? common
    if (!palette || left + width > screen.width || top + height > screen.height) throw new NoGif()
    const bits = gif.readUInt8(at)
    const end = endOfBlocks(gif, at + 1)
    const pixels = unpacked(blocksAt(gif, at + 1, end), bits, width * height)
    const rows = new Uint8Array((screen.width * 3 + 1) * screen.height).fill(255)
    for (let row = 0; row < screen.height; row += 1) rows[row * (screen.width * 3 + 1)] = 0
    const order = packed & 0x40 ? interlaced(height) : null
    for (let place = 0; place < pixels.length; place += 1) {
      const color = pixels[place] ?? 0
      if (color === clear) continue
      const line = Math.floor(place / width)
      const y = top + (order?.[line] ?? line)
      const to = y * (screen.width * 3 + 1) + 1 + (left + (place % width)) * 3
      rows.set(palette.subarray(color * 3, color * 3 + 3), to)
    }
    return png(screen.width, screen.height, rows)
  }
}

/** A table of colors, three bytes each; null where the flags say that there is none. */
const paletteAt = (gif: Buffer, at: number, packed: number): Buffer | null =>
  packed & 0x80 ? gif.subarray(at, at + 3 * 2 ** ((packed & 7) + 1)) : null

/** Where blocks end: behind the one of no length. */
function endOfBlocks(gif: Buffer, from: number): number {
  let at = from
  for (let length = gif.readUInt8(at); length > 0; length = gif.readUInt8(at)) at += length + 1
  return at + 1
}

function blocksAt(gif: Buffer, from: number, end: number): Buffer {
  const parts: Buffer[] = []
  for (let at = from; at < end - 1;) {
    const length = gif.readUInt8(at)
    parts.push(gif.subarray(at + 1, at + 1 + length))
    at += length + 1
  }
  return Buffer.concat(parts)
}

/** The lines of an interlaced frame in the order in which they come. */
const interlaced = (height: number): readonly number[] =>
  (
    [
      [0, 8],
      [4, 8],
      [2, 4],
      [1, 2],
    ] as const
  ).flatMap(([from, step]) =>
    Array.from({ length: Math.max(0, Math.ceil((height - from) / step)) }, (_, at) => from + at * step),
  )

/** The colors of a frame by their numbers, unpacked with its LZW. */
function unpacked(data: Buffer, bits: number, count: number): Uint8Array {
  if (bits < 2 || bits > 8 || count > mostPixels) throw new NoGif()
  const [reset, stop] = [2 ** bits, 2 ** bits + 1]
  // Each code but the first is the one before it with a color behind.
  const before = new Uint16Array(2 ** longestCode)
  const last = new Uint8Array(2 ** longestCode)
  const lengths = new Uint16Array(2 ** longestCode).fill(1, 0, reset)
  for (let color = 0; color < reset; color += 1) last[color] = color
  const pixels = new Uint8Array(count)
  let [size, next, previous, done, held, have] = [bits + 1, stop + 1, -1, 0, 0, 0]
  for (const byte of data) {
    held |= byte << have
    have += 8
    while (have >= size) {
      const code = held & (2 ** size - 1)
      held >>>= size
      have -= size
      if (code === stop || done >= count) return pixels
      if (code === reset) {
        ;[size, next, previous] = [bits + 1, stop + 1, -1]
        continue
      }
      if (code > next || (code === next && previous < 0)) throw new NoGif()
      // A code that is being made begins and ends with the same color.
      const known = code < next ? code : previous
      let place = done + (lengths[known] ?? 0) - 1
      let first = known
      for (let one = known; ; one = before[one] ?? 0, place -= 1) {
        if (place < count) pixels[place] = last[one] ?? 0
        first = one
        if (one < reset) break
      }
      done += lengths[known] ?? 0
      if (code === next && done < count) pixels[done] = last[first] ?? 0
      if (code === next) done += 1
      if (previous >= 0 && next < 2 ** longestCode) {
        before[next] = previous
        last[next] = last[first] ?? 0
        lengths[next] = (lengths[previous] ?? 0) + 1
        next += 1
        if (next === 2 ** size && size < longestCode) size += 1
      }
      previous = code
    }
  }
  if (done < count) throw new NoGif()
  return pixels
}

function png(width: number, height: number, rows: Uint8Array): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunk = (kind: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
