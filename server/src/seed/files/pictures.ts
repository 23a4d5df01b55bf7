import { Drawing, type Point } from './drawing.ts'

/** Pictures of the demo agency: banners, screenshots and slides, drawn when they are needed. */

const truck: readonly Point[] = [
  [2, 34],
  [2, 22],
  [48, 21],
  [51, 6],
  [76, 5],
  [88, 20],
  [106, 24],
  [110, 30],
  [109, 36],
  [2, 36],
]
const sedan: readonly Point[] = [
  [2, 34],
  [4, 23],
  [22, 20],
  [36, 7],
  [70, 7],
  [86, 20],
  [106, 25],
  [109, 36],
  [2, 36],
]

/** A vehicle on its wheels, 110 wide and 44 high by `size`. */
function vehicle(
  on: Drawing,
  shape: readonly Point[],
  [left, top]: Point,
  size: number,
  color: string,
  glass: string,
): Drawing {
  const at = ([x, y]: Point): Point => [left + x * size, top + y * size]
  const window: readonly Point[] =
    shape === truck
      ? [
          [56, 10],
          [74, 9.5],
          [83, 20],
          [54, 20.5],
        ]
      : [
          [38, 11],
          [69, 11],
          [80, 20],
          [29, 20],
        ]
  on.shape(shape.map(at), color).shape(window.map(at), glass)
  for (const x of [24, 88]) {
    const [across, down] = at([x, 36])
    on.disk(across, down, 9 * size, '#16181d').disk(across, down, 4.5 * size, '#c9ced6')
  }
  return on
}

/** A medium rectangle of a truck event. @param priced whether it says its price, which was asked for */
export function truckBanner(priced: boolean): Buffer {
  const on = new Drawing(300, 250, priced ? ['#0f2747', '#2b5c9e'] : ['#3a3f47', '#6b7280'])
  on.words('Winter', 20, 20, 24, '#ffffff').words('Truck Event', 20, 54, 24, '#ffd166')
  if (priced) on.words('Lease from $399 a month', 20, 92, 11, '#ffffff', 0.13)
  on.shape(
    [
      [0, 196],
      [300, 182],
      [300, 250],
      [0, 250],
    ],
    '#e8eef7',
    0.22,
  )
  vehicle(on, truck, [42, 108], 1.9, priced ? '#d62839' : '#9aa1ad', '#1c2733')
  on.box(priced ? 172 : 196, 214, priced ? 116 : 92, 26, '#ffffff')
  on.words(priced ? 'See the offer' : 'Shop now', priced ? 183 : 208, 222, 9, '#0f2747', 0.15)
  return on.png()
}

/** A leaderboard of the service department. */
export const serviceBanner = (): Buffer =>
  vehicle(
    new Drawing(728, 90, ['#0b3d3a', '#0f766e'])
      .words('Oil change $49.95', 190, 18, 24, '#ffffff')
      .words('Brakes checked at no charge', 190, 58, 12, '#a7f3d0', 0.14)
      .box(590, 28, 120, 34, '#fbbf24')
      .words('Book now', 607, 39, 12, '#3b2a05'),
    sedan,
    [18, 16],
    1.4,
    '#e2e8f0',
    '#134e4a',
  ).png()

/** A square for a feed, of used vehicles. */
export const usedSquare = (): Buffer => {
  const on = new Drawing(480, 480, ['#fff7ed', '#fed7aa'])
  on.words('Certified', 36, 40, 42, '#7c2d12').words('pre-owned', 36, 100, 42, '#c2410c')
  on.words('120 vehicles under $20,000', 36, 168, 16, '#7c2d12', 0.13)
  vehicle(on, sedan, [46, 220], 3.5, '#1d4ed8', '#0f172a')
  return on.words('172 points checked', 36, 428, 16, '#7c2d12', 0.13).png()
}

/** What a store's page looked like: for a claim, or for whoever reports that it is wrong. */
export function pageScreenshot(store: string, offer: string, broken = false): Buffer {
  const on = new Drawing(640, 420, ['#ffffff', '#ffffff'])
  on.box(0, 0, 640, 26, '#dfe3ea').box(90, 6, 460, 14, '#ffffff')
  for (const [at, color] of ['#ef4444', '#f59e0b', '#22c55e'].entries()) on.disk(16 + at * 18, 13, 5, color)
  on.box(0, 26, 640, 48, '#14213d').words(store.slice(0, 34), 20, 43, 14, '#ffffff', 0.14)
  if (broken)
    return on
      .words('Internal error', 214, 190, 20, '#b91c1c')
      .words('Request timed out', 214, 226, 14, '#6b7280', 0.12)
      .png()
  on.box(0, 74, 640, 190, '#e5edf8').words(offer, 24, 104, 22, '#14213d', 0.14)
  vehicle(on, truck, [330, 128], 2.4, '#b91c1c', '#1f2937')
  on.box(24, 150, 150, 34, '#b91c1c').words('Get my price', 40, 161, 12, '#ffffff')
  for (const at of [0, 1, 2]) {
    on.box(24 + at * 204, 284, 184, 112, '#f1f3f7')
    vehicle(
      on,
      at === 1 ? sedan : truck,
      [58 + at * 204, 300],
      1.05,
      ['#334155', '#0f766e', '#1d4ed8'][at] ?? '#334155',
      '#cbd5e1',
    )
    on.box(36 + at * 204, 360, 96, 8, '#94a3b8').box(36 + at * 204, 376, 60, 8, '#cbd5e1')
  }
  return on.png()
}

/** Slides of the login screen; their names stand below them. */
export const slidePicture = (about: 'results' | 'road'): Buffer => {
  if (about === 'road') {
    const on = new Drawing(640, 800, ['#1e1b4b', '#f97316'])
    on.disk(430, 380, 110, '#fde68a', 0.9)
    on.curved(
      [
        [0, 470],
        [0, 430],
        [150, 350],
        [300, 440],
        [460, 380],
        [640, 430],
        [640, 800],
        [0, 800],
      ],
      '#312e81',
    )
    on.shape(
      [
        [0, 560],
        [640, 520],
        [640, 800],
        [0, 800],
      ],
      '#111827',
    )
    on.shape(
      [
        [60, 800],
        [250, 545],
        [330, 540],
        [640, 740],
        [640, 800],
      ],
      '#374151',
    )
    return vehicle(on, truck, [150, 500], 3, '#e11d48', '#0b1020').png()
  }
  const on = new Drawing(640, 800, ['#0b1f3f', '#2854df'])
  for (const at of [0, 1, 2, 3])
    on.lines(
      [
        [
          [70, 190 + at * 90],
          [570, 190 + at * 90],
        ],
      ],
      1.5,
      '#ffffff',
      0.16,
    )
  for (const [at, high] of [90, 120, 105, 150, 175, 160, 210, 240].entries())
    on.box(82 + at * 62, 460 - high, 34, high, '#93b4ff', 0.45)
  return on
    .lines(
      [
        [
          [99, 350],
          [161, 318],
          [223, 330],
          [285, 276],
          [347, 246],
          [409, 262],
          [471, 208],
          [540, 168],
        ],
      ],
      7,
      '#ffd166',
    )
    .disk(540, 168, 13, '#ffd166')
    .png()
}
