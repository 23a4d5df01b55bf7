import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { printablePicture } from './picture.ts'

/** The 10 by 10 sample of the format's best known explanation: red and blue corners around a white middle. */
const sample = Buffer.from(
  '474946383961' +
    '0a000a00910000ffffffff00000000ff000000' +
    '21f9040000000000' +
    '2c000000000a000a0000' +
    '02168c2d99872a1cdc33a00275ec95faa8de608c04914c01003b',
  'hex',
)
const shown = [
  ...Array<string>(3).fill('rrrrrbbbbb'),
  ...Array<string>(2).fill('rrrwwwwbbb'),
  ...Array<string>(2).fill('bbbwwwwrrr'),
  ...Array<string>(3).fill('bbbbbrrrrr'),
]

const letters: Readonly<Record<string, string>> = { ff0000: 'r', '0000ff': 'b', ffffff: 'w' }

/** The lines of a PNG of one chunk of data, a letter for each pixel. */
function linesOf(png: Buffer | null): readonly string[] {
  if (!png) return []
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const data = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
  return Array.from({ length: height }, (_, line) =>
    Array.from({ length: width }, (_unused, at) => {
      const from = line * (width * 3 + 1) + 1 + at * 3
      return letters[data.toString('hex', from, from + 3)] ?? '?'
    }).join(''),
  )
}

/** The sample with other bytes at a place. */
const changed = (at: number, ...bytes: readonly number[]): Buffer => {
  const copy = Buffer.from(sample)
  copy.set(bytes, at)
  return copy
}

describe('a GIF on paper', () => {
  it('is its first frame', () => {
    expect(linesOf(printablePicture(sample))).toEqual(shown)
    const frame = sample.subarray(25, -1)
    const second = Buffer.concat([sample.subarray(0, -1), Buffer.from('21f9040000000000', 'hex'), frame])
    expect(linesOf(printablePicture(Buffer.concat([second, Buffer.from('3b', 'hex')])))).toEqual(shown)
  })

  it('is white where it lets through, and puts interlaced lines in their places', () => {
    // Blue lets through.
    expect(linesOf(printablePicture(changed(28, 1, 0, 0, 2)))).toEqual(
      shown.map((line) => line.replaceAll('b', 'w')),
    )
    const order = [0, 8, 4, 2, 6, 1, 3, 5, 7, 9]
    const interlaced = linesOf(printablePicture(changed(42, 0x40)))
    expect(order.map((line) => interlaced[line])).toEqual(shown)
  })

  it('is nothing where it is damaged, or larger than it says', () => {
    expect(printablePicture(sample.subarray(0, 50))).toBeNull()
    // No colors, a frame that leaves the picture, a code before there is one, too many pixels.
    for (const damaged of [
      changed(10, 0x11),
      changed(34, 5),
      changed(45, 0xff, 0xff),
      changed(6, 0xff, 0xff, 0xff, 0xff),
    ])
      expect(printablePicture(damaged)).toBeNull()
  })
})
