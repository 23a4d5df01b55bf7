import PDFDocument from 'pdfkit'
import { formatDay, formatDollars, formatMonth, today } from '@portal/core/foundation/format'
import type { PaperLook } from '../../platform/paper/paper-look.ts'
import { printablePicture } from '../../platform/paper/picture.ts'
import { printable } from '../../platform/paper/printable.ts'
import type { Proof } from './proof.ts'
import type { Answer } from '@portal/core/calls'

type Claim = Answer<'coopClaims.proof'>['claim']

/** A screenshot that can be printed. */
interface Picture {
  readonly title: string
  readonly name: string
  /** Null for a kind of picture that does not print. */
  readonly bytes: Uint8Array | null
}

/** What a package is made of. */
export interface PackageOfClaim {
  readonly claim: Claim
  readonly proof: Proof
  readonly pictures: readonly Picture[]
  readonly look: PaperLook
}

const left = 56
const right = 556
const bottom = 730
const ink = '#202124'
const soft = '#5f6368'

type Paper = InstanceType<typeof PDFDocument>

/** US Letter: an index first, then what it names, a section for each kind, pictures a page each. */
export async function draw({ claim, proof, pictures, look }: PackageOfClaim): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: 56, bottom: 40, left, right: 56 },
    bufferPages: true,
    info: { Title: printable(`${claim.name}, ${proof.client.name}`), Author: printable(look.name) },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  cover(doc, claim, proof, look)
  figures(doc, proof)
  for (const item of proof.items) {
    if (item.kind === 'Spend' || item.entries.length === 0) continue
    heading(doc, `${item.kind} (${item.found})`)
    for (const { title, detail, day } of item.entries) {
      room(doc, 44)
      doc
        .font('Helvetica-Bold')
        .fontSize(10)
        .fillColor(ink)
        .text(printable(`${formatDay(day)}  ${title}`), left)
      if (detail !== '')
        doc
          .font('Helvetica')
          .fontSize(9)
          .fillColor(soft)
          .text(printable(detail), left, doc.y, { width: right - left })
      doc.moveDown(0.6)
    }
  }
  for (const { title, name, bytes } of pictures) {
    doc.addPage()
    heading(doc, `${title}: ${name}`)
    const picture = bytes && printablePicture(bytes)
    if (picture) doc.image(picture, left, doc.y + 6, { fit: [right - left, bottom - doc.y - 20] })
    else
      doc
        .font('Helvetica')
        .fontSize(10)
        .fillColor(soft)
        .text('This picture cannot be printed: it lies in the archive that comes with this paper.', left)
  }
  const { start, count } = doc.bufferedPageRange()
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at)
    doc.page.margins.bottom = 0
    doc
      .font('Helvetica')
      .fontSize(8)
      .fillColor(soft)
      .text(printable(`${proof.client.name} · ${claim.name} · page ${at + 1} of ${count}`), left, 760, {
        width: right - left,
        lineBreak: false,
      })
  }
  doc.end()
  await ended
  return Buffer.concat(parts)
}

function cover(doc: Paper, claim: Claim, proof: Proof, { name, color, logo: kept }: PaperLook): void {
  const logo = kept && printablePicture(kept)
  doc.rect(0, 0, 612, 8).fill(color)
  if (logo) doc.image(logo, left, 40, { fit: [180, 36] })
  else doc.font('Helvetica-Bold').fontSize(14).fillColor(ink).text(printable(name), left, 48)
  doc.font('Helvetica-Bold').fontSize(20).fillColor(ink).text('Co-op claim', left, 96)
  doc
    .fontSize(13)
    .text(printable(`${claim.name}, ${proof.client.name}`), left, doc.y + 4, { width: right - left })
  doc.y += 12
  const facts: readonly (readonly [string, string])[] = [
    ['Manufacturer', claim.manufacturer],
    ['Channel', proof.channel],
    ['Period', formatMonth(proof.month)],
    ['Spent', formatDollars(claim.spent)],
    ['Eligible share', `${claim.sharePercent}%`],
    ['Claimed', formatDollars(claim.claimed)],
    ['Deadline', formatDay(claim.deadline)],
    ['Made on', formatDay(today())],
  ]
  for (const [label, value] of facts) {
    const { y } = doc
    doc.font('Helvetica').fontSize(10).fillColor(soft).text(label, left, y, { width: 120 })
    doc.fillColor(ink).text(printable(value), left + 130, y, { width: 340 })
  }
  doc.y += 16
  doc.font('Helvetica-Bold').fontSize(12).fillColor(ink).text('What this package holds', left)
  doc.y += 4
  const says = (sentence: string): void => {
    doc
      .font('Helvetica')
      .fontSize(10)
      .fillColor(ink)
      .text(printable(sentence), left, doc.y + 2, { width: right - left })
  }
  for (const { kind, found, sentence } of proof.items) if (found > 0) says(`${kind}: ${sentence}`)
  // How what is missing can be had concerns the agency, not whoever reads the claim.
  const absent = proof.items.filter(({ found }) => found === 0).map(({ kind }) => kind)
  if (absent.length > 0) says(`Not in this package: ${absent.join(', ')}.`)
}

function figures(doc: Paper, { days }: Proof): void {
  if (days.length === 0) return
  heading(doc, `Figures by day (${days.length})`)
  const columns = [left, left + 120, left + 220, left + 310, left + 410]
  const head = ['Day', 'Impressions', 'Clicks', 'Conversions', 'Spend']
  const line = (cells: readonly string[], bold: boolean): void => {
    // What goes on on the next sheet is read there without turning back.
    if (room(doc, 16) && cells !== head) line(head, true)
    const { y } = doc
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9)
      .fillColor(ink)
    for (const [at, cell] of cells.entries())
      doc.text(cell, columns[at], y, { width: 84, align: at === 0 ? 'left' : 'right', lineBreak: false })
    doc.y = y + 14
  }
  const count = (value: number): string => value.toLocaleString('en-US')
  line(head, true)
  for (const { day, impressions, clicks, conversions, spend } of days)
    line([formatDay(day), count(impressions), count(clicks), count(conversions), formatDollars(spend)], false)
  const sum = (of: (one: Proof['days'][number]) => number): number =>
    days.reduce((all, one) => all + of(one), 0)
  line(
    [
      'Total',
      count(sum(({ impressions }) => impressions)),
      count(sum(({ clicks }) => clicks)),
      count(sum(({ conversions }) => conversions)),
      formatDollars(Math.round(sum(({ spend = 0 }) => spend) * 100) / 100),
    ],
    true,
  )
}

function heading(doc: Paper, text: string): void {
  room(doc, 60)
  doc.y += 14
  doc
    .font('Helvetica-Bold')
    .fontSize(12)
    .fillColor(ink)
    .text(printable(text), left, doc.y, { width: right - left })
  doc.y += 4
}

/** Begins another sheet where a height does not fit on this one; whether it did. */
function room(doc: Paper, height: number): boolean {
  if (doc.y + height <= bottom) return false
  doc.addPage()
  doc.y = 56
  return true
}
