import type Document from 'pdfkit'
import { formatCount, formatDay } from '@portal/core/foundation/format'
import { newsOf } from '@portal/core/platform/reports/change'
import { tableKind } from '@portal/core/platform/reports/columns'
import { pointsOf } from '@portal/core/platform/reports/points'
import {
  labelOf,
  type Report,
  type ReportAnswer,
  type ReportColumn,
  type ReportRow,
} from '@portal/core/platform/reports/report'
import {
  asOfWords,
  cellText,
  comparedWords,
  figure,
  periodWords,
  tilesFrom,
} from '@portal/core/platform/reports/words'
import { printable } from '../paper/printable.ts'

/** A report with its answer, as it goes on paper. */
export interface PrintedReport {
  readonly report: Report
  readonly answer: ReportAnswer
  /** The columns of its table, in order. */
  readonly shown: readonly string[]
}

/** What stands around it: the tenant's look, and whose report it is. */
export interface PaperLook {
  readonly name: string
  /** `#RRGGBB`. */
  readonly color: string
}

/** Rows that are printed; more are for a workbook. */
export const mostPrinted = 1000

const sheet = { width: 792, height: 612, left: 40, right: 752, top: 44, bottom: 572 } as const
const wide = sheet.right - sheet.left
const ink = '#202124'
const soft = '#5f6368'
const rule = '#dadce0'
const tones = { good: '#137333', bad: '#b3261e', neutral: soft } as const
const strokes = ['#2854df', '#0f7b6c', '#a15c00', '#7b3fb5', '#b3261e'] as const

type Paper = InstanceType<typeof Document>

/**
 * A report on paper, US Letter across: what it is and of when, its figures, its chart as lines, its tables with their
 * heads repeated, and the pages counted. Drawn from the declaration and the answer alone.
 *
 * @param whose the client that it is of; null for a report of the agency
 */
export async function reportPdf(
  [main, ...sections]: readonly [PrintedReport, ...PrintedReport[]],
  { look, whose, day }: { readonly look: PaperLook; readonly whose: string | null; readonly day: string },
): Promise<Buffer> {
  const made = new Date(`${day}T12:00:00Z`)
  // With its fonts it is a tenth of what a start reads, and few starts print.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margins: { top: sheet.top, bottom: 0, left: sheet.left, right: sheet.width - sheet.right },
    bufferPages: true,
    info: {
      Title: printable([main.report.title, whose].filter(Boolean).join(', ')),
      Author: printable(look.name),
      CreationDate: made,
      ModDate: made,
    },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  drawHead(doc, main, look, whose)
  drawTiles(doc, main, look)
  drawChart(doc, main)
  drawTable(doc, main, null)
  for (const section of sections) {
    drawChart(doc, section)
    drawTable(doc, section, section.report.title)
  }
  drawFeet(doc, look, day)
  doc.end()
  await ended
  return Buffer.concat(parts)
}

function drawHead(
  doc: Paper,
  { report, answer }: PrintedReport,
  look: PaperLook,
  whose: string | null,
): void {
  doc.rect(0, 0, sheet.width, 6).fill(look.color)
  doc.font('Helvetica').fontSize(9).fillColor(soft).text(printable(look.name), sheet.left, 24)
  doc
    .font('Helvetica-Bold')
    .fontSize(18)
    .fillColor(ink)
    .text(printable(whose === null ? report.title : `${whose}: ${report.title}`), sheet.left, 38, {
      width: wide,
    })
  const words = [
    report.sentence,
    periodWords(answer.period) && `${periodWords(answer.period)}.`,
    comparedWords(answer),
    asOfWords(answer.asOf) && `${asOfWords(answer.asOf)}.`,
    ...answer.notes,
  ]
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor(soft)
    .text(printable(words.filter(Boolean).join(' ')), sheet.left, doc.y + 4, { width: wide })
  doc.y += 12
}

const tileHeight = 50
const inRow = 6

function drawTiles(doc: Paper, { report, answer }: PrintedReport, { color }: PaperLook): void {
  const tiles = tilesFrom(report, answer)
  const width = (wide - (inRow - 1) * 8) / inRow
  const top = doc.y
  for (const [at, { label, value, moved }] of tiles.entries()) {
    const x = sheet.left + (at % inRow) * (width + 8)
    const y = top + Math.floor(at / inRow) * (tileHeight + 8)
    doc.roundedRect(x, y, width, tileHeight, 4).lineWidth(0.75).stroke(rule)
    doc.rect(x, y + 6, 2, tileHeight - 12).fill(color)
    const line = { width: width - 16, lineBreak: false, ellipsis: true, height: 14 } as const
    doc
      .font('Helvetica')
      .fontSize(8)
      .fillColor(soft)
      .text(printable(label), x + 9, y + 7, line)
    fitted(doc.font('Helvetica-Bold'), printable(value), 13, line.width)
      .fillColor(ink)
      .text(printable(value), x + 9, y + 18, line)
    if (moved && moved.direction !== 'unknown')
      doc
        .font('Helvetica')
        .fontSize(7.5)
        .fillColor(tones[moved.news])
        .text(moved.words, x + 9, y + 36, line)
  }
  doc.y = top + Math.ceil(tiles.length / inRow) * (tileHeight + 8) + 6
}

const chartHeight = 130

/** The points of a chart as lines, with the largest and the smallest said beside them. */
function drawChart(doc: Paper, { report, answer }: PrintedReport): void {
  const { chart } = report
  if (!chart) return
  const points = pointsOf(report, chart, answer)
  if (points.length < 2) return
  const values = points.flatMap((point) => Object.values(point.values).filter((value) => value !== null))
  const most = Math.max(0, ...values)
  if (most === 0) return
  if (doc.y + chartHeight + 40 > sheet.bottom) newPage(doc)
  doc.font('Helvetica-Bold').fontSize(10).fillColor(ink).text(printable(chart.title), sheet.left, doc.y)
  const top = doc.y + 16
  const left = sheet.left + 56
  let x = sheet.left
  for (const [at, label] of Object.values(chart.series).entries()) {
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
  for (const [at, id] of Object.keys(chart.series).entries()) {
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
  const said = [0, Math.floor((points.length - 1) / 2), points.length - 1]
  for (const at of new Set(said))
    doc
      .font('Helvetica')
      .fontSize(7.5)
      .fillColor(soft)
      .text(
        formatDay(points[at]?.point ?? ''),
        Math.min(placeOf(at) - 24, sheet.right - 48),
        top + height + 10,
        {
          width: 48,
          align: 'center',
          lineBreak: false,
        },
      )
  doc.y = top + chartHeight - 2
}

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

/** The smallest that can be read. */
const smallest = 4.5

/** Sets a size in which a text has room, a figure that is cut being another one: the usual one, or as much less as needed. */
function fitted(doc: Paper, text: string, usual: number, width: number): Paper {
  let size = usual
  while (size > smallest && doc.fontSize(size).widthOfString(text) > width) size -= 0.5
  return doc.fontSize(size)
}

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

function drawTable(doc: Paper, printed: PrintedReport, title: string | null): void {
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
  for (const row of answer.rows) {
    if (doc.y + rowHeight > sheet.bottom) {
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
  const totals = places.map(({ id }) => answer.totals[id])
  if (totals.some((value) => typeof value === 'number') && answer.rows.length > 1) {
    if (doc.y + rowHeight > sheet.bottom) newPage(doc)
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

function newPage(doc: Paper): void {
  doc.addPage()
  doc.y = sheet.top
}

function drawFeet(doc: Paper, { name }: PaperLook, day: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    doc.font('Helvetica').fontSize(7.5).fillColor(soft)
    doc.text(printable(`${name}, ${formatDay(day)}`), sheet.left, sheet.height - 26, { lineBreak: false })
    doc.text(`Page ${page + 1} of ${count}`, sheet.left, sheet.height - 26, {
      width: wide,
      align: 'right',
      lineBreak: false,
    })
  }
}
