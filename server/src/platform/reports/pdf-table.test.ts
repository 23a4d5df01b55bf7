import PDFDocument from 'pdfkit'
import { programmaticAudiencesReport } from '@portal/core/results/client-reports/programmatic-insights-v2.report'
import { expect, test } from 'vitest'
import { sheet } from './pdf-paper.ts'
import { drawTable } from './pdf-table.ts'

/** Pages that a table of so many rows takes, and how far it reaches on the last of them. */
function drawnWith(rows: number): { readonly pages: number; readonly y: number } {
  const doc = new PDFDocument({ size: [sheet.width, sheet.height], margin: 0, bufferPages: true })
  doc.y = sheet.top
  const answer = {
    columns: ['audience', 'impressions'],
    rows: Array.from({ length: rows }, (_, at) => ({ audience: `Audience ${at}`, impressions: at })),
    total: rows,
    page: 1,
    pageSize: rows,
    totals: { impressions: (rows * (rows - 1)) / 2 },
    period: null,
    before: null,
    asOf: null,
    notes: [],
    offers: {},
    chart: null,
  }
  drawTable(doc, { report: programmaticAudiencesReport, answer, shown: answer.columns }, null)
  return { pages: doc.bufferedPageRange().count, y: doc.y }
}

test('a total that has no room goes over with the last row, under the headings', () => {
  // 32 rows and their total fill a sheet; of 33 the last one goes on with the total.
  const whole = drawnWith(32)
  expect(whole.pages).toBe(1)
  const [heads, row, below] = [26, 15, 16]
  expect(drawnWith(33)).toEqual({ pages: 2, y: sheet.top + heads + 2 * row + below })
  // One more needs that sheet anyway.
  expect(drawnWith(34)).toEqual({ pages: 2, y: sheet.top + heads + 2 * row + below })
})
