import { formatCount } from '@portal/core/foundation/format'
import { newsOf } from '@portal/core/platform/reports/change'
import { tableKind } from '@portal/core/platform/reports/columns'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { labelOf, type ReportColumn, type ReportRow } from '@portal/core/platform/reports/report-column'
import { cellText, figure } from '@portal/core/platform/reports/words'
import { printable } from '../paper/printable.ts'
import {
  fitted,
  type PrintedReport,
  sheet,
  wide,
  ink,
  soft,
  rule,
  tones,
  type Paper,
  newPage,
} from './pdf-paper.ts'

interface Place {
  readonly id: string
  readonly column: ReportColumn
  readonly label: string
  readonly x: number
  readonly width: number
  readonly end: boolean
}

const rowHeight = 15
const headHeight = 26

/** Columns that stand side by side; more go into bands below each other. */
const mostAbreast = 14

/** The columns in bands that each begin with the first of them. */
function bandsOf({ report, answer, shown }: PrintedReport): readonly (readonly Place[])[] {
  const all = shown.flatMap((id) => {
    const column = report.columns[id]
    return column ? [{ id, column }] : []
  })
  const [first, ...others] = all
  if (!first || all.length <= mostAbreast) return [placesOf(all, answer)]
  const count = Math.ceil(others.length / (mostAbreast - 1))
  const size = Math.ceil(others.length / count)
  return Array.from({ length: count }, (_, at) =>
    placesOf([first, ...others.slice(at * size, (at + 1) * size)], answer),
  )
}

/** Where columns stand side by side: the first has what the others leave, numbers stand at their end. */
function placesOf(
  shown: readonly Pick<Place, 'id' | 'column'>[],
  { period }: ReportAnswer,
): readonly Place[] {
  const weightOf = ({ column: { kind = 'text' } }: (typeof shown)[number], at: number): number =>
    at === 0 ? 2.6 : tableKind[kind] === 'text' || kind === 'status' ? 1.5 : 1
  const whole = shown.reduce((sum, one, at) => sum + weightOf(one, at), 0)
  let x = sheet.left
  return shown.map((one, at) => {
    const width = (wide * weightOf(one, at)) / whole
    const place = {
      ...one,
      label: labelOf(one.column, period && { start: period.startDate, end: period.endDate }),
      x,
      width,
      end: ['money', 'percent', 'number'].includes(tableKind[one.column.kind ?? 'text']),
    }
    x += width
    return place
  })
}

/** Draws a report’s rows and totals over as many pages as they take, with the headings on each. */
export function drawTable(doc: Paper, printed: PrintedReport, title: string | null): void {
  const { report, answer } = printed
  const needed = headHeight + rowHeight * 3 + (title === null ? 0 : 24)
  if (doc.y + needed > sheet.bottom) newPage(doc)
  if (title !== null) {
    doc.y += 8
    doc.font('Helvetica-Bold').fontSize(11).fillColor(ink).text(printable(title), sheet.left, doc.y)
    doc
      .font('Helvetica')
      .fontSize(8)
      .fillColor(soft)
      .text(printable(report.sentence), sheet.left, doc.y + 1)
    doc.y += 4
  }
  if (answer.rows.length === 0) {
    doc
      .font('Helvetica')
      .fontSize(9)
      .fillColor(soft)
      .text(printable(report.empty?.title ?? `No ${report.rows} found.`), sheet.left, doc.y + 4)
    doc.y += 10
    return
  }
  for (const places of bandsOf(printed)) drawBand(doc, printed, places)
  if (answer.total > answer.rows.length)
    doc
      .font('Helvetica')
      .fontSize(8)
      .fillColor(soft)
      .text(
        `The first ${formatCount(answer.rows.length)} of ${formatCount(answer.total)}. The Excel file has all of them.`,
        sheet.left,
        doc.y + 4,
      )
  doc.y += 10
}

/** Rows and totals in some of the columns. */
function drawBand(doc: Paper, { answer }: PrintedReport, places: readonly Place[]): void {
  if (doc.y + headHeight + rowHeight > sheet.bottom) newPage(doc)
  drawHeads(doc, places)
  const totals = places.map(({ id }) => answer.totals[id])
  const summed = totals.some((value) => typeof value === 'number') && answer.rows.length > 1
  for (const [at, row] of answer.rows.entries()) {
    // The last one goes over with its total, which says nothing on a sheet of its own.
    const together = summed && at === answer.rows.length - 1 ? 2 : 1
    if (doc.y + rowHeight * together > sheet.bottom) {
      newPage(doc)
      drawHeads(doc, places)
    }
    drawRow(
      doc,
      places,
      (place) => cellText(row, place.id, place.column),
      (place) => toneOf(row, place),
    )
  }
  if (summed) {
    drawRow(
      doc,
      places,
      (place) => {
        const value = answer.totals[place.id]
        if (places[0]?.id === place.id) return 'Total'
        const sign = place.column.rate?.minus && typeof value === 'number' && value > 0 ? '+' : ''
        return typeof value === 'number' ? `${sign}${figure(place.column.kind ?? 'count', value)}` : ''
      },
      () => ink,
      true,
    )
  }
  doc.y += 6
}

const toneOf = (row: ReportRow, { id, column }: Place): string => {
  const value = row[id]
  if (!(column.difference || column.rate?.minus) || typeof value !== 'number') return ink
  const news = newsOf(value, column.good)
  return news === 'neutral' ? ink : tones[news]
}

function drawHeads(doc: Paper, places: readonly Place[]): void {
  const top = doc.y
  doc.rect(sheet.left, top, wide, headHeight - 4).fill('#f1f3f4')
  for (const { label, x, width, end } of places)
    doc
      .font('Helvetica-Bold')
      .fontSize(7.5)
      .fillColor(ink)
      .text(printable(label.replace('±', '+/-')), x + 3, top + 3, {
        width: width - 6,
        align: end ? 'right' : 'left',
        height: headHeight - 8,
        ellipsis: true,
      })
  doc.y = top + headHeight
}

function drawRow(
  doc: Paper,
  places: readonly Place[],
  textOf: (place: Place) => string,
  colorOf: (place: Place) => string,
  strong = false,
): void {
  const top = doc.y
  for (const place of places) {
    const text = printable(textOf(place))
    const width = place.width - 6
    doc.font(strong ? 'Helvetica-Bold' : 'Helvetica').fontSize(8)
    if (place.end) fitted(doc, text, 8, width)
    doc.fillColor(colorOf(place)).text(text, place.x + 3, top + 2, {
      width,
      height: 10,
      align: place.end ? 'right' : 'left',
      lineBreak: false,
      ellipsis: true,
    })
  }
  doc
    .moveTo(sheet.left, top + rowHeight - 2)
    .lineTo(sheet.right, top + rowHeight - 2)
    .lineWidth(0.5)
    .stroke(rule)
  doc.y = top + rowHeight
}
