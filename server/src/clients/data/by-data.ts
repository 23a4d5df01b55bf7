import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  byDataOf,
  daysBetween,
  nothingWritten,
  numbersBetween,
  type Between,
} from '@portal/core/clients/data/by-data'
import type { ClientDataKind } from '@portal/core/clients/data/kinds'
import type { Db } from '../../foundation/database/database.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { typesInLists } from './client-data.ts'

/** What is written down of the client of the row, or what that falls back to. */
const written = (tenantId: number, typeId: number): RawBuilder<string | null> => sql`coalesce(
  (select v.value from client_data_value v where v.tenant_id = ${tenantId} and v.client_id = client.id and v.client_data_type_id = ${typeId}),
  (select d.value from client_data_default d where d.tenant_id = ${tenantId} and d.client_id = client.id and d.client_data_type_id = ${typeId}))`

const ranged = (
  value: RawBuilder<unknown>,
  { from, until }: Between,
  as: RawBuilder<unknown>,
): RawBuilder<SqlBool> =>
  sql.join(
    [
      ...(from === null ? [] : [sql<SqlBool>`${value} >= ${from}::${as}`]),
      ...(until === null ? [] : [sql<SqlBool>`${value} <= ${until}::${as}`]),
    ],
    sql` and `,
  )

/**
 * The conditions of a list of clients by what the agency writes down of them, as `byDataText` says them.
 * @throws {Refusal} 422 with a sentence for what is no column of the lists, or no value of its kind
 */
export async function dataConditions(
  db: Db,
  tenantId: number,
  text: string,
): Promise<readonly RawBuilder<SqlBool>[]> {
  const asked = byDataOf(text)
  if (asked === null) throw invalid({ data: 'Write values by the ids of client data types, as JSON.' })
  const types = new Map((await typesInLists(db, tenantId)).map((type) => [type.id, type]))
  return asked.map(({ id, value }) => {
    const type = types.get(id)
    if (!type) throw invalid({ data: `Client data ${id} is no column of the lists of clients.` })
    const condition = conditionOf(type.kind, written(tenantId, id), value)
    if (condition === null)
      throw invalid({
        data: `${type.name}: write ${type.kind === 'Day' ? 'a day, or two as in 2026-01-01..2026-01-31' : 'a number, or two as in 5..10'}.`,
      })
    return condition
  })
}

function conditionOf(
  kind: ClientDataKind,
  stored: RawBuilder<string | null>,
  value: string,
): RawBuilder<SqlBool> | null {
  if (value === nothingWritten && kind !== 'Text') return sql<SqlBool>`${stored} is null`
  switch (kind) {
    case 'Text':
      return sql<SqlBool>`position(lower(${value}) in lower(${stored})) > 0`
    case 'Number': {
      const ends = numbersBetween(value)
      return (
        ends &&
        ranged(
          sql`(case when ${stored} ~ '^-?[0-9]+([.][0-9]+)?$' then ${stored}::numeric end)`,
          ends,
          sql`numeric`,
        )
      )
    }
    case 'Day': {
      const ends = daysBetween(value)
      return ends && ranged(stored, ends, sql`text`)
    }
    case 'Choice':
    case 'User':
    case 'Yes or No':
      return sql<SqlBool>`${stored} = ${value}`
  }
}
