import { glyphs, narrow } from './glyphs.ts'
import { png } from '../../platform/paper/png.ts'

/** Left and down, from the upper left corner. */
export type Point = readonly [x: number, y: number]

type Channels = readonly [red: number, green: number, blue: number]
const channelsOf = (color: string): Channels => {
  const number = Number.parseInt(color.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** Lines of a row of pixels that are looked at: edges are as smooth as that. */
const fine = 4

/** A picture that is drawn by code, the same on every machine: shapes, lines and words on a ground of two colors. */
export class Drawing {
  readonly width: number
  readonly height: number
  readonly #rows: Uint8Array

  /** @param ground colors at the top and the bottom, `#RRGGBB` */
  constructor(width: number, height: number, ground: readonly [top: string, bottom: string]) {
    this.width = width
    this.height = height
    // As a PNG has them: each row begins with a byte that says how it is written.
    this.#rows = new Uint8Array((width * 3 + 1) * height)
    const [top, bottom] = [channelsOf(ground[0]), channelsOf(ground[1])]
    for (let y = 0; y < height; y += 1) {
      const part = y / Math.max(1, height - 1)
      const color = [0, 1, 2].map((at) => Math.round((top[at] ?? 0) * (1 - part) + (bottom[at] ?? 0) * part))
      const row = this.#rows.subarray(y * (width * 3 + 1) + 1, (y + 1) * (width * 3 + 1))
      row.set(color)
      for (let filled = 3; filled < row.length; filled *= 2) row.copyWithin(filled, 0, filled)
    }
  }

  /** A surface between corners. */
  shape(corners: readonly Point[], color: string, strength = 1): this {
    const ys = corners.map(([, y]) => y)
    const covered = new Float32Array(this.width)
    for (
      let y = Math.max(0, Math.floor(Math.min(...ys)));
      y < Math.min(this.height, Math.max(...ys));
      y += 1
    ) {
      covered.fill(0)
      for (let line = 0; line < fine; line += 1) {
        const crossed = crossings(corners, y + (line + 0.5) / fine)
        for (let at = 0; at + 1 < crossed.length; at += 2)
          cover(covered, crossed[at] ?? 0, crossed[at + 1] ?? 0)
      }
      this.#paint(y, covered, color, strength / fine)
    }
    return this
  }

  /** A surface whose edge is a curve along its corners. */
  curved(corners: readonly Point[], color: string, strength = 1): this {
    return this.shape(rounded([...corners, ...corners.slice(0, 1)]), color, strength)
  }

  box(x: number, y: number, width: number, height: number, color: string, strength = 1): this {
    return this.shape(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      color,
      strength,
    )
  }

  disk(x: number, y: number, radius: number, color: string, strength = 1): this {
    return this.shape(
      Array.from({ length: 48 }, (_, at): Point => {
        const turn = (at * Math.PI) / 24
        return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
      }),
      color,
      strength,
    )
  }

  /** Lines with round ends; where they cross they are no stronger. */
  lines(lines: readonly (readonly Point[])[], width: number, color: string, strength = 1): this {
    const parts = lines.flatMap((line) => line.slice(1).map((to, at) => ({ from: line[at] ?? to, to })))
    const reach = width / 2 + 1
    const ys = parts.flatMap(({ from, to }) => [from[1], to[1]])
    const covered = new Float32Array(this.width)
    const first = Math.max(0, Math.floor(Math.min(...ys) - reach))
    for (let y = first; y <= Math.min(this.height - 1, Math.max(...ys) + reach); y += 1) {
      covered.fill(0)
      for (const { from, to } of parts) {
        if (y < Math.min(from[1], to[1]) - reach || y > Math.max(from[1], to[1]) + reach) continue
        const start = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach))
        const end = Math.min(this.width - 1, Math.max(from[0], to[0]) + reach)
        for (let x = start; x <= end; x += 1) {
          const near = Math.min(1, Math.max(0, width / 2 + 0.5 - distance(x + 0.5, y + 0.5, from, to)))
          if (near > (covered[x] ?? 0)) covered[x] = near
        }
      }
      this.#paint(y, covered, color, strength)
    }
    return this
  }

  /** Words in capitals. @param weight of the strokes, as a part of the height */
  words(text: string, x: number, y: number, height: number, color: string, weight = 0.15): this {
    const unit = height / 6
    const lines: Point[][] = []
    let left = x
    for (const letter of text.toUpperCase()) {
      for (const line of (glyphs[letter] ?? '').split('|').filter(Boolean)) {
        const points = line
          .replace('~', '')
          .split(' ')
          .map((point): Point => {
            const [across = 0, down = 0] = point.split(',').map(Number)
            return [left + across * unit, y + down * unit]
          })
        lines.push(line.startsWith('~') ? [...rounded(points)] : points)
      }
      left += ((narrow[letter] ?? 4) + 1.5) * unit
    }
    return lines.length === 0 ? this : this.lines(lines, height * weight, color)
  }

  png(): Buffer {
    return png(this.width, this.height, this.#rows)
  }

  #paint(y: number, covered: Float32Array, color: string, strength: number): void {
    const [red, green, blue] = channelsOf(color)
    const row = y * (this.width * 3 + 1) + 1
    for (let x = 0; x < this.width; x += 1) {
      const part = (covered[x] ?? 0) * strength
      if (part === 0) continue
      const at = row + x * 3
      this.#rows[at] = (this.#rows[at] ?? 0) * (1 - part) + red * part
      this.#rows[at + 1] = (this.#rows[at + 1] ?? 0) * (1 - part) + green * part
      this.#rows[at + 2] = (this.#rows[at + 2] ?? 0) * (1 - part) + blue * part
    }
  }
}

/** Where a row goes in and out of a surface, from the left. */
const crossings = (corners: readonly Point[], y: number): readonly number[] =>
  corners
    .flatMap(([x, top], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, top]
      return top <= y !== nextY <= y ? [x + ((y - top) / (nextY - top)) * (nextX - x)] : []
    })
    .toSorted((a, b) => a - b)

/** Adds to each pixel how much of it lies between two places. */
function cover(covered: Float32Array, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(covered.length, to)]
  for (let x = Math.floor(start); x < end; x += 1)
    covered[x] = (covered[x] ?? 0) + Math.min(end, x + 1) - Math.max(start, x)
}

function distance(x: number, y: number, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [across, down] = [toX - fromX, toY - fromY]
  const length = across * across + down * down
  const part =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * across + (y - fromY) * down) / length))
  return Math.hypot(x - fromX - part * across, y - fromY - part * down)
}

/** A line whose corners are cut until it is a curve; its ends stay. */
function rounded(points: readonly Point[], times = 3): readonly Point[] {
  if (times === 0 || points.length < 3) return points
  const cut = points.slice(1).flatMap((to, at): Point[] => {
    const from = points[at] ?? to
    const between = (part: number): Point => [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ]
    return [between(0.25), between(0.75)]
  })
  return rounded([...points.slice(0, 1), ...cut, ...points.slice(-1)], times - 1)
}
