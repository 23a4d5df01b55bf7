/**
 * What a migration does to tables that were there before, while processes of the release before still work with them.
 * Tables that it makes itself may be made as they please.
 */

/** A statement of a migration, and what is wrong with it while the old release runs beside the new one. */
export interface Step {
  readonly statement: string
  /** null for what neither breaks the old release nor keeps people waiting. */
  readonly unsafe: string | null
  /** The reason that stands above it (`-- safe: …`) for doing it all the same. */
  readonly accepted: string | null
}

/** Tables that hold millions of rows or are written all the time: an index made in one go keeps their writers waiting. */
const bigTables = [
  'activity',
  'audit_entry',
  'budget',
  'interaction',
  'metric_day',
  'metric_fact',
  'metric_month',
  'notification',
  'outbox_message',
  'session',
  'site_event',
  'usage_entry',
]

const name = '(?:only\\s+)?(?:if\\s+(?:not\\s+)?exists\\s+)?"?([a-z_0-9]+)"?'

/** Statements of a migration's SQL: text, functions and comments in it hold no ends of statements. */
export function statementsOf(sql: string): readonly string[] {
  const found: string[] = []
  let current = ''
  const parts = sql.match(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|;|[^;'$-]+|[-$]/g) ?? []
  for (const part of parts) {
    if (part !== ';') current += part
    else {
      found.push(current.trim())
      current = ''
    }
  }
  return [...found, current.trim()].filter((one) => one.replace(/--[^\n]*/g, '').trim() !== '')
}

/** The steps of a migration, each judged. */
export function stepsOf(sql: string): readonly Step[] {
  const made = new Set(
    [...sql.matchAll(new RegExp(`create\\s+table\\s+${name}`, 'gi'))].map(([, table]) => table),
  )
  return statementsOf(sql).map((raw) => {
    const accepted = /--\s*safe:\s*(.+)/i.exec(raw)?.[1]?.trim() ?? null
    const statement = raw
      .replace(/--[^\n]*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return { statement, unsafe: problemOf(statement, made), accepted }
  })
}

const tableIn = (statement: string, before: string): string | null =>
  new RegExp(`^${before}\\s+${name}`, 'i').exec(statement)?.[1]?.toLowerCase() ?? null

function problemOf(statement: string, made: ReadonlySet<string | undefined>): string | null {
  const dropped = tableIn(statement, 'drop\\s+(?:table|view)')
  if (dropped !== null)
    return made.has(dropped) ? null : `drops ${dropped}, which the release before still reads`
  const altered = tableIn(statement, 'alter\\s+table')
  if (altered !== null && !made.has(altered)) return problemOfAlter(statement, altered)
  const indexed =
    /^create\s+(unique\s+)?index\s+(?:if\s+not\s+exists\s+)?\S+\s+on\s+(?:only\s+)?"?([a-z_0-9]+)"?/i.exec(
      statement,
    )
  if (indexed && !made.has(indexed[2])) {
    if (indexed[1]) return `makes values of ${indexed[2]} unique, which the release before may not keep`
    return bigTables.includes(indexed[2] ?? '')
      ? `makes an index on ${indexed[2]} while its writers wait`
      : null
  }
  const filled = tableIn(statement, '(?:update|delete\\s+from|insert\\s+into)')
  if (filled !== null && bigTables.includes(filled))
    return `changes rows of ${filled} in the transaction of the schema`
  return null
}

function problemOfAlter(statement: string, table: string): string | null {
  const does = (what: string): boolean => new RegExp(what, 'i').test(statement)
  if (does('\\brename\\b'))
    return `renames something of ${table}, which the release before knows by its old name`
  if (does('\\bdrop\\s+column\\b')) return `drops a column of ${table}, which the release before still reads`
  if (does('\\balter\\s+(column\\s+)?"?\\w+"?\\s+(set\\s+data\\s+)?type\\b'))
    return `gives a column of ${table} another type, for which all rows are written anew`
  if (does('\\bset\\s+not\\s+null\\b'))
    return `forbids nothing in a column of ${table} that the release before may leave empty`
  for (const added of statement.matchAll(
    /\badd\s+(?:column\s+)?(?!constraint|primary|unique|check|foreign|exclude)(?:if not exists )?"?(\w+)"?\s([^;]*?)(?=,\s*add\b|$)/gi,
  )) {
    const [, column, rest = ''] = added
    if (/\bnot\s+null\b/i.test(rest) && !/\b(default|generated)\b/i.test(rest))
      return `adds ${table}.${column}, which the release before cannot fill`
    if (/\bdefault\s+(gen_random_uuid|random|clock_timestamp|nextval)\b/i.test(rest))
      return `adds ${table}.${column} with another value for each row, for which all rows are written anew`
    if (
      /\breferences\b/i.test(rest) &&
      bigTables.includes(table) &&
      !/\bdefault\s+null\b/i.test(rest) &&
      /\bdefault\b/i.test(rest)
    )
      return `checks every row of ${table} against what ${column} refers to`
  }
  if (does('\\badd\\s+(constraint\\s+"?\\w+"?\\s+)?(foreign\\s+key|check)\\b') && !does('\\bnot\\s+valid\\b'))
    return `checks every row of ${table} while its writers wait: not valid, and validated in a later step`
  if (does('\\badd\\s+(constraint\\s+"?\\w+"?\\s+)?(unique|primary\\s+key|exclude)\\b'))
    return `makes values of ${table} unique, which the release before may not keep`
  return null
}
