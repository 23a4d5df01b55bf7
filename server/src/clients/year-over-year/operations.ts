import { sql } from 'kysely'
import type { YearFigure } from '@portal/core/clients/year-over-year/figures'
import { today } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { yearByMonth } from './by-month.ts'

type Row = { readonly month: string } & Readonly<Record<string, string | null>>
interface Asked {
  readonly clientId?: number | undefined
  readonly year?: number | undefined
}

const figure = (value: string | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value)

async function compare(db: Db, tenantId: number, { clientId, year }: Asked, name: YearFigure) {
  const of = year ?? Number(today().slice(0, 4))
  const { rows } =
    await sql<Row>`select * from (${yearByMonth({ tenantId, clientId: clientId ?? null, year: of })}) months
    order by month`.execute(db)
  return {
    year: of,
    months: rows.map((row) => ({
      month: row.month,
      current: figure(row[name]),
      before: figure(row[`${name}Before`]),
    })),
  }
}

export const yearOverYearOperations = {
  'yearOverYear.leads': operation('yearOverYear.leads', ({ db, tenantId, query }) =>
    compare(db, tenantId, query, 'leads'),
  ),
  'yearOverYear.internetLeads': operation('yearOverYear.internetLeads', ({ db, tenantId, query }) =>
    compare(db, tenantId, query, 'internetLeads'),
  ),
  'yearOverYear.setAppointments': operation('yearOverYear.setAppointments', ({ db, tenantId, query }) =>
    compare(db, tenantId, query, 'setAppointments'),
  ),
  'yearOverYear.shownAppointments': operation('yearOverYear.shownAppointments', ({ db, tenantId, query }) =>
    compare(db, tenantId, query, 'shownAppointments'),
  ),
  'yearOverYear.soldAppointments': operation('yearOverYear.soldAppointments', ({ db, tenantId, query }) =>
    compare(db, tenantId, query, 'soldAppointments'),
  ),
  'yearOverYear.sales': operation('yearOverYear.sales', ({ db, tenantId, query }) =>
    compare(db, tenantId, query, 'sales'),
  ),
}
