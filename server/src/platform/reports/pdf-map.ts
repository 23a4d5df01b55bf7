import { formatCount } from '@portal/core/foundation/format'
import type { ReportPlace } from '@portal/core/platform/reports/report-answer'
import { geoMercator, geoPath, type GeoProjection } from 'd3-geo'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { mesh } from 'topojson-client'
import { printable } from '../paper/printable.ts'
import { ink, newPage, sheet, soft, strokes, wide, type Paper, type PrintedReport } from './pdf-paper.ts'

type Atlas = Parameters<typeof mesh>[0]

const mapHeight = 220
/** Places that are named in words beside the map. */
const mostNamed = 12
const namesWidth = 190

/** Pixels of a radian where one place alone has no extent of its own: about sixty miles around it are shown. */
const scaleOfOne = 12_000

let borders: Promise<ReturnType<typeof mesh>> | undefined

/** The lines between counties. Nothing else needs them, so that they are read with the first map. */
async function readBorders(): Promise<ReturnType<typeof mesh>> {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  return mesh(JSON.parse(await readFile(path, 'utf8')) as Atlas)
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** From longitude and latitude to the sheet, so that all places lie within a frame. */
function projectionOf(places: readonly ReportPlace[], { x, y, width, height }: Frame): GeoProjection {
  const points = places.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  const [first, ...others] = points
  const apart = first && others.some(([east, north]) => east !== first[0] || north !== first[1])
  const room = 24
  const projection = apart
    ? geoMercator().fitExtent(
        [
          [x + room, y + room],
          [x + width - room, y + height - room],
        ],
        { type: 'MultiPoint', coordinates: points },
      )
    : geoMercator()
        .center(first ?? [0, 0])
        .scale(scaleOfOne)
        .translate([x + width / 2, y + height / 2])
  return projection.clipExtent([
    [x, y],
    [x + width, y + height],
  ])
}

/** The places of a report on the outline of their counties, with the largest named beside it. */
export async function drawMap(doc: Paper, { report, answer }: PrintedReport): Promise<void> {
  const { map } = report
  const places = answer.places ?? []
  if (!map || places.length === 0) return
  borders ??= readBorders()
  const counties = await borders
  if (doc.y + mapHeight + 36 > sheet.bottom) newPage(doc)
  doc.font('Helvetica-Bold').fontSize(10).fillColor(ink).text(printable(map.title), sheet.left, doc.y)
  doc
    .font('Helvetica')
    .fontSize(8)
    .fillColor(soft)
    .text(printable(`Each dot is a place: the larger, the more ${map.unit}.`), sheet.left, doc.y + 1)
  const frame = { x: sheet.left, y: doc.y + 6, width: wide - namesWidth, height: mapHeight }
  const projection = projectionOf(places, frame)
  doc.save()
  doc.roundedRect(frame.x, frame.y, frame.width, frame.height, 4).clip()
  doc.rect(frame.x, frame.y, frame.width, frame.height).fill('#f8f9fa')
  const outline = geoPath(projection)(counties)
  if (outline) doc.path(outline).lineWidth(0.5).stroke('#c4c7cc')
  const most = Math.max(1, ...places.map(({ value }) => value))
  for (const { longitude, latitude, value } of places) {
    const point = projection([longitude, latitude])
    if (!point) continue
    const [x, y] = point
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
