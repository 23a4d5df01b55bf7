import type Document from 'pdfkit'
import { formatDay } from '@portal/core/foundation/format'
import { formatMoney } from '@portal/core/foundation/format/money'
import { dueWords, monthWords } from '@portal/core/money/invoicing/expected'
import { drawApart } from '../../platform/paper/draw-apart.ts'
import type { PaperLook } from '../../platform/paper/paper-look.ts'
import { printablePicture } from '../../platform/paper/picture.ts'
import { printable } from '../../platform/paper/printable.ts'
import type { InvoiceRow, LineRow } from './read-invoice.ts'

const page = { left: 56, right: 556, top: 56, bottom: 716 } as const
const ink = '#202124'
const soft = '#5f6368'
const rule = '#dadce0'
const amountWidth = 96

/** What an invoice on paper is made of. */
interface PaperInvoice {
  readonly invoice: InvoiceRow
  readonly lines: readonly LineRow[]
  readonly look: PaperLook
}

/**
 * An invoice on paper, US Letter. The same invoice gives the same bytes: the
 * day in the file is the invoice's own, and nothing is drawn at random.
 */
export async function invoicePdf(
  invoice: InvoiceRow,
  lines: readonly LineRow[],
  look: PaperLook,
): Promise<Buffer> {
  const paper: PaperInvoice = { invoice, lines, look }
  if (look.logo === null) return draw(paper)
  return drawApart(new URL(import.meta.url), paper, { ...paper, look: { ...look, logo: null } })
}

/** Draws it where it is called: with a logo, that is a thread of its own. */
export async function draw({ invoice, lines, look }: PaperInvoice): Promise<Buffer> {
  const made = new Date(`${invoice.issued_on ?? invoice.month}T12:00:00Z`)
  // With its fonts it is a tenth of what a start reads, and few starts print.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: page.top, bottom: 40, left: page.left, right: 56 },
    bufferPages: true,
    info: {
      Title: `${headingOf(invoice)} ${invoice.number ?? ''}`.trim(),
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
  drawHead(doc, invoice, look)
  drawLines(doc, invoice, lines)
  drawTotals(doc, invoice)
  drawFeet(doc, invoice, look)
  doc.end()
  await ended
  return Buffer.concat(parts)
}

type Paper = InstanceType<typeof Document>

const headingOf = ({ status, total_cents: total }: InvoiceRow): string =>
  status === 'draft' || status === 'reviewed' ? 'Draft invoice' : total < 0 ? 'Credit' : 'Invoice'

function drawHead(doc: Paper, invoice: InvoiceRow, { name, color, logo: kept }: PaperLook): void {
  const logo = kept && printablePicture(kept)
  doc.rect(0, 0, 612, 8).fill(color)
  if (logo) doc.image(logo, page.left, page.top - 8, { fit: [180, 36] })
  else
    doc
      .font('Helvetica-Bold')
      .fontSize(16)
      .fillColor(ink)
      .text(printable(name), page.left, page.top, { width: 300 })
  doc.fontSize(20).fillColor(ink).text(headingOf(invoice), 356, page.top, { width: 200, align: 'right' })
  const facts: readonly (readonly [string, string])[] = [
    ['Number', invoice.number ?? 'Given at approval'],
    ['For', monthWords(invoice.month)],
    ['Date', formatDay(invoice.issued_on) || 'At approval'],
    ['Due', formatDay(invoice.due_on) || dueWords(invoice.bill_to.termsDays)],
    ...(invoice.bill_to.purchaseOrder === ''
      ? []
      : [['Purchase order', invoice.bill_to.purchaseOrder] as const]),
  ]
  let y = page.top + 36
  for (const [label, value] of facts) {
    doc.font('Helvetica').fontSize(9).fillColor(soft).text(label, 356, y, { width: 90 })
    doc.fillColor(ink).text(printable(value), 446, y, { width: 110, align: 'right' })
    y += 15
  }
  const { bill_to: to } = invoice
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor(soft)
    .text('Bill to', page.left, page.top + 36)
  doc
    .font('Helvetica-Bold')
    .fontSize(11)
    .fillColor(ink)
    .text(printable(to.name), page.left, page.top + 50, { width: 270 })
  const place = [to.city, [to.state, to.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  doc.font('Helvetica').fontSize(10)
  for (const line of [to.address, place].filter(Boolean)) doc.text(printable(line), { width: 270 })
  doc.y = Math.max(doc.y, y) + 24
}

function heading(doc: Paper): void {
  const { y } = doc
  doc.font('Helvetica-Bold').fontSize(9).fillColor(soft)
  doc.text('Description', page.left, y, { lineBreak: false })
  doc.text('Amount', page.right - amountWidth, y, { width: amountWidth, align: 'right' })
  doc
    .moveTo(page.left, y + 14)
    .lineTo(page.right, y + 14)
    .lineWidth(0.75)
    .strokeColor(rule)
    .stroke()
  doc.y = y + 20
}

/**
 * Begins a new page where so much does not fit.
 * @returns whether it began one: its heading was drawn with a font of its own
 */
function room(doc: Paper, height: number): boolean {
  if (doc.y + height <= page.bottom) return false
  doc.addPage()
  doc.y = page.top
  heading(doc)
  return true
}

/** The store that the lines below it are for. */
function drawStore(doc: Paper, words: string, width: number): void {
  doc
    .font('Helvetica-Bold')
    .fontSize(10)
    .fillColor(ink)
    .text(printable(words), page.left, doc.y + 4, { width })
  doc.y += 4
}

function drawLines(doc: Paper, invoice: InvoiceRow, lines: readonly LineRow[]): void {
  heading(doc)
  const several = invoice.client_ids.length > 1
  const width = page.right - page.left - amountWidth - 16
  let store = 0
  for (const line of lines.filter(({ removed }) => !removed)) {
    if (several && line.client_id !== store) {
      room(doc, 48)
      drawStore(doc, line.client, width)
      store = line.client_id
    }
    const description = printable(line.description)
    const reason = printable(line.reason)
    doc.font('Helvetica').fontSize(10)
    const tall =
      doc.heightOfString(description, { width }) +
      (reason === '' ? 0 : doc.fontSize(8.5).heightOfString(reason, { width }))
    if (room(doc, tall + 8) && several) drawStore(doc, `${line.client}, continued`, width)
    const { y } = doc
    doc.font('Helvetica').fontSize(10).fillColor(ink)
    doc.text(formatMoney(line.amount_cents), page.right - amountWidth, y, {
      width: amountWidth,
      align: 'right',
    })
    doc.text(description, page.left, y, { width })
    if (reason !== '') doc.fontSize(8.5).fillColor(soft).text(reason, page.left, doc.y, { width })
    doc.y = y + tall + 8
  }
}

function drawTotals(doc: Paper, invoice: InvoiceRow): void {
  room(doc, 90)
  const rows: readonly (readonly [string, number, boolean])[] = [
    ...(invoice.tax_cents === 0
      ? []
      : ([
          ['Subtotal', invoice.subtotal_cents, false],
          [`Tax (${Number(invoice.tax_rate)}%)`, invoice.tax_cents, false],
        ] as const)),
    ['Total', invoice.total_cents, true],
  ]
  doc.y += 6
  for (const [label, cents, bold] of rows) {
    const { y } = doc
    if (bold) doc.moveTo(356, y).lineTo(page.right, y).lineWidth(0.75).strokeColor(ink).stroke()
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(bold ? 12 : 10)
      .fillColor(ink)
    doc.text(label, 356, y + 6, { width: 90, lineBreak: false })
    doc.text(formatMoney(cents), 446, y + 6, { width: 110, align: 'right' })
    doc.y = y + 22
  }
  if (invoice.memo === '') return
  const memo = printable(invoice.memo)
  room(doc, doc.heightOfString(memo, { width: 500 }) + 24)
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor(soft)
    .text(memo, page.left, doc.y + 16, { width: 500 })
}

function drawFeet(doc: Paper, invoice: InvoiceRow, { name }: PaperLook): void {
  const { start, count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at)
    const words = [printable(name), invoice.number ?? 'Draft', `Page ${at + 1} of ${count}`].join('  ·  ')
    doc
      .font('Helvetica')
      .fontSize(8)
      .fillColor(soft)
      .text(words, page.left, 740, { width: 500, align: 'center', lineBreak: false })
  }
}
