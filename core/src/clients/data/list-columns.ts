import type { ColumnFacts } from '../../foundation/contract/column.ts'
import type { ClientDataKind } from './kinds.ts'

/** What is written down of a client, in words, by the id of its type. */
interface WithData {
  readonly data?: readonly { readonly id: number; readonly value: string }[]
}

/** A type as a column of the lists of clients. */
interface ListedType {
  readonly id: number
  readonly name: string
  readonly kind: ClientDataKind
}

const kinds: Readonly<Partial<Record<ClientDataKind, ColumnFacts<WithData>['kind']>>> = {
  Number: 'number',
  Day: 'date',
}

/** The columns of the types that stand in lists, in their order. */
export const dataColumns = (types: readonly ListedType[]): readonly ColumnFacts<WithData>[] =>
  types.map(({ id, name, kind }) => ({
    id: `data${id}`,
    label: name,
    kind: kinds[kind],
    value: ({ data = [] }) => {
      const value = data.find((one) => one.id === id)?.value
      return value !== undefined && kind === 'Number' ? Number(value) : value
    },
  }))
