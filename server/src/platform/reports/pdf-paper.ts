import type Document from 'pdfkit'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'

/** A report with its answer, as it goes on paper. */
export interface PrintedReport {
  readonly report: Report
  readonly answer: ReportAnswer
  /** The columns of its table, in order. */
  readonly shown: readonly string[]
}

/** Rows that are printed; more are for a workbook. */
export const mostPrinted = 1000

/** US Letter across, in points. */
export const sheet = { width: 792, height: 612, left: 40, right: 752, top: 44, bottom: 572 } as const
export const wide = sheet.right - sheet.left
export const ink = '#202124'
export const soft = '#5f6368'
export const rule = '#dadce0'
export const tones = { good: '#137333', bad: '#b3261e', neutral: soft } as const
export const strokes = ['#2854df', '#0f7b6c', '#a15c00', '#7b3fb5', '#b3261e'] as const

export type Paper = InstanceType<typeof Document>

/** Goes on at the top of a new sheet. */
export function newPage(doc: Paper): void {
  doc.addPage()
  doc.y = sheet.top
}

/** The smallest that can be read. */
const smallest = 4.5

/** Sets a size in which a text has room, a figure that is cut being another one: the usual one, or as much less as needed. */
export function fitted(doc: Paper, text: string, usual: number, width: number): Paper {
  let size = usual
  while (size > smallest && doc.fontSize(size).widthOfString(text) > width) size -= 0.5
  return doc.fontSize(size)
}
