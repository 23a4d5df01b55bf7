import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import type { FileRow } from './unreadable.ts'
import { xlsxRows } from './xlsx-rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-xlsx-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An archive of parts, as spreadsheets write one. */
function archive(parts: Readonly<Record<string, string>>): string {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const raw = Buffer.from(content)
    const packed = deflateRawSync(raw)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(raw), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(raw.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(16)
    rest.writeUInt32LE(offset, 12)
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        Buffer.from([20, 0]),
        common,
        rest.subarray(2),
        Buffer.from(name),
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  const path = join(folder, `${crypto.randomUUID()}.xlsx`)
  writeFileSync(path, Buffer.concat([...locals, list, Buffer.from('PK\x05\x06'), end]))
  return path
}

const book = (sheet: string, more: Readonly<Record<string, string>> = {}): string =>
  archive({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="One" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Type="t/worksheet" Target="worksheets/first.xml"/></Relationships>',
    'xl/worksheets/first.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  })

const text = (cell: string, value: string): string =>
  `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`

async function rowsOf(path: string): Promise<FileRow[]> {
  const rows: FileRow[] = []
  for await (const row of xlsxRows(path)) rows.push(row)
  return rows
}

test('texts, numbers, days and answers arrive as they are shown', async () => {
  const path = book(
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
     <row r="3"><c r="A3" s="1"><v>46329</v></c><c r="B3"><v>0.30000000000000004</v></c><c r="C3" t="b"><v>1</v></c>
       <c r="D3" t="str"><f>A1</f><v>sum &amp; more</v></c><c r="E3" t="e"><v>#N/A</v></c><c r="F3" s="2"><v>12.5</v></c></row>`,
    {
      'xl/sharedStrings.xml':
        '<sst><si><t> Name </t></si><si><r><t>two </t></r><r><t>runs</t></r><rPh><t>spoken</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-409]mmm d"/><numFmt numFmtId="171" formatCode="0.0&quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
    },
  )
  expect(await rowsOf(path)).toEqual([
    { line: 1, cells: ['Name', '', 'two runs'] },
    { line: 3, cells: ['2026-11-03', '0.3', 'true', 'sum & more', '', '12.5'] },
  ])
})

test('a day keeps the time that its cell shows, and a time alone is no day', async () => {
  const path = book(
    `<row r="1"><c r="A1" s="1"><v>46329.395833333336</v></c><c r="B1" s="2"><v>46329.395833333336</v></c>
       <c r="C1" s="2"><v>46329.39594907407</v></c><c r="D1" s="2"><v>46329</v></c><c r="E1" s="3"><v>0.395833333333333</v></c>
       <c r="F1" s="4"><v>1.10416666666667</v></c><c r="G1" t="d"><v>2026-11-03T09:30:00</v></c><c r="H1" t="d"><v>2026-11-03</v></c>
       <c r="I1" s="5"><v>46329.5</v></c></row>`,
    {
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[h]:mm"/><numFmt numFmtId="171" formatCode="m/d/yy h:mm AM/PM"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="20"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
    },
  )
  expect((await rowsOf(path))[0]?.cells).toEqual([
    '2026-11-03',
    '2026-11-03 09:30',
    '2026-11-03 09:30:10',
    '2026-11-03 00:00',
    '09:30:00',
    '26:30:00',
    '2026-11-03 09:30',
    '2026-11-03',
    '2026-11-03 12:00',
  ])
})

test('a cover stands before the sheet whose columns have names that are known', async () => {
  const sheets = (...rows: string[]): string =>
    archive({
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${rows.map((_, at) => `<sheet name="S${at}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${rows.map((_, at) => `<Relationship Id="r${at}" Type="t/worksheet" Target="worksheets/${at}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(
        rows.map((row, at) => [
          `xl/worksheets/${at}.xml`,
          `<worksheet><sheetData>${row}</sheetData></worksheet>`,
        ]),
      ),
    })
  const known = new Set(['name', 'city'])
  const firstOf = async (path: string, names?: ReadonlySet<string>) =>
    (await xlsxRows(path, names).next()).value as FileRow
  const cover = `<row r="1">${text('A1', 'Prepared by Pat')}</row>`
  const table = `<row r="2">${text('A2', 'City')}${text('B2', 'Name')}</row><row r="3">${text('A3', 'Ames')}</row>`
  expect(await firstOf(sheets(cover, table), known)).toEqual({ line: 2, cells: ['City', 'Name'] })
  expect(await firstOf(sheets(cover, table))).toEqual({ line: 1, cells: ['Prepared by Pat'] })
  // A first sheet with one of the names is meant, and where no sheet has any, the first one is.
  const own = `<row r="1">${text('A1', 'Name')}</row>`
  expect(await firstOf(sheets(own, table), known)).toEqual({ line: 1, cells: ['Name'] })
  expect(await firstOf(sheets(cover, own), known)).toEqual({ line: 1, cells: ['Prepared by Pat'] })
})

test('a sheet that claims to reach to its last cell is no larger than what it holds', async () => {
  const path = book(
    `<row r="1">${text('A1', 'Name')}<c r="XFD1"/></row><row r="1048576">${text('A1048576', 'x')}<c r="XFD1048576" s="1"/></row>`,
  )
  expect(await rowsOf(path)).toEqual([
    { line: 1, cells: ['Name'] },
    { line: 1_048_576, cells: ['x'] },
  ])
})

test('a value in the last column of all is refused', async () => {
  await expect(rowsOf(book(`<row r="1">${text('XFD1', 'x')}</row>`))).rejects.toThrow('more than 200 columns')
})

test('what unpacks to far more than it holds is refused before it is unpacked', async () => {
  await expect(rowsOf(book(' '.repeat(50 * 1024 * 1024)))).rejects.toThrow('far more than it holds')
})

test('rows come as they are read: of a sheet that is broken further down the first ones are there', async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `<row>${text(`A${at + 1}`, crypto.randomUUID())}</row>`,
  )
  const reading = xlsxRows(book(`${rows.join('')}<row><c></row>`))
  expect((await reading.next()).value).toMatchObject({ line: 1 })
  await expect(
    (async () => {
      for await (const row of reading) void row
    })(),
  ).rejects.toThrow('cannot be read')
})

test.each([
  ['no archive', 'PK but no more'],
  ['nothing', ''],
])('%s is refused', async (_what, content) => {
  const path = join(folder, 'none.xlsx')
  writeFileSync(path, content)
  await expect(rowsOf(path)).rejects.toThrow('This XLSX file cannot be read.')
})
