/** What a column of a list may hold. */
export type ColumnValue = string | number | boolean | null | undefined

/**
 * What is true of a column wherever its list appears: in the table on the
 * screen and in a file. Money in cents, percent in percent, a date as
 * `YYYY-MM-DD`.
 */
export interface ColumnFacts<Row> {
  /** Stands in addresses, saved layouts and exports: does not change. */
  readonly id: string
  readonly label: string
  /** `text` when absent. */
  readonly kind?: 'text' | 'money' | 'percent' | 'date' | 'number' | 'status' | undefined
  readonly value: (row: Row) => ColumnValue
}

/** Declares the columns of a list, each under its id. */
export const defineColumns =
  <Row>() =>
  <const C extends Readonly<Record<string, Omit<ColumnFacts<Row>, 'id'>>>>(
    columns: C,
  ): { readonly [Id in keyof C & string]: C[Id] & { readonly id: Id } } =>
    Object.fromEntries(Object.entries(columns).map(([id, facts]) => [id, { ...facts, id }])) as {
      readonly [Id in keyof C & string]: C[Id] & { readonly id: Id }
    }
