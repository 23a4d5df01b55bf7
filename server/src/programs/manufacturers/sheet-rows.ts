import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { undoableHours } from '@portal/core/programs/manufacturers/sheet'
import type { Db } from '../../foundation/database/database.ts'
import { notFound } from '../../foundation/http/refusal.ts'

export type Sheet = Answer<'oemSheets.check'>

interface FactRow {
  readonly id: number
  readonly program: { readonly id: number; readonly name: string }
  readonly month: string
  readonly file_name: string
  readonly state: Sheet['state']
  readonly by: { readonly id: number; readonly fullName: string }
  readonly created_at: string
  readonly applied_at: string | null
  readonly undone_at: string | null
  readonly undoable: boolean
  readonly appliable: boolean
}
interface SheetRow extends FactRow {
  readonly cells: Sheet['cells']
  readonly problems: Sheet['problems']
}
/** A sheet with how much it changes in the place of what. */
export interface CountedRow extends FactRow {
  readonly cell_count: number
  readonly problem_count: number
  readonly store_count: number
}

/** What a list of sheets shows of each, from `sheetTables`. */
export const sheetFacts = sql`s.id, json_build_object('id', p.id, 'name', p.name) as program, s.month, s.file_name, s.state,
  json_build_object('id', u.id, 'fullName', u.first_name || ' ' || u.last_name) as by, s.created_at, s.applied_at, s.undone_at,
  s.state = 'Applied' and s.applied_at > now() - make_interval(hours => ${sql.lit(undoableHours)}) as undoable,
  s.state = 'Checked' and s.problems = '[]' and s.cells <> '[]' as appliable`
export const sheetTables = sql`program_sheet s
  join oem_program p on p.tenant_id = s.tenant_id and p.id = s.program_id
  join user_account u on u.tenant_id = s.tenant_id and u.id = s.created_by`

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())

/** A sheet as it is answered, without what it changes. */
export const presentFacts = (row: FactRow) => ({
  id: row.id,
  program: row.program,
  month: row.month,
  fileName: row.file_name,
  state: row.state,
  by: row.by,
  createdAt: new Date(row.created_at).toISOString(),
  appliedAt: instant(row.applied_at),
  undoneAt: instant(row.undone_at),
  can: { apply: row.appliable, undo: row.undoable },
})

/** A sheet with what it changes. @throws {Refusal} 404 */
export async function sheetById(db: Db, tenantId: number, id: number): Promise<Sheet> {
  const { rows } = await sql<SheetRow>`
    select ${sheetFacts}, s.cells, s.problems from ${sheetTables} where s.tenant_id = ${tenantId} and s.id = ${id}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw notFound('This sheet')
  return {
    ...presentFacts(row),
    stores: new Set(row.cells.map(({ clientId }) => clientId)).size,
    cells: row.cells,
    problems: row.problems,
  }
}
