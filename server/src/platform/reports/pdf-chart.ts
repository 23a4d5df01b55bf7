import { formatDay, formatMonth } from '@portal/core/foundation/format'
import { pointsOf } from '@portal/core/platform/reports/points'
import { chartTimeWords, figure } from '@portal/core/platform/reports/words'
import { printable } from '../paper/printable.ts'
import { type PrintedReport, sheet, ink, soft, rule, strokes, type Paper, newPage } from './pdf-paper.ts'

const chartHeight = 130

/** The points of a chart as lines, with the largest and the smallest said beside them. */
export function drawChart(doc: Paper, { report, answer }: PrintedReport): void {
  const { chart } = report
  if (!chart) return
  const points = pointsOf(report, chart, answer)
  if (points.length < 2) return
  const values = points.flatMap((point) => Object.values(point.values).filter((value) => value !== null))
  const most = Math.max(0, ...values)
  if (most === 0) return
  const known = Object.entries(chart.series).filter(([id]) =>
    points.some((point) => (point.values[id] ?? null) !== null),
  )
  if (doc.y + chartHeight + 40 > sheet.bottom) newPage(doc)
  const time = chartTimeWords(chart, points, answer)
  doc
    .font('Helvetica-Bold')
    .fontSize(10)
    .fillColor(ink)
    .text(printable(`${chart.title}${time === '' ? '' : `, ${time}`}`), sheet.left, doc.y)
  const top = doc.y + 16
  const left = sheet.left + 56
  let x = sheet.left
  for (const [at, [, label]] of known.entries()) {
    const color = strokes[at % strokes.length] ?? ink
    doc.rect(x, top - 9, 10, 3).fill(color)
    doc
      .font('Helvetica')
      .fontSize(8)
      .fillColor(soft)
      .text(printable(label), x + 14, top - 12, { lineBreak: false })
    x += 28 + doc.widthOfString(printable(label))
  }
  const height = chartHeight - 30
  // Half of an odd number is no number of things.
  const shares = chart.kind === 'count' && most % 2 === 1 ? [0, 1] : [0, 0.5, 1]
  for (const share of shares) {
    const y = top + 6 + height * (1 - share)
    doc.moveTo(left, y).lineTo(sheet.right, y).lineWidth(0.5).stroke(rule)
    doc
      .font('Helvetica')
      .fontSize(7.5)
      .fillColor(soft)
      .text(figure(chart.kind, most * share), sheet.left, y - 4, {
        width: 50,
        align: 'right',
        lineBreak: false,
      })
  }
  const placeOf = (at: number): number => left + ((sheet.right - left) * at) / (points.length - 1)
  for (const [at, [id]] of known.entries()) {
    let begun = false
    for (const [place, point] of points.entries()) {
      const value = point.values[id]
      if (value === null || value === undefined) {
        begun = false
        continue
      }
      const y = top + 6 + height * (1 - value / most)
      if (begun) doc.lineTo(placeOf(place), y)
      else doc.moveTo(placeOf(place), y)
      begun = true
    }
    doc.lineWidth(1.25).stroke(strokes[at % strokes.length] ?? ink)
  }
  const pointWords = chart.point === 'Month' ? formatMonth : formatDay
  const said = [0, Math.floor((points.length - 1) / 2), points.length - 1]
  for (const at of new Set(said))
    doc
      .font('Helvetica')
      .fontSize(7.5)
      .fillColor(soft)
      .text(
        pointWords(points[at]?.point ?? ''),
        Math.min(placeOf(at) - 36, sheet.right - 72),
        top + height + 10,
        {
          width: 72,
          align: 'center',
          lineBreak: false,
        },
      )
  doc.y = top + chartHeight - 2
}
