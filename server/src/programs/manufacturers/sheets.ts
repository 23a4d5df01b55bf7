import { sql } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { sheetColumns, sheetKey, sheetName, undoableHours } from '@portal/core/programs/manufacturers/sheet'
import type { Db } from '../../foundation/database/database.ts'
import { contentDisposition } from '../../foundation/files/content-disposition.ts'
import { onlyFile } from '../../foundation/files/upload.ts'
import { operation, outsideFirst, Ready, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, notFound } from '../../foundation/http/refusal.ts'
import { writeSpreadsheet } from '../../foundation/spreadsheets/write-spreadsheet.ts'
import { compareSheet } from './compare-sheet.ts'
import { programOf, programsOf, type Program } from './programs.ts'
import { readSheet, xlsx, type ReadSheet } from './read-sheet.ts'
import {
  presentFacts,
  sheetById,
  sheetFacts,
  sheetTables,
  type CountedRow,
  type Sheet,
} from './sheet-rows.ts'
import { sheetStores, writeCells, type CellChange } from './sheet-values.ts'

type Cell = Sheet['cells'][number]

/** What stands, as a workbook to change and hand in again. */
export const currentSheet = operation('oemSheets.current', async ({ db, tenantId, query }) => {
  const program = await programOf(db, tenantId, query.program)
  const month = monthRange(query.month).start
  const stores = await sheetStores(db, tenantId, program, month)
  const headings = [sheetKey, sheetName, ...sheetColumns(program.funds).map(({ heading }) => heading)]
  const rows = stores.map((store) => [
    store.dealerCode,
    store.client,
    ...headings.slice(2).map((heading) => store.cells[heading] ?? ''),
  ])
  const file = await writeSpreadsheet(
    program.name.replaceAll(/[^\w ]/g, ' ').slice(0, 30),
    headings.map((header) => ({ header, kind: 'text', width: Math.max(14, header.length + 2) })),
    (async function* slices() {
      yield await Promise.resolve(rows)
    })(),
  )
  return new Ready(
    200,
    {
      'content-type': xlsx,
      'content-disposition': contentDisposition(
        'attachment',
        `${program.code}-stores-${month.slice(0, 7)}.xlsx`,
      ),
    },
    file,
  )
})

/** Compares a sheet with what stands. It is kept as it was checked, so that what is applied is what was seen. */
export const checkSheet = outsideFirst('oemSheets.check', async ({ files }) => {
  const upload = onlyFile(files)
  // A file of people takes the time that it takes: no transaction is open meanwhile.
  const read = await readSheet(upload)
  return (incoming) => keepSheet(incoming, upload.name, read)
})

async function keepSheet(
  incoming: Incoming<'oemSheets.check'>,
  fileName: string,
  { header, rows }: ReadSheet,
): Promise<Sheet> {
  const { db, tenantId, body, person, audit } = incoming
  const program = await programOf(db, tenantId, body.program)
  const month = monthRange(body.month).start
  const stores = await sheetStores(db, tenantId, program, month)
  const strangers = await storesElsewhere(db, tenantId, program.id)
  const { cells, problems } = compareSheet(program, stores, strangers, header, rows)
  const { rows: made } = await sql<{ id: number }>`
    insert into program_sheet (tenant_id, program_id, month, file_name, state, cells, problems, created_by)
    values (${tenantId}, ${program.id}, ${month}, ${fileName.slice(0, 255)}, 'Checked', ${JSON.stringify(cells)}::jsonb,
      ${JSON.stringify(problems)}::jsonb, ${person.id}) returning id`.execute(db)
  const id = made[0]?.id ?? 0
  audit({
    subject: 'bulk update',
    subjectId: id,
    changes: { file: fileName, cells: cells.length, problems: problems.length },
  })
  return sheetById(db, tenantId, id)
}

/** Sheets of a program, the latest first. */
export const listSheets = operation('oemSheets.list', async ({ db, tenantId, query }) => {
  const program = await programOf(db, tenantId, query.program)
  const { rows } = await sql<CountedRow>`
    select ${sheetFacts}, jsonb_array_length(s.cells) as cell_count, jsonb_array_length(s.problems) as problem_count,
      (select count(distinct cell -> 'clientId')::integer from jsonb_array_elements(s.cells) cell) as store_count
    from ${sheetTables} where s.tenant_id = ${tenantId} and s.program_id = ${program.id} order by s.id desc limit 50`.execute(
    db,
  )
  return rows.map((row) => ({
    ...presentFacts(row),
    stores: row.store_count,
    cells: row.cell_count,
    problems: row.problem_count,
  }))
})

/** One sheet with what it changes, cell by cell. */
export const getSheet = operation('oemSheets.get', ({ db, tenantId, params }) =>
  sheetById(db, tenantId, params.id),
)

/** Makes every change, or none. */
export const applySheet = operation('oemSheets.apply', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  const sheet = await heldSheet(incoming, 'Checked')
  if (sheet.problems.length > 0)
    throw conflict('Cells of this sheet are wrong: mend them in the file and hand it in again.')
  if (sheet.cells.length === 0) throw conflict('The sheet changes nothing.')
  const program = await programById(db, tenantId, sheet.program.id)
  const changed = await write(db, tenantId, { program, sheet, side: 'after' })
  if (changed.length > 0)
    throw conflict(
      `${changed.length === 1 ? 'A cell has' : `${changed.length} cells have`} changed since the sheet was checked, such as ${changed[0]?.column} of ${changed[0]?.client}. Check the file again.`,
    )
  await sql`
    update program_sheet set state = 'Applied', applied_at = now() where tenant_id = ${tenantId} and id = ${params.id}`.execute(
    db,
  )
  audit({ subject: 'bulk update', subjectId: params.id, changes: { applied: told(sheet.cells) } })
  return sheetById(db, tenantId, params.id)
})

/** Puts back what stood before; what somebody changed again since stays as it is. */
export const undoSheet = operation('oemSheets.undo', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  const sheet = await heldSheet(incoming, 'Applied')
  if (!sheet.can.undo) throw conflict(`A bulk update can be undone within ${undoableHours} hours.`)
  const program = await programById(db, tenantId, sheet.program.id)
  const { rows: applied } = await sql<{ at: string }>`
    select applied_at::text as at from program_sheet where tenant_id = ${tenantId} and id = ${params.id}`.execute(
    db,
  )
  const stayed = await write(db, tenantId, {
    program,
    sheet,
    side: 'before',
    takenAt: applied[0]?.at ?? null,
  })
  await sql`
    update program_sheet set state = 'Undone', undone_at = now() where tenant_id = ${tenantId} and id = ${params.id}`.execute(
    db,
  )
  audit({
    subject: 'bulk update',
    subjectId: params.id,
    changes: { undone: sheet.cells.length - stayed.length, stayed: told(stayed) },
  })
  return sheetById(db, tenantId, params.id)
})

const told = (cells: readonly Cell[]): readonly string[] =>
  cells.map(
    ({ client, column, before, after }) => `${client}: ${column} ${before || 'empty'} → ${after || 'empty'}`,
  )

/** @throws {Refusal} 404, or 409 in another state */
async function heldSheet(
  { db, tenantId, params }: Incoming<'oemSheets.apply' | 'oemSheets.undo'>,
  state: Sheet['state'],
): Promise<Sheet> {
  await sql`select from program_sheet where tenant_id = ${tenantId} and id = ${params.id} for update`.execute(
    db,
  )
  const sheet = await sheetById(db, tenantId, params.id)
  if (sheet.state !== state) throw conflict(`This sheet is ${sheet.state.toLowerCase()} already.`)
  return sheet
}

async function programById(db: Db, tenantId: number, id: number): Promise<Program> {
  const found = (await programsOf(db, tenantId)).find((one) => one.id === id)
  if (!found) throw notFound('This program')
  return found
}

/** Which side of its cells a sheet writes. */
interface Side {
  readonly program: Program
  readonly sheet: Sheet
  readonly side: 'before' | 'after'
  /** When the side that goes was written, for one that is taken back. */
  readonly takenAt?: string | null
}

/**
 * Writes one side of every cell whose present text is the other side.
 * @returns cells that hold neither: somebody changed them
 */
async function write(
  db: Db,
  tenantId: number,
  { program, sheet, side, takenAt = null }: Side,
): Promise<readonly Cell[]> {
  const other = side === 'after' ? 'before' : 'after'
  const stores = new Map(
    (await sheetStores(db, tenantId, program, sheet.month, 'held')).map((store) => [store.clientId, store]),
  )
  const columns = new Map(sheetColumns(program.funds).map((column) => [column.heading, column]))
  const others: Cell[] = []
  const changes: CellChange[] = []
  for (const cell of sheet.cells) {
    const store = stores.get(cell.clientId)
    const column = columns.get(cell.column)
    if (!store || !column || store.cells[cell.column] !== cell[other] || store.summed.has(cell.column))
      others.push(cell)
    else changes.push({ store, column, text: cell[side] })
  }
  await writeCells(db, tenantId, sheet.month, changes, takenAt)
  return others
}

/** Dealer codes of other programs, so that a sheet of another brand is named as such. */
async function storesElsewhere(
  db: Db,
  tenantId: number,
  programId: number,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; program: string }>`
    select lower(s.dealer_code) as code, p.name as program from program_store s
      join oem_program p on p.tenant_id = s.tenant_id and p.id = s.program_id
    where s.tenant_id = ${tenantId} and s.program_id <> ${programId} and s.deleted_at is null`.execute(db)
  return new Map(rows.map(({ code, program }) => [code, program]))
}
