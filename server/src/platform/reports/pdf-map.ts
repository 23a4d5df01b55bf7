import { formatCount } from '@portal/core/foundation/format'
import type { ReportPlace } from '@portal/core/platform/reports/report-answer'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { printable } from '../paper/printable.ts'
import { ink, newPage, sheet, soft, strokes, wide, type Paper, type PrintedReport } from './pdf-paper.ts'

type Point = readonly [number, number]

/** A topology as the package publishes it: lines between counties, each point told as a step from the one before. */
interface Atlas {
  readonly transform: { readonly scale: Point; readonly translate: Point }
  readonly arcs: readonly (readonly Point[])[]
}

const mapHeight = 220
/** Places that are named in words beside the map. */
const mostNamed = 12
const namesWidth = 190

/** Where a longitude and a latitude lie on Mercator's map, in radians. */
const onMap = ([longitude, latitude]: Point): Point => [
  (longitude * Math.PI) / 180,
  Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)),
]

let outlines: Promise<readonly (readonly Point[])[]> | undefined

/** The lines between counties on the map. Nothing else needs them, so that they are read with the first map. */
async function readOutlines(): Promise<readonly (readonly Point[])[]> {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  const { transform, arcs } = JSON.parse(await readFile(path, 'utf8')) as Atlas
  const [wideness, tallness] = transform.scale
  const [west, south] = transform.translate
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([right, up]): Point => {
      x += right
      y += up
      return onMap([x * wideness + west, y * tallness + south])
    })
  })
}

/** From the map to the sheet, so that all places lie within a frame. */
function projection(
  places: readonly ReportPlace[],
  frame: { x: number; y: number; width: number; height: number },
) {
  const points = places.map(({ longitude, latitude }) => onMap([longitude, latitude]))
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [low, high] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  const room = 24
  // One place alone has no extent of its own: about sixty miles around it are shown.
  const least = 0.016
  const scale = Math.min(
    (frame.width - 2 * room) / Math.max(right - left, least),
    (frame.height - 2 * room) / Math.max(high - low, least),
  )
  const [middleX, middleY] = [(left + right) / 2, (low + high) / 2]
  return ([x, y]: Point): Point => [
    frame.x + frame.width / 2 + (x - middleX) * scale,
    frame.y + frame.height / 2 - (y - middleY) * scale,
  ]
}

/** The places of a report on the outline of their counties, with the largest named beside it. */
export async function drawMap(doc: Paper, { report, answer }: PrintedReport): Promise<void> {
  const { map } = report
  const places = answer.places ?? []
  if (!map || places.length === 0) return
  outlines ??= readOutlines()
  const lines = await outlines
  if (doc.y + mapHeight + 36 > sheet.bottom) newPage(doc)
  doc.font('Helvetica-Bold').fontSize(10).fillColor(ink).text(printable(map.title), sheet.left, doc.y)
  doc
    .font('Helvetica')
    .fontSize(8)
    .fillColor(soft)
    .text(printable(`Each dot is a place: the larger, the more ${map.unit}.`), sheet.left, doc.y + 1)
  const frame = { x: sheet.left, y: doc.y + 6, width: wide - namesWidth, height: mapHeight }
  const at = projection(places, frame)
  doc.save()
  doc.roundedRect(frame.x, frame.y, frame.width, frame.height, 4).clip()
  doc.rect(frame.x, frame.y, frame.width, frame.height).fill('#f8f9fa')
  for (const line of lines) {
    const points = line.map(at)
    const isIn = points.some(
      ([x, y]) =>
        x >= frame.x - 60 &&
        x <= frame.x + frame.width + 60 &&
        y >= frame.y - 60 &&
        y <= frame.y + frame.height + 60,
    )
    if (!isIn) continue
    for (const [place, [x, y]] of points.entries()) {
      if (place === 0) doc.moveTo(x, y)
      else doc.lineTo(x, y)
    }
    doc.lineWidth(0.5).stroke('#c4c7cc')
  }
  const most = Math.max(1, ...places.map(({ value }) => value))
  for (const { longitude, latitude, value } of places) {
    const [x, y] = at(onMap([longitude, latitude]))
    doc
      .circle(x, y, 2 + 7 * Math.sqrt(value / most))
      .fillOpacity(0.55)
      .fill(strokes[0])
  }
  doc.restore()
  doc.fillOpacity(1)
  drawNames(doc, places, map.unit, frame.y)
  doc.y = frame.y + mapHeight + 12
}

function drawNames(doc: Paper, places: readonly ReportPlace[], unit: string, top: number): void {
  const x = sheet.right - namesWidth + 14
  const width = namesWidth - 14
  doc
    .font('Helvetica-Bold')
    .fontSize(8)
    .fillColor(soft)
    .text(printable(`Most ${unit}`), x, top, { lineBreak: false })
  for (const [row, { label, value }] of places.slice(0, mostNamed).entries()) {
    const y = top + 14 + row * 14
    doc.font('Helvetica').fontSize(8).fillColor(ink)
    doc.text(printable(label), x, y, { width: width - 56, height: 10, lineBreak: false, ellipsis: true })
    doc.fillColor(soft).text(formatCount(value), x, y, { width, align: 'right', lineBreak: false })
  }
  const more = places.length - mostNamed
  if (more > 0)
    doc
      .fillColor(soft)
      .text(printable(`and ${formatCount(more)} more in the table`), x, top + 14 + mostNamed * 14, {
        lineBreak: false,
      })
}
