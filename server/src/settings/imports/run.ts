import { sql, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Columns } from '@portal/core/settings/imports/columns'
import { importKinds, type ImportKind } from '@portal/core/settings/imports/fields'
import { dollarsFromCents } from '@portal/core/foundation/format/money'
import { seesBudgetMargin } from '@portal/core/money/budgets/policy'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'

export type RunStatus = Answer<'imports.get'>['status']

/** An import as the database keeps it. */
export interface Run {
  readonly id: number
  readonly tenantId: number
  readonly kind: ImportKind
  readonly fileName: string
  readonly status: RunStatus
  readonly header: readonly string[]
  readonly columns: Columns
  readonly rowsTotal: number
  readonly rowsDone: number
  readonly result: RunResult | null
  readonly message: string | null
  readonly createdBy: number | null
  /** What that person is called. */
  readonly by: string | null
  readonly createdAt: string
  readonly finishedAt: string | null
  /** The client of a file of figures that names none. */
  readonly clientId: number | null
  /** Of which list the entries are, by its area. */
  readonly list: string | null
}

/** What checking or writing found. */
export interface RunResult {
  readonly preview: readonly Readonly<Record<string, string>>[]
  readonly badRows: readonly {
    readonly line: number
    readonly column: string | null
    readonly message: string
    /** What stands there; null for the row as a whole, absent in imports that were checked before it was kept. */
    readonly cell?: string | null
  }[]
  readonly badRowCount: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly newGroups: readonly string[]
  /** Absent in imports that were checked before there were any. */
  readonly parts?: readonly Answer<'imports.get'>['parts'][number][]
  readonly warnings?: readonly Answer<'imports.get'>['warnings'][number][]
  readonly planned?: readonly Answer<'imports.get'>['planned'][number][]
  /** What the new payments of a file add up to. */
  readonly cents?: number
  /** Of what becomes of every row: the same as long as writing the file would do the same. */
  readonly digest?: string
}

export const emptyResult: RunResult = {
  preview: [],
  badRows: [],
  badRowCount: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  newGroups: [],
}

declare module '../../foundation/database/json-shapes.ts' {
  interface JsonShapes {
    'import_run.columns': Columns
    'import_run.result': RunResult
  }
}

const rows = (db: Db, tenantId: number) =>
  db
    .selectFrom('import_run')
    .where('tenant_id', '=', tenantId)
    .select([
      'id',
      'tenant_id',
      'kind',
      'file_name',
      'status',
      'header',
      'columns',
      'rows_total',
      'rows_done',
      'result',
      'message',
      'created_by',
      sql<string | null>`(select u.first_name || ' ' || u.last_name from user_account u
        where u.tenant_id = import_run.tenant_id and u.id = import_run.created_by)`.as('by'),
      'created_at',
      'finished_at',
      'client_id',
      'list',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const runOf = (row: Row): Run => ({
  id: row.id,
  tenantId: row.tenant_id,
  kind: importKinds.find((kind) => kind === row.kind) ?? 'clients',
  fileName: row.file_name,
  status: row.status,
  header: row.header,
  columns: row.columns,
  rowsTotal: row.rows_total,
  rowsDone: row.rows_done,
  result: row.result,
  message: row.message,
  createdBy: row.created_by,
  by: row.by,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
  clientId: row.client_id,
  list: row.list,
})

/** An import of a tenant; null where there is none. */
export async function runById(db: Db, tenantId: number, id: number): Promise<Run | null> {
  const row = await rows(db, tenantId).where('id', '=', id).executeTakeFirst()
  return row ? runOf(row) : null
}

/** Imports of a tenant, newest first, and how many there are. */
export async function runsOf(
  db: Db,
  tenantId: number,
  {
    kinds,
    page,
    pageSize,
    search,
    userId,
  }: {
    readonly kinds: readonly ImportKind[]
    readonly page: number
    readonly pageSize: number
    readonly search: string
    /** Whose own files of entries are among them. */
    readonly userId: number
  },
): Promise<{ readonly runs: readonly Run[]; readonly total: number }> {
  // Whatever somebody types, a file is found by its name.
  const named = sql<SqlBool>`(${search} = '' or position(${search} in lower(file_name)) > 0)`
  const theirs = sql<SqlBool>`(kind = any (${[...kinds]}::text[]) or (kind = 'entries' and created_by = ${userId}))`
  const [found, count] = await Promise.all([
    rows(db, tenantId)
      .where(named)
      .where(theirs)
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('import_run')
      .where('tenant_id', '=', tenantId)
      .where(named)
      .where(theirs)
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { runs: found.map(runOf), total: Number(count.count) }
}

/**
 * An import as its reader may see it: margins only for those who see them on a budget.
 * @param detailed with the rows that were found; lists leave them out
 */
export function presentRun(run: Run, reader: Actor, detailed: boolean): Answer<'imports.get'> {
  const { preview, badRows, parts = [], warnings = [], planned = [], ...counts } = run.result ?? emptyResult
  const hidden = seesBudgetMargin(reader) ? [] : ['platformMargin']
  return {
    id: run.id,
    kind: run.kind,
    fileName: run.fileName,
    status: run.status,
    columns: Object.fromEntries(run.header.map((column) => [column, run.columns[column] ?? null])),
    rowsTotal: run.rowsTotal,
    rowsDone: run.rowsDone,
    message: run.message,
    preview: detailed
      ? preview.map((row) =>
          Object.fromEntries(Object.entries(row).filter(([field]) => !hidden.includes(field))),
        )
      : [],
    badRows: detailed
      ? badRows.map(({ cell = null, ...row }) => ({
          ...row,
          cell: hidden.includes(run.columns[row.column ?? ''] ?? '') ? null : cell,
        }))
      : [],
    badRowCount: counts.badRowCount,
    parts: detailed ? [...parts] : [],
    warnings: detailed ? [...warnings] : [],
    planned: detailed ? [...planned] : [],
    newGroups: [...counts.newGroups],
    created: counts.created,
    updated: counts.updated,
    unchanged: counts.unchanged,
    amount: run.kind === 'payments' && counts.cents !== undefined ? dollarsFromCents(counts.cents) : null,
    by: run.by,
    createdAt: run.createdAt,
    finishedAt: run.finishedAt,
    clientId: run.clientId,
    list: run.list,
  }
}
