import { sql } from 'kysely'
import { whyNoDay } from '@portal/core/settings/imports/why-no-day'
import type { FigureMeasure, FigureSource } from '@portal/core/results/figures/source'
import { figureSources, sourceOfFields, type FigureSourceName } from '@portal/core/results/figures/sources'
import type { Columns } from '@portal/core/settings/imports/columns'
import { dayOf, microsOf } from '@portal/core/settings/imports/metric-cells'
import type { RowValues } from '@portal/core/settings/imports/read-row'
import { sharesIn } from '@portal/core/settings/imports/shares'
import type { Db } from '../../foundation/database/database.ts'
import { ClientFinder } from './metrics/find-client.ts'
import { gathered, problem, type Outcome, type Planner, type PlanRow } from './plan.ts'
import { inSlices } from './in-slices.ts'

/** The source that the matched columns are of. */
const sourceOf = (columns: Columns): FigureSourceName | undefined =>
  sourceOfFields(Object.values(columns).flatMap((field) => field ?? []))

/**
 * Plans a file of figures that reports are made of beside the daily figures of advertising: each row is of a client
 * and a day, and replaces what is kept of the same.
 *
 * @param clientId of a file that names no client
 */
export function figurePlanner(
  tenantId: number,
  { clientId, columns }: { readonly clientId: number | null; readonly columns: Columns },
): Planner {
  const name = sourceOf(columns)
  const source: FigureSource | undefined = name && figureSources[name]
  const finder = new ClientFinder(tenantId, clientId)
  const namedIn = ({ values }: PlanRow) => ({
    named: {
      dealerCode: values['dealerCode'] ?? '',
      client: values['client'] ?? '',
      account: values['account'] ?? '',
    },
  })
  return {
    async plan(db, rows) {
      await finder.learn(db, rows.map(namedIn))
      return gathered(
        rows.map((row): Outcome => {
          if (!source) return problem(row.line, null, 'The columns are those of no export that is known.')
          const found = finder.of(namedIn(row))
          if (!('id' in found)) return problem(row.line, found.field, found.message)
          const written = row.values['day'] ?? ''
          const day = dayIn(written)
          if (day === null) return problem(row.line, 'day', whyNoDay(written))
          const read = figuresIn(source, row.values)
          if ('field' in read) return problem(row.line, read.field, read.message)
          const dimensions = Object.fromEntries(
            Object.entries(source.dimensions).map(([field, { kind }]) => {
              const text = row.values[field] ?? ''
              return [field, kind === 'day' ? (dayIn(text) ?? '') : text]
            }),
          )
          return {
            create: {
              line: row.line,
              set: { client_id: found.id, source: name, day, dimensions, figures: read.figures },
            },
          }
        }),
      )
    },
  }
}

/** The day of a cell, also of an instant. */
const dayIn = (text: string): string | null => dayOf(text.replace(/[T ]\d{1,2}:.*$/, ''))

const yes = /^(?:true|yes|y)$/i
const no = /^(?:false|no|n)$/i

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** The figures of a row: averages and shares as their sums, so that rows can be added up. */
function figuresIn(
  { figures }: FigureSource,
  values: RowValues,
):
  | { readonly figures: Readonly<Record<string, number>> }
  | { readonly field: string; readonly message: string } {
  const found: Record<string, number> = {}
  const shares = Object.entries(figures).filter(
    ([, { wholeOf, partOf }]) => (wholeOf ?? partOf) !== undefined,
  )
  const read = sharesIn(shares.map(([field]) => values[field] ?? ''))
  const shareOf = new Map(shares.map(([field], at) => [field, read[at] ?? null]))
  for (const [field, measure] of Object.entries(figures)) {
    const value = shareOf.has(field) ? (shareOf.get(field) ?? null) : figureOf(measure, values[field])
    if (value === null)
      return { field, message: `${measure.label} must be ${shareOf.has(field) ? 'a share' : 'a number'}.` }
    found[field] = value
  }
  // A whole comes before the parts of it.
  for (const [field, { wholeOf, partOf }] of shares) {
    const share = found[field] ?? 0
    if (wholeOf !== undefined) found[field] = share === 0 ? 0 : hundredths((found[wholeOf] ?? 0) / share)
    else if (partOf !== undefined) found[field] = hundredths(share * (found[partOf] ?? 0))
  }
  for (const [field, { weighedBy }] of Object.entries(figures))
    if (weighedBy !== undefined)
      found[field] = Math.round((found[field] ?? 0) * (found[weighedBy] ?? 0) * 1e6) / 1e6
  return { figures: found }
}

function figureOf({ each = 0 }: FigureMeasure, text: string | undefined): number | null {
  if (text === undefined) return each
  if (yes.test(text)) return 1
  if (no.test(text)) return 0
  const micros = microsOf(text)
  return micros === null ? null : micros / 1e6
}

interface Row {
  readonly client_id: number
  readonly source: string
  readonly day: string
  readonly dimensions: Readonly<Record<string, string>>
  readonly figures: Readonly<Record<string, number>>
}

/** Keeps the figures of a checked file. Rows of one client, day and kind are added up; the file takes the place of an earlier one. */
export async function writeFigures(
  db: Db,
  { tenantId, importId }: { readonly tenantId: number; readonly importId: number },
  planned: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const rows = new Map<string, Row & { readonly key: string }>()
  // What `figurePlanner` made.
  for (const row of planned as unknown as readonly Row[]) {
    const key = JSON.stringify(Object.values(row.dimensions))
    const id = `${row.client_id} ${row.day} ${key}`
    const before = rows.get(id)?.figures
    const figures = before
      ? Object.fromEntries(
          Object.entries(row.figures).map(([field, value]) => [field, value + (before[field] ?? 0)]),
        )
      : row.figures
    rows.set(id, { ...row, key, figures })
  }
  const kept = [...rows.values()]
  await dropUnsourced(db, { tenantId, importId }, kept)
  for (const slice of inSlices(kept))
    await sql`
    insert into report_figure (tenant_id, client_id, source, day, key, dimensions, figures, import_id)
    select ${tenantId}::integer, n.client_id, n.source, n.day, n.key, n.dimensions, n.figures, ${importId}::integer
    from jsonb_to_recordset(${JSON.stringify(slice)}::jsonb)
      as n (client_id integer, source text, day date, key text, dimensions jsonb, figures jsonb)
    on conflict (tenant_id, client_id, source, day, key) do update
      set dimensions = excluded.dimensions, figures = excluded.figures, import_id = excluded.import_id`.execute(
      db,
    )
}

/** Calls of a day that were kept without their source give way to the same ones with it, and are not counted twice. */
async function dropUnsourced(
  db: Db,
  { tenantId, importId }: { readonly tenantId: number; readonly importId: number },
  rows: readonly Row[],
): Promise<void> {
  const sourced = rows.filter(({ dimensions }) => (dimensions['callSource'] ?? '') !== '')
  const days = [...new Set(sourced.map(({ client_id, day }) => `${client_id} ${day}`))].map((one) => {
    const [client_id, day] = one.split(' ')
    return { client_id: Number(client_id), day }
  })
  if (days.length === 0) return
  await sql`
    delete from report_figure f using jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n (client_id integer, day date)
    where f.tenant_id = ${tenantId} and f.client_id = n.client_id and f.day = n.day and f.source = 'calls'
      and f.dimensions ->> 'callSource' = '' and f.import_id is distinct from ${importId}`.execute(db)
}
