import { emptyQuestion, type ComposedQuestion, type Figure } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { idOf, rowsFor, sourcesOf, topicFor, totalsOf, whenOf, type Answered } from './answered.ts'
import { figureWords } from './composed-words.ts'
import { groupedBy, keyOf, textOf } from './compute.ts'
import { clientsThat, eachOf } from './joined.ts'
import { CannotTell, type Cell, type Row } from './rows.ts'
import { numberIn } from './tables.ts'

/** A figure of a composition, by whom it is of. */
export interface FigureTold {
  readonly figure: Figure
  readonly read: Answered
  readonly values: ReadonlyMap<string, number | null>
  readonly cells: ReadonlyMap<string, Cell>
  /** What whoever has no rows of it has: none of what is counted or summed, and no rate. */
  readonly ofNone: number | null
}

/** Somebody, or something, of whom figures are told. */
export interface Whole {
  readonly key: string
  readonly cell: Cell
}

/** A figure of everybody, by what they are told by. */
export async function figureBy(figure: Figure, per: string, portal: PortalReader): Promise<FigureTold> {
  const topic = topicFor(figure.of.topic)
  const by =
    per === 'client'
      ? topic.id === 'support'
        ? 'clients'
        : (topic.client ?? 'client')
      : per === 'person'
        ? (topic.person ?? per)
        : per
  // Results are told by a client's channels only where both are asked for.
  const also = figure.distinct && topic.id === 'figures' ? figure.value : null
  const read = await rowsFor({ ...figure.of, by, also }, portal)
  openTo(figure, read)
  const { value, distinct } = figure
  const ofSeveral = per === 'client' && (topic.id === 'invoices' || topic.id === 'interactions')
  const rows = ofSeveral ? eachOf(read.rows, by) : read.rows
  if (value !== 'count' && rows.length > read.rows.length)
    throw new CannotTell(
      'Some of those invoices are for several stores, so no amount of them is of one alone.',
    )
  const named = topic.id === 'support' ? await idsByName(portal) : null
  const keyIn = (cell: Cell): string => {
    if (named) return named.get(textOf(cell)) ?? ''
    return per === 'client' ? String(idOf(cell)) : textOf(cell)
  }
  const values = new Map<string, number | null>()
  const cells = new Map<string, Cell>()
  for (const row of distinct ? differentIn(rows.filter(spends), by, value) : groupedBy(topic, rows, by)) {
    const key = keyIn(row[by])
    if (key === '' || key === '-1') continue
    values.set(key, numberIn(row[distinct ? 'count' : value]))
    cells.set(key, row[by])
  }
  const column = topic.columns.find(({ id }) => id === value)
  return {
    figure,
    read,
    values,
    cells,
    ofNone: value === 'count' || distinct || column?.sums === true ? 0 : null,
  }
}

/** What nothing was spent on is none of what somebody has. */
const spends = (row: Row): boolean => row['spend'] === undefined || (numberIn(row['spend']) ?? 0) > 0

/** How many different ones of a column each has. */
function differentIn(rows: readonly Row[], by: string, column: string): readonly Row[] {
  const had = new Map<string, { readonly cell: Cell; readonly of: Set<string> }>()
  for (const row of rows) {
    const one = had.get(keyOf(row[by])) ?? { cell: row[by], of: new Set<string>() }
    if (textOf(row[column]) !== '') one.of.add(keyOf(row[column]))
    had.set(keyOf(row[by]), one)
  }
  return [...had.values()].map(({ cell, of }): Row => ({ [by]: cell, count: of.size }))
}

/** Clients by their names, where rows have no more of them; a name that two bear is neither's. */
async function idsByName(portal: PortalReader): Promise<ReadonlyMap<string, string>> {
  const { rows } = await rowsFor(emptyQuestion('clients'), portal)
  const ids = new Map<string, string>()
  for (const { client } of rows) ids.set(textOf(client), ids.has(textOf(client)) ? '' : String(idOf(client)))
  return ids
}

/** @throws {CannotTell} where the person does not get the figure */
export function openTo({ value }: Figure, read: Answered): void {
  if (read.hidden?.has(value)) throw new CannotTell(`${labelFor(read, value)}: that is not open to you.`)
}

const labelFor = ({ topic, labels }: Answered, value: string): string =>
  labels?.[value] ?? topic.columns.find(({ id }) => id === value)?.label ?? topic.title

/** Everybody of whom the figures are asked: of clients, groups and managers those too that have none of it. */
export async function wholeOf(
  { per, whose }: ComposedQuestion,
  told: readonly FigureTold[],
  portal: PortalReader,
): Promise<readonly Whole[]> {
  if (per === 'client') {
    const { rows } = await clientsThat(whose ?? emptyQuestion('clients'), portal)
    return rows.map(({ client }) => ({ key: String(idOf(client)), cell: client }))
  }
  const found = new Map<string, Cell>(told.flatMap(({ cells }) => [...cells]))
  if (per === 'manager' || per === 'group') {
    const { rows, topic } = await rowsFor(
      { ...emptyQuestion('clients'), by: per, measures: ['count'] },
      portal,
    )
    for (const row of groupedBy(topic, rows, per)) found.set(textOf(row[per]), row[per])
  }
  return [...found].map(([key, cell]) => ({ key, cell }))
}

export function sumIn({ value, distinct }: Figure, read: Answered): number | null {
  if (distinct) return new Set(read.rows.map((row) => keyOf(row[value]))).size
  if (value === 'count') return read.total ?? totalsOf(read)['count'] ?? read.rows.length
  return totalsOf(read)[value] ?? null
}

/** The head of a column: its figure, and when that is of where the question did not say. */
export const columnWords = (figure: Figure, read: Answered, portal: PortalReader): string => {
  const words = figureWords(figure, portal.isEmployee)
  return words.replace(/^./, (letter) => letter.toUpperCase()) + usualWhen(figure, read)
}

export const usualWhen = (figure: Figure, read: Answered): string =>
  figure.of.period === null && !figure.of.conditions.some(({ is }) => is === 'between') ? whenOf(read) : ''

export const sourcesFor = (told: readonly FigureTold[], portal: PortalReader): string => {
  const [first] = told
  if (!first) return ''
  const sources = told.flatMap(({ read }) => read.sources)
  return sourcesOf(
    {
      ...first.read,
      sources: sources.filter((one, at) => sources.findIndex(({ path }) => path === one.path) === at),
      notes: told.flatMap(({ read }) => read.notes ?? []),
    },
    portal,
  )
}
