import { inputOf, problemOf, sameInput, sentOf, type FormFields, type Input } from './input.ts'

/** Inputs of a form or of one of its rows, by field. */
export type Inputs = Readonly<Record<string, Input>>

/** A row of a list inside a form, such as a fee of a budget. */
export interface RowState {
  /** Stays with the row while others come and go. */
  readonly key: number
  /** Of the record that the row is, or null for a new one. */
  readonly id: number | null
  readonly inputs: Inputs
}

/** Everything a person can change in a form. */
export interface FormState {
  readonly inputs: Inputs
  readonly rows: Readonly<Record<string, readonly RowState[]>>
}

/** Sentences by place: `name`, or `fees.0.invoiceAmount` inside a list. */
export type Problems = Readonly<Record<string, string>>

/** The inputs that show a record. */
export const inputsOf = (fields: FormFields, record: Readonly<Record<string, unknown>>): Inputs =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field ? [[name, inputOf(field, record[name])]] : [])),
  )

/** The JSON of the inputs. */
export const sentFrom = (fields: FormFields, inputs: Inputs): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field ? [[name, sentOf(field, inputs[name] ?? null)]] : [],
    ),
  )

/** What the fields' own rules say of the inputs. */
export function problemsOf(fields: FormFields, inputs: Inputs, prefix = ''): Problems {
  const problems: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const problem = field ? problemOf(field, inputs[name] ?? null) : null
    if (problem !== null) problems[`${prefix}${name}`] = problem
  }
  return problems
}

/** Names of the fields whose inputs differ. */
export const changedFields = (before: Inputs, now: Inputs): readonly string[] =>
  Object.keys(now).filter((name) => !sameInput(before[name], now[name]))

const rowsDiffer = (before: readonly RowState[], now: readonly RowState[]): boolean =>
  now.length !== before.length ||
  now.some((row, place) => {
    const old = before[place]
    return old?.key !== row.key || changedFields(old.inputs, row.inputs).length > 0
  })

/** Names of the lists in which a row was added, removed or changed. */
export const changedLists = (before: FormState, now: FormState): readonly string[] =>
  Object.keys(now.rows).filter((list) => rowsDiffer(before.rows[list] ?? [], now.rows[list] ?? []))

/** Whether somebody changed anything since the form was as `before`. */
export const differs = (before: FormState, now: FormState): boolean =>
  changedFields(before.inputs, now.inputs).length > 0 || changedLists(before, now).length > 0

/**
 * The rows of a list that a person changed, laid over newer ones: a record is
 * found again by its id, what was typed in it stays, and what is new stays new.
 */
function rebaseRows(
  before: readonly RowState[],
  now: readonly RowState[],
  latest: readonly RowState[],
): readonly RowState[] {
  if ([...now, ...latest].every(({ id }) => id === null)) return now
  const byId = (rows: readonly RowState[]): ReadonlyMap<number, RowState> =>
    new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])))
  const [old, theirs] = [byId(before), byId(latest)]
  const kept = now.flatMap((row): RowState[] => {
    if (row.id === null) return [row]
    const start = old.get(row.id)
    const typed = start ? changedFields(start.inputs, row.inputs) : Object.keys(row.inputs)
    const there = theirs.get(row.id)
    // Gone there: only what somebody typed in here is worth keeping.
    if (!there) return typed.length > 0 ? [row] : []
    const own = Object.fromEntries(typed.map((name) => [name, row.inputs[name] ?? null]))
    return [{ ...there, inputs: { ...there.inputs, ...own } }]
  })
  return [...kept, ...latest.filter(({ id }) => id !== null && !old.has(id))]
}

/**
 * What a person changed, laid over a newer state of the record: after somebody
 * else saved first, nothing that was typed is lost.
 *
 * @returns the merged state, and the fields that both changed
 */
export function rebase(
  before: FormState,
  now: FormState,
  latest: FormState,
): { state: FormState; conflicts: readonly string[] } {
  const mine = changedFields(before.inputs, now.inputs)
  const conflicts = mine.filter(
    (name) =>
      !sameInput(before.inputs[name], latest.inputs[name]) &&
      !sameInput(now.inputs[name], latest.inputs[name]),
  )
  const inputs = {
    ...latest.inputs,
    ...Object.fromEntries(mine.map((name) => [name, now.inputs[name] ?? null])),
  }
  const touched = changedLists(before, now)
  const rows = Object.fromEntries(
    Object.entries(latest.rows).map(([list, theirs]) => [
      list,
      touched.includes(list) ? rebaseRows(before.rows[list] ?? [], now.rows[list] ?? [], theirs) : theirs,
    ]),
  )
  return { state: { inputs, rows }, conflicts }
}
