import { drawnBars, type DrawnBar, type DrawnBars } from '@portal/core/platform/reports/bars'
import { bridgeBars, bridgeFoot } from '@portal/core/platform/reports/bridge'
import { figure } from '@portal/core/platform/reports/words'
import { printable } from '../paper/printable.ts'
import {
  ink,
  newPage,
  rule,
  sheet,
  soft,
  strokes,
  wide,
  type Paper,
  type PrintedReport,
} from './pdf-paper.ts'

const rowHeight = 14
const headHeight = 20
const gap = 24

const fills: Readonly<Record<string, string>> = {
  primary: strokes[0],
  information: strokes[0],
  success: '#17814a',
  warning: '#b26b00',
  danger: '#c62f27',
  neutral: '#80868b',
}

/** How the rows of a report divide, two lists of bars beside each other. */
export function drawBars(doc: Paper, { report, answer }: PrintedReport): void {
  const all = drawnBars(report, answer)
  const width = (wide - gap) / 2
  for (let at = 0; at < all.length; at += 2) {
    const pair = all.slice(at, at + 2)
    const height = headHeight + Math.max(...pair.map(({ bars }) => bars.length)) * rowHeight
    if (doc.y + height > sheet.bottom) newPage(doc)
    const top = doc.y
    for (const [place, bars] of pair.entries())
      drawOne(doc, bars, { x: sheet.left + place * (width + gap), top, width })
    doc.y = top + height + 10
  }
}

interface Place {
  readonly x: number
  readonly top: number
  readonly width: number
}

const heading = (doc: Paper, title: string, x: number, top: number): Paper =>
  doc.font('Helvetica-Bold').fontSize(10).fillColor(ink).text(printable(title), x, top, { lineBreak: false })

function drawOne(doc: Paper, { title, bars }: DrawnBars, { x, top, width }: Place): void {
  heading(doc, title, x, top)
  const [label, end] = [width * 0.3, 80]
  const track = width - label - end - 12
  for (const [at, bar] of bars.entries()) {
    const y = top + headHeight + at * rowHeight
    doc.font('Helvetica').fontSize(8).fillColor(ink)
    doc.text(printable(bar.label), x, y, { width: label - 6, height: 10, lineBreak: false, ellipsis: true })
    doc.rect(x + label, y, track, 8).fill('#f1f3f4')
    if (bar.length > 0) doc.rect(x + label, y, track * bar.length, 8).fill(fills[bar.tone] ?? strokes[0])
    doc.font('Helvetica').fontSize(8).fillColor(soft)
    doc.text(words(bar), x + label + track, y, { width: end + 12, align: 'right', lineBreak: false })
  }
}

const words = ({ figure: amount, share }: DrawnBar): string =>
  printable(share === null ? amount : `${amount} (${share}%)`)

/** From one sum to the other, each bar beginning where the last one ended. */
export function drawBridge(doc: Paper, { report, answer }: PrintedReport): void {
  const { bridge } = report
  if (!bridge) return
  const bars = bridgeBars(bridge, answer.totals)
  const { foot, high } = bridgeFoot(bars)
  if (high === foot) return
  if (doc.y + headHeight + bars.length * rowHeight > sheet.bottom) newPage(doc)
  const top = doc.y
  const title = foot > 0 ? `${bridge.title} (the bars begin at ${figure(bridge.kind, foot)})` : bridge.title
  heading(doc, title, sheet.left, top)
  const [label, end] = [130, 90]
  const track = wide - label - end
  const placeOf = (at: number): number => sheet.left + label + ((at - foot) / (high - foot)) * track
  for (const [at, { label: name, amount, begin, end: stop, tone }] of bars.entries()) {
    const y = top + headHeight + at * rowHeight
    doc
      .font(tone === 'whole' ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(8)
      .fillColor(ink)
    doc.text(printable(name), sheet.left, y, { lineBreak: false })
    const [left, right] = [placeOf(Math.max(foot, Math.min(begin, stop))), placeOf(Math.max(begin, stop))]
    const color = { whole: '#80868b', more: '#17814a', less: '#c62f27' }[tone]
    doc.rect(left, y, Math.max(1, right - left), 8).fill(color)
    const sign = tone !== 'whole' && amount > 0 ? '+' : ''
    doc.fillColor(soft).text(printable(`${sign}${figure(bridge.kind, amount)}`), sheet.right - end, y, {
      width: end,
      align: 'right',
      lineBreak: false,
    })
  }
  doc.y = top + headHeight + bars.length * rowHeight + 8
  doc.moveTo(sheet.left, doc.y).lineTo(sheet.right, doc.y).lineWidth(0.5).stroke(rule)
  doc.y += 8
}
