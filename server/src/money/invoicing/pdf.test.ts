import PDFDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { draw } from './pdf.ts'
import type { InvoiceRow, LineRow } from './read-invoice.ts'

/** What is written on an invoice of some stores, each word with its font and page. */
async function written(stores: number, linesOfEach: number) {
  const found: { words: string; font: string; page: number }[] = []
  let page = 0
  const paper = PDFDocument.prototype as InstanceType<typeof PDFDocument>
  const { addPage, text } = paper
  vi.spyOn(paper, 'addPage').mockImplementation(function (this: typeof paper, ...args) {
    page += 1
    return addPage.apply(this, args)
  })
  vi.spyOn(paper, 'text').mockImplementation(function (this: typeof paper, ...args: unknown[]) {
    const { _font: font } = this as unknown as { _font: { name: string } }
    found.push({ words: String(args[0]), font: font.name, page })
    return Reflect.apply(text, this, args) as typeof paper
  })
  const ids = Array.from({ length: stores }, (_, at) => at + 1)
  const invoice = {
    month: '2026-10-01',
    status: 'sent',
    number: 'INV-1',
    issued_on: '2026-11-02',
    due_on: '2026-12-02',
    bill_to: { name: 'Holdings', address: '', city: '', state: '', postalCode: '', purchaseOrder: '' },
    client_ids: ids,
    tax_cents: 0,
    total_cents: 100,
    memo: '',
  } as unknown as InvoiceRow
  const lines = ids.flatMap((id) =>
    Array.from(
      { length: linesOfEach },
      (_, at) =>
        ({
          client_id: id,
          client: `Store ${id}`,
          description: `Line ${at + 1} of ${id}`,
          reason: '',
          amount_cents: 1,
          removed: false,
        }) as unknown as LineRow,
    ),
  )
  await draw({ invoice, lines, look: { name: 'Agency', color: '#2a55df', logo: null } })
  vi.restoreAllMocks()
  return found
}

test('every line of an invoice is written alike, also the first of a page', async () => {
  for (const stores of [1, 2]) {
    const lines = (await written(stores, 60)).filter(({ words }) => words.startsWith('Line '))
    expect(lines.at(-1)?.page).toBeGreaterThan(1)
    expect(new Set(lines.map(({ font }) => font))).toEqual(new Set(['Helvetica']))
  }
})

test('a page that begins in the middle of a store says whose lines go on; one of a single store does not', async () => {
  const of = async (stores: number) =>
    (await written(stores, 60)).filter(({ words }) => words.endsWith(', continued'))
  expect((await of(2)).map(({ words, page }) => [words, page])).toEqual([
    ['Store 1, continued', 2],
    ['Store 1, continued', 3],
    ['Store 2, continued', 4],
    ['Store 2, continued', 5],
  ])
  expect(await of(1)).toEqual([])
})
