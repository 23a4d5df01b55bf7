import type { Condition, TopicQuestion } from '../language/question.ts'
import type { AskedColumn, Topic } from '../language/topic.ts'
import { lettersOf } from './whom.ts'
import type { Cell, NamedCell, Row } from './rows.ts'

const isNamed = (cell: Cell): cell is NamedCell => typeof cell === 'object' && cell !== null && 'name' in cell

/** A cell as text. */
export const textOf = (cell: Cell): string => {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return isNamed(cell) ? cell.name : cell.join(', ')
  return String(cell)
}

const cents = (value: number): number => Math.round(value * 100) / 100

/** A quotient from sums, as reports work it out. */
export function rateOf(
  { id, rate, kind }: AskedColumn,
  values: Readonly<Record<string, Cell>>,
): number | null {
  if (!rate) return null
  const [of, per] = [values[rate.of], values[rate.per]]
  if (typeof of !== 'number' || typeof per !== 'number' || per === 0) return null
  const share = of / per - (rate.minus ? 1 : 0)
  if (kind === 'percent') return Math.round(share * 10_000) / 100
  const each = id === 'cpm' ? share * 1000 : share
  return kind === 'money' ? cents(each) : Math.round(each * 1000) / 1000
}

const isSum = (column: AskedColumn): boolean => column.sums === true

/** What rows have on average, to a tenth; null where none has it. */
function meanOf(rows: readonly Row[], id: string): number | null {
  const values = rows.flatMap((row) => (typeof row[id] === 'number' ? [row[id]] : []))
  return values.length === 0
    ? null
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
}

/** The sums of rows, with their rates and how many they are. */
export function sumsOf(topic: Topic, rows: readonly Row[]): Record<string, number | null> {
  const sums: Record<string, number | null> = { count: rows.length }
  for (const column of topic.columns) {
    if (column.averages) sums[column.id] = meanOf(rows, column.id)
    if (!isSum(column)) continue
    const values = rows.flatMap((row) =>
      typeof row[column.id] === 'number' ? [row[column.id] as number] : [],
    )
    sums[column.id] =
      values.length === 0
        ? rows.length === 0
          ? 0
          : null
        : cents(values.reduce((sum, value) => sum + value, 0))
  }
  for (const column of topic.columns) if (column.rate) sums[column.id] = rateOf(column, sums)
  return sums
}

/** What tells a value of a column from another: names may be the same of two that are not. */
export const keyOf = (cell: Cell): string => (isNamed(cell) ? `${cell.id ?? ''} ${cell.name}` : textOf(cell))

/** Rows put together by a column: one for each of its values, with their sums. */
export function groupedBy(topic: Topic, rows: readonly Row[], by: string): readonly Row[] {
  const groups = new Map<string, { readonly cell: Cell; readonly rows: Row[] }>()
  for (const row of rows) {
    const cell = row[by]
    const parts: readonly Cell[] = Array.isArray(cell) ? cell : [cell]
    for (const part of parts.length === 0 ? [null] : parts) {
      const key = keyOf(part)
      const group = groups.get(key) ?? { cell: part, rows: [] }
      group.rows.push(row)
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ cell, rows: of }) => ({ ...sumsOf(topic, of), [by]: cell }))
}

/** What is asked of a day by what day it is now. */
const isChoiceOfDays = (value: string | number): boolean =>
  value === 'open' || value === 'overdue' || value === 'coming'

/** Whether what a row has in a column is as a condition asks. */
export const holds = (
  cell: Cell,
  { is, values }: Condition,
  column: AskedColumn | undefined,
  today: string,
): boolean => {
  const [first, second] = values
  const nothing = cell === null || cell === undefined || textOf(cell) === ''
  if (is === 'none' || is === 'some') return nothing === (is === 'none')
  // `not overdue`: a choice of days is held against the day, and is no text.
  if (is === '!=' && column?.kind === 'date' && values.every(isChoiceOfDays))
    return !values.some((value) =>
      holds(cell, { column: column.id, is: '=', values: [value] }, column, today),
    )
  if (is === '!=') {
    const said = Array.isArray(cell) ? cell : [column?.id === 'us' ? lettersOf(textOf(cell)) : textOf(cell)]
    const ruledOut = values.flatMap((value) => [
      String(value).toLowerCase(),
      ...(column?.values ?? []).filter((one) => one.value === value).map(({ label }) => label.toLowerCase()),
    ])
    return !said.some((one) => ruledOut.includes(String(one).toLowerCase()))
  }
  if (first === 'open' && column?.kind === 'date')
    return typeof cell !== 'string' || cell === '' || cell > today
  if (first === 'coming') return typeof cell === 'string' && cell.slice(0, 10) >= today
  if (first === 'overdue') return typeof cell === 'string' && cell !== '' && cell < today
  if (is === '=' || is === 'in') {
    if (typeof cell === 'number') return values.includes(cell)
    if (column?.id === 'us') return values.some((value) => lettersOf(textOf(cell)) === value)
    // Of several that a row has, one is enough.
    if (Array.isArray(cell))
      return cell.some((one: string) => holds(one, { column: '', is, values }, column, today))
    const said = textOf(cell).toLowerCase()
    const labels = values.flatMap((value) => [
      String(value).toLowerCase(),
      ...(column?.values ?? []).filter((one) => one.value === value).map(({ label }) => label.toLowerCase()),
    ])
    return labels.some(
      (label) => said === label || (column?.kind !== 'choice' && label.length > 2 && said.includes(label)),
    )
  }
  const value = typeof cell === 'string' ? cell.slice(0, 10) : typeof cell === 'number' ? cell : null
  if (first === undefined) return false
  // Whoever never was here was not here since any day.
  if (value === null) return is === '<' && column?.emptyAs === 'Never'
  if (is === 'between') return second !== undefined && value >= first && value <= second
  if (is === '>') return value > first
  if (is === '<') return value < first
  return is === '>=' ? value >= first : value <= first
}

/** A condition against another column as one against what the row has there. */
function heldAgainst(condition: Condition, row: Row): Condition {
  if (condition.than === undefined) return condition
  const value = row[condition.than]
  return {
    ...condition,
    values:
      typeof value === 'number'
        ? [condition.times === undefined ? value : cents(value * condition.times)]
        : [],
  }
}

/** Letters by which a word is found in other forms of it: `leaving` in `leaves`. */
const rootOf = (word: string): string => word.slice(0, Math.max(4, word.length - 3))

/** Whether the texts of a row have all words of a condition. */
function hasWords(row: Row, { values }: Condition): boolean {
  const text = Object.values(row).map(textOf).join(' ').toLowerCase()
  return values.every((word) => text.includes(rootOf(String(word))))
}

const isBound = ({ is }: Condition): boolean => /^[<>]=?$/.test(is)

/** Whether nothing is left to do of a row. */
const isFinished = ({ finished = {} }: Topic, row: Row): boolean =>
  Object.entries(finished).some(([id, choices]) => choices.includes(textOf(row[id])))

/** The rows that fulfill conditions; of limits of figures one is enough where `either` says so. */
export function narrowed(
  topic: Topic,
  rows: readonly Row[],
  conditions: readonly Condition[],
  today: string,
  either = false,
): readonly Row[] {
  if (conditions.length === 0) return rows
  const fits = (row: Row, one: Condition): boolean => {
    if (one.is === 'has') return hasWords(row, one)
    // What is finished is not late, whatever its day.
    if (one.values[0] === 'overdue' && isFinished(topic, row)) return false
    const column = topic.columns.find(({ id }) => id === one.column)
    return holds(row[one.column], heldAgainst(one, row), column, today)
  }
  const enough = either ? conditions.filter(isBound) : []
  const all = conditions.filter((one) => !enough.includes(one))
  return rows.filter(
    (row) =>
      all.every((one) => fits(row, one)) && (enough.length === 0 || enough.some((one) => fits(row, one))),
  )
}

const comparable = (cell: Cell): number | string | null =>
  typeof cell === 'number' ? cell : cell === null || cell === undefined ? null : textOf(cell).toLowerCase()

/** Rows in an order; those without a value last. A choice that has steps goes by those. */
export function ordered(
  rows: readonly Row[],
  { column, descending }: NonNullable<TopicQuestion['order']>,
  topic?: Topic,
): readonly Row[] {
  const steps = topic?.columns.find(({ id, steps: of }) => id === column && of !== undefined)?.steps
  const place = (cell: Cell): number | null => {
    const at = steps?.findIndex((step) => step.toLowerCase() === textOf(cell).toLowerCase()) ?? -1
    return at < 0 ? null : at
  }
  return rows.toSorted((one, other) => {
    const [a, b] = steps
      ? [place(one[column]), place(other[column])]
      : [comparable(one[column]), comparable(other[column])]
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    const less = a < b ? -1 : a > b ? 1 : 0
    return descending ? -less : less
  })
}
