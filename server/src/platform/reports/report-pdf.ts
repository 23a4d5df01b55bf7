import { formatDay } from '@portal/core/foundation/format'
import { asOfWords, comparedWords, periodWords, tilesFrom } from '@portal/core/platform/reports/words'
import { drawApart } from '../paper/draw-apart.ts'
import type { PaperLook } from '../paper/paper-look.ts'
import { printablePicture } from '../paper/picture.ts'
import { printable } from '../paper/printable.ts'
import { drawBars, drawBridge } from './pdf-bars.ts'
import { drawChart } from './pdf-chart.ts'
import { drawMap } from './pdf-map.ts'
import { fitted, type PrintedReport, sheet, wide, ink, soft, rule, tones, type Paper } from './pdf-paper.ts'
import { drawTable } from './pdf-table.ts'

/** What a report on paper is made of: its declarations and answers alone, so that a thread of its own can have them. */
interface PaperReport {
  readonly parts: readonly [PrintedReport, ...PrintedReport[]]
  readonly look: PaperLook
  readonly whose: string | null
  readonly day: string
}

/** Milliseconds in which a report is drawn; after them once more, without the logo. */
const patience = 60_000

/** A declaration without what is asked of it and never drawn: where rows lead, who sees what. */
const drawable = ({ report, ...part }: PrintedReport): PrintedReport => {
  const plain: PrintedReport['report'] = JSON.parse(JSON.stringify(report))
  return { ...part, report: plain }
}

/**
 * A report on paper, US Letter across: what it is and of when, its figures, its chart as lines, its map, how its
 * rows divide, its tables with their heads repeated, and the pages counted. Drawn from the declaration and the answer
 * alone, in a thread of its own.
 *
 * @param whose the client that it is of; null for a report of the agency
 * @throws {PaperTooLong} where it does not come to an end in a minute
 */
export function reportPdf(
  [main, ...sections]: PaperReport['parts'],
  paper: Omit<PaperReport, 'parts'>,
): Promise<Buffer> {
  const whole: PaperReport = { ...paper, parts: [drawable(main), ...sections.map(drawable)] }
  const { look } = whole
  return drawApart(new URL(import.meta.url), whole, { ...whole, look: { ...look, logo: null } }, patience)
}

/** Draws it where it is called: a thread of its own. */
export async function draw({ parts: [main, ...sections], look, whose, day }: PaperReport): Promise<Buffer> {
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
  const written: Buffer[] = []
  doc.on('data', (part: Buffer) => written.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  drawHead(doc, main, look, whose)
  drawTiles(doc, main, look)
  drawChart(doc, main)
  await drawMap(doc, main)
  drawBars(doc, main)
  drawBridge(doc, main)
  drawTable(doc, main, null)
  for (const section of sections) {
    drawChart(doc, section)
    drawTable(doc, section, section.report.title)
  }
  drawFeet(doc, look, day)
  doc.end()
  await ended
  return Buffer.concat(written)
}

/** Points that a logo has beside the title. */
const logoWidth = 150

function drawHead(
  doc: Paper,
  { report, answer }: PrintedReport,
  look: PaperLook,
  whose: string | null,
): void {
  doc.rect(0, 0, sheet.width, 6).fill(look.color)
  const logo = look.logo && printablePicture(look.logo)
  if (logo) doc.image(logo, sheet.right - logoWidth, 20, { fit: [logoWidth, 32], align: 'right' })
  doc.font('Helvetica').fontSize(9).fillColor(soft).text(printable(look.name), sheet.left, 24)
  doc
    .font('Helvetica-Bold')
    .fontSize(18)
    .fillColor(ink)
    .text(printable(whose === null ? report.title : `${whose}: ${report.title}`), sheet.left, 38, {
      width: logo ? wide - logoWidth - 16 : wide,
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
    fitted(doc.font('Helvetica'), printable(label), 8, line.width)
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
