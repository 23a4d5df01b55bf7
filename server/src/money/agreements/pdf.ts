import type Document from 'pdfkit'
import { counted, formatDateTime, formatDay } from '@portal/core/foundation/format'
import { formatMoney } from '@portal/core/foundation/format/money'
import { consentSentence, termEnd } from '@portal/core/money/agreements/agreement'
import { printable } from '../../platform/paper/printable.ts'
import type { PaperLook } from '../../platform/paper/paper-look.ts'
import type { AgreementRow } from './read.ts'

const ink = '#202124'
const soft = '#5f6368'

/** An agreement on paper, US Letter, with the evidence of its signatures on the last page. The same agreement gives the same bytes. */
export async function agreementPdf(row: AgreementRow, look: PaperLook): Promise<Buffer> {
  const made = new Date(row.sent_at ?? `${row.starts_at}T12:00:00Z`)
  // With its fonts it is a tenth of what a start reads, and few starts print.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: 56, bottom: 64, left: 56, right: 56 },
    info: { Title: printable(row.title), Author: printable(look.name), CreationDate: made, ModDate: made },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.rect(0, 0, 612, 8).fill(look.color)
  doc.font('Helvetica').fontSize(10).fillColor(soft).text(printable(look.name))
  doc.moveDown(0.4).font('Helvetica-Bold').fontSize(20).fillColor(ink).text(printable(row.title))
  doc
    .font('Helvetica')
    .fontSize(11)
    .text(
      `${printable(row.client)}, ${formatDay(row.starts_at)} to ${formatDay(termEnd(row.starts_at, row.months))}`,
    )
  heading(doc, 'Services')
  const services = row.services ?? []
  for (const { service, budgetType, cents } of services)
    priced(doc, printable(service), cents, budgetType === 'Recurring' ? 'a month' : 'once')
  const monthly = services.filter(({ budgetType }) => budgetType === 'Recurring')
  if (monthly.length > 1) {
    doc.font('Helvetica-Bold')
    priced(doc, 'Together', sumOf(monthly), 'a month')
    doc.font('Helvetica')
  }
  heading(doc, 'Terms')
  doc.text(`Term: ${counted(row.months, 'month')}. Notice: ${counted(row.notice_days, 'day')}.`).moveDown(0.5)
  for (const paragraph of row.terms.split(/\n+/))
    doc.text(printable(paragraph), { align: 'left' }).moveDown(0.5)
  heading(doc, 'Signatures')
  if (row.signed_at === null) doc.text('Not signed yet.')
  else {
    doc.text(consentSentence).moveDown(0.5)
    evidence(doc, {
      side: 'For the client',
      name: row.signer_name,
      by: row.signer,
      at: row.signed_at,
      address: row.signer_address,
    })
    if (row.countersigned_at !== null)
      evidence(doc, {
        side: 'For the agency',
        name: row.countersigner_name,
        by: row.countersigner,
        at: row.countersigned_at,
        address: row.countersigner_address,
      })
  }
  if (row.document_hash !== null)
    doc.moveDown(0.5).fontSize(8).fillColor(soft).text(`SHA-256 of what was agreed: ${row.document_hash}`)
  doc.end()
  await ended
  return Buffer.concat(parts)
}

type Paper = InstanceType<typeof Document>

const heading = (doc: Paper, words: string): Paper =>
  doc
    .moveDown(1)
    .font('Helvetica-Bold')
    .fontSize(13)
    .fillColor(ink)
    .text(words)
    .moveDown(0.3)
    .font('Helvetica')
    .fontSize(10.5)

const sumOf = (services: readonly { readonly cents: number }[]): number =>
  services.reduce((sum, { cents }) => sum + cents, 0)

/** A line of the services: its name, and its price where all prices end. */
function priced(doc: Paper, words: string, cents: number, often: string): void {
  if (doc.y > 700) doc.addPage()
  const { y } = doc
  doc.text(formatMoney(cents), 396, y, { width: 90, align: 'right' })
  doc.text(often, 494, y, { width: 62 })
  doc.text(words, 56, y, { width: 330 }).moveDown(0.2)
}

/** Who signed, as whom, when and from which network address. */
interface Signature {
  readonly side: string
  readonly name: string | null
  readonly by: string | null
  readonly at: string
  readonly address: string | null
}

function evidence(doc: Paper, { side, name, by, at, address }: Signature): void {
  doc.font('Helvetica-Bold').text(`${side}: ${printable(name ?? '')}`)
  doc
    .font('Helvetica')
    .text(`Signed in as ${printable(by ?? '')}, ${formatDateTime(at)}${address ? `, from ${address}` : ''}`)
    .moveDown(0.5)
}
