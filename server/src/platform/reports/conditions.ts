import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { agencyTimeZone } from '@portal/core/foundation/format'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'

type Condition = RawBuilder<SqlBool>

/** Rows whose columns hold what is asked for; what is not asked for is no condition. */
export const within = (asked: Readonly<Record<string, string | number | undefined>>): Condition =>
  sql`(${sql.join(
    [
      sql`true`,
      ...Object.entries(asked).flatMap(([column, value]) =>
        value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
      ),
    ],
    sql` and `,
  )})`

/** The agency's day of an instant. */
export const dayOf = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${column} at time zone ${sql.lit(agencyTimeZone)})::date`

/** Instants that lie on days of the agency, both included; either may be open. */
export const onDays = (
  column: string,
  { startDate, endDate }: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
): Condition => {
  const day = dayOf(sql.ref(column))
  return sql`(${startDate === undefined ? sql`true` : sql`${day} >= ${startDate}::date`}
    and ${endDate === undefined ? sql`true` : sql`${day} <= ${endDate}::date`})`
}

const ofManagers = (alias: string): Condition => sql`
  from client_user m join user_account mu on mu.tenant_id = m.tenant_id and mu.id = m.user_id
  where m.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and m.client_id = ${sql.ref(`${alias}.id`)}
    and m.client_user_type_id = ${clientUserTypes.manager} and mu.user_type = 'Employee'`

/** The names of a client's managers, as a list. */
export const managersOf = (alias: string): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(mu.first_name || ' ' || mu.last_name order by mu.last_name, mu.id), '[]') ${ofManagers(alias)})`

/** Clients that a person manages; all of them where nobody is asked for. */
export const managedBy = (alias: string, userId: number | undefined): Condition =>
  userId === undefined ? sql`true` : sql`exists (select ${ofManagers(alias)} and m.user_id = ${userId})`
