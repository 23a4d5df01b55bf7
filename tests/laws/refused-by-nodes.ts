import { nodesReturn } from '@portal/server/foundation/database/taken-by-nodes'
import type pg from 'pg'

/** What of a database decides whether nodes take a statement. */
export interface Known {
  readonly spread: ReadonlySet<string>
  /** Tables whose ids are numbered. */
  readonly numbered: ReadonlySet<string>
  /** Functions that answer the same for ever in none of their forms. */
  readonly unstable: ReadonlySet<string>
  /** Columns that hold lists, as `table.column`. */
  readonly lists: ReadonlySet<string>
}

/** @param spread names of the tables that are spread */
export async function knownOf(client: pg.ClientBase, spread: ReadonlySet<string>): Promise<Known> {
  const names = async (query: string): Promise<ReadonlySet<string>> => {
    const { rows } = await client.query<{ name: string }>(query)
    return new Set(rows.map(({ name }) => name))
  }
  return {
    spread,
    numbered: await names(
      `select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where a.attidentity <> '' and c.relnamespace = 'public'::regnamespace`,
    ),
    unstable: await names(
      `select proname as name from pg_proc where prokind = 'f' group by 1 having not bool_or(provolatile = 'i')`,
    ),
    lists: await names(
      `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
         join pg_type t on t.oid = a.atttypid where t.typcategory = 'A' and c.relnamespace = 'public'::regnamespace`,
    ),
  }
}

/** A statement in one line, without what stands in quotes. */
export const plain = (statement: string): string =>
  statement
    .replaceAll(nodesReturn, 'returning tenant_id')
    .replace(/--.*$/gm, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** What Citus says of statements that write, which other databases take, as sentences. */
export function refusedByNodes(statement: string, known: Known): readonly string[] {
  const text = plain(statement)
  const found: string[] = []
  if (behind(text, 'do update set').some((updated) => calls(beforeClause(updated), known)))
    found.push('what an upsert sets must not be worked out by the time: use excluded')
  if (behind(text, 'returning').some((returned) => calls(returned, known)))
    found.push('what a statement returns must not be worked out by functions that depend on time or settings')
  if (choices(text).some((choice) => calls(choice, known)))
    found.push(
      'a case or coalesce of what is written must not hold functions that depend on time or settings',
    )
  if (text.startsWith('update ') && ofColumns(text, known))
    found.push('an update must not ask a function of its columns that depends on settings')
  if (writesListAsText(text, known)) found.push('an update must not read a list of its columns as one text')
  return [...found, ...refusedOfInserts(text, known)]
}

/** How a list looks as one text depends on settings. */
function writesListAsText(text: string, { lists }: Known): boolean {
  const [, table = ''] = /^update (\w+) /.exec(text) ?? []
  return [...text.matchAll(/\b(\w+)::(?:text|varchar)\b(?!\[)/g)].some(([, column = '']) =>
    lists.has(`${table}.${column}`),
  )
}

/** Of rows that are selected: they go through the coordinator unless all of the statement runs where they come from. */
function refusedOfInserts(text: string, { spread, numbered }: Known): readonly string[] {
  const inserts = [...text.matchAll(/insert into (\w+)(?: as \w+)? \(([^)]*)\) (?=select\b|with\b)/g)]
  return inserts.flatMap(({ index, 0: begun, 1: table = '', 2: columns = '' }) => {
    if (!spread.has(table)) return []
    const isStep = text.slice(0, index).trimEnd().endsWith('(')
    const whole = isStep ? inParentheses(`(${text.slice(index)}`) : text.slice(index)
    const selected = whole.slice(begun.length)
    const read = [...selected.matchAll(/\b(?:from|join) (\w+)/g)].filter(([, name = '']) => spread.has(name))
    const isNumbered = numbered.has(table) && !/\bid\b/.test(columns)
    const found: string[] = []
    if ((isStep || isNumbered || read.length === 0) && !/\b(?:returning|on conflict)\b/.test(selected))
      found.push('rows that are selected are copied to their node, which policies refuse: add takenByNodes')
    if (isNumbered && read.length > 1)
      found.push(
        'numbered rows are selected from one table at most: select them first, with … as materialized',
      )
    return found
  })
}

/** Whether a function that depends on time or settings is asked of a column. */
const ofColumns = (text: string, { unstable }: Known): boolean =>
  [...text.matchAll(/\b([a-z_]\w*)\(/g)].some(
    ({ 1: name = '', index }) =>
      unstable.has(name) && /(?<!::)\b[a-z]/.test(inParentheses(text.slice(index + name.length))),
  )

/** What stands behind each of some words, to the end of its own statement. */
const behind = (text: string, words: string): readonly string[] =>
  [...text.matchAll(new RegExp(`\\b${words} `, 'g'))].map(({ index }) =>
    inParentheses(`(${text.slice(index + words.length)}`),
  )

const beforeClause = (text: string): string => text.replace(/ (?:where|returning) .*$/, '')

const calls = (text: string, { unstable }: Known): boolean =>
  [...text.matchAll(/\b([a-z_]\w*)\(/g)].some(([, name = '']) => unstable.has(name)) ||
  /\b(current_date|current_timestamp|localtimestamp)\b/.test(text)

/** The choices of a statement that updates, up to its conditions. */
function choices(text: string): readonly string[] {
  const [, set = ''] = /^(?:with .*?\) )?update .*? set (.*)$/.exec(text) ?? []
  const chosen = [...set.matchAll(/\bcase\b.*?\bend\b/g)].map(([choice]) => choice)
  const first = [...set.matchAll(/\bcoalesce\(/g)].map(({ index }) => inParentheses(set.slice(index)))
  const end = set.search(/ (?:where|returning) /)
  return [...chosen, ...first].filter((choice) => end < 0 || set.indexOf(choice) < end)
}

/** From the first parenthesis to the one that closes it. */
function inParentheses(text: string): string {
  let depth = 0
  for (let at = text.indexOf('('); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && --depth === 0) return text.slice(0, at + 1)
  }
  return text
}
