import type { SeedClient } from './client-rows.ts'
import { addDays, workingInstant } from './days.ts'
import type { SeedRow } from './insert-rows.ts'

/** The first client some of whose interactions look wrong: what people try out first does not. */
const firstClient = 1060

/** Of the agency's own fields, that of how long a conversation was. */
const lengthField = 1

interface Rows {
  readonly interactions: SeedRow[]
  readonly values: SeedRow[]
}

/** Makes some interactions of the last weeks look wrong, in each way in which one can: somebody was in a hurry. */
export function makeSomeOdd(
  { interactions, values }: Rows,
  clients: readonly SeedClient[],
  today: string,
): void {
  const since = addDays(today, -80)
  const recent = interactions.filter(
    ({ tenant_id: tenant, client_id: client, published_at: day }) =>
      tenant === 1 && Number(client) >= firstClient && String(day) >= since,
  )
  const served = clients.filter(
    ({ tenantId, state, id }) => tenantId === 1 && state === 'client' && id < firstClient,
  )
  const lengthOf = ({ id }: SeedRow): number =>
    values.findIndex((value) => value['interaction_id'] === id && value['custom_field_id'] === lengthField)
  const ways: readonly ((row: SeedRow, at: number) => SeedRow)[] = [
    (row, at) => ({
      ...row,
      body: `<p>Called ${served[at % served.length]?.name} about the offers of next month.</p>`,
    }),
    (row) => ({ ...row, body: '<p>Call.</p>' }),
    (row) => ({ ...row, created_at: workingInstant(addDays(String(row['published_at']), -1), 9, 5) }),
    (row) => {
      const place = lengthOf(row)
      if (place >= 0) values.splice(place, 1)
      return row
    },
    (row) => {
      const place = lengthOf(row)
      const value = values[place]
      if (value) values[place] = { ...value, data: '11:30' }
      return row
    },
  ]
  recent
    .filter((_, at) => at % 6 === 0)
    .slice(0, 25)
    .forEach((row, at) => {
      const place = interactions.indexOf(row)
      interactions[place] = ways[at % ways.length]?.(row, at) ?? row
    })
}
