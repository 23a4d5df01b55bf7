import type pg from 'pg'

/** What of a database decides whether nodes take a statement. */
export interface Known {
  readonly spread: ReadonlySet<string>
  /** Tables whose ids are numbered. */
  readonly numbered: ReadonlySet<string>
  /** Functions that answer the same for ever in none of their forms. */
  readonly unstable: ReadonlySet<string>
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
  }
}

/** A statement in one line, without what stands in quotes. */
export const plain = (statement: string): string =>
  statement
    .replace(/--.*$/gm, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** What Citus says of statements that write, which other databases take, as sentences. */
export function refusedByNodes(statement: string, known: Known): readonly string[] {
  const text = plain(statement)
  const [, table = ''] = /^(?:with .*?\) )?(?:insert into|update|delete from) (\w+)/.exec(text) ?? []
  if (!known.spread.has(table)) return []
  const found: string[] = []
  const [, updated = ''] = /\bdo update set (.*)$/.exec(text) ?? []
  if (calls(beforeClause(updated), known))
    found.push('what an upsert sets must not be worked out by the time: use excluded')
  const [, returned = ''] = /\breturning (.*)$/.exec(text) ?? []
  if (calls(returned, known))
    found.push('what a statement returns must not be worked out by functions that depend on time or settings')
  if (choices(text).some((choice) => calls(choice, known)))
    found.push(
      'a case or coalesce of what is written must not hold functions that depend on time or settings',
    )
  const [, columns = '', selected] =
    /insert into \w+(?: as \w+)? \(([^)]*)\) ((?:select|with)\b.*)$/.exec(text) ?? []
  if (selected !== undefined && known.numbered.has(table) && !/\bid\b/.test(columns)) {
    if (!/\b(returning|on conflict)\b/.test(selected))
      found.push(
        'rows that are selected are copied to their node, which policies refuse: add returning tenant_id',
      )
    const read = [...selected.matchAll(/\b(?:from|join) (\w+)/g)].filter(([, name = '']) =>
      known.spread.has(name),
    )
    if (read.length > 1 && !/\bmaterialized\b/.test(text))
      found.push(
        'numbered rows are selected from one table at most: select them first, with … as materialized',
      )
  }
  return found
}

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
