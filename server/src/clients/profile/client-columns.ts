import type { Answer } from '@portal/core/calls'
import { clientFields } from '@portal/core/clients/profile/fields'
import { columnOf } from '../../platform/records/record-table.ts'

type FieldName = keyof typeof clientFields

/** `opening_hours` of `openingHours`. */
type ColumnName<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : S

type FactColumn = ColumnName<FieldName>

/** The declared fields of a client as its row has them. */
export type FactsOfRow = { readonly [K in FieldName as ColumnName<K>]: Answer<'clients.get'>[K] }

const names = Object.keys(clientFields) as FieldName[]
const columns = new Map(names.map((name) => [name, columnOf(name) as FactColumn]))

/** The columns of a client's declared fields, to select. */
export const factColumns = [...columns.values()].map((column) => `client.${column}` as const)

/** The declared fields of a client, from its row. */
export const factsOf = (row: FactsOfRow) =>
  Object.fromEntries([...columns].map(([name, column]) => [name, row[column]])) as Pick<
    Answer<'clients.get'>,
    FieldName
  >

/** The columns of what is given of a client's declared fields. */
export const columnsOfFacts = (given: Partial<Pick<Answer<'clients.get'>, FieldName>>) =>
  Object.fromEntries(
    [...columns].flatMap(([name, column]) => (given[name] === undefined ? [] : [[column, given[name]]])),
  ) as Partial<FactsOfRow>
