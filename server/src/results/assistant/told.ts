import { meansSeveral } from './language/of-told.ts'
import type { Knowledge } from './language/prepare.ts'
import type { PortalReader } from './portal-reader.ts'

/** Columns that a table tells its rows by, where a row is of a client. */
const clientHeads = new Set(['client', 'store', 'dealer', 'payer'])
/** The way to a client in a cell. */
const clientCell = /^\[([^\]]+)\]\(\/clients\/([^)/?#]*)[^)]*\)$/

/** The clients that the rows of an answer were of, in their order, and whether the answer ended with them. */
export interface Told {
  readonly clients: readonly string[]
  readonly all: boolean
  /** They stand in an order that was asked for: the first is the best, the worst, the biggest. */
  readonly ordered: boolean
  /** It names one of them as the one that was asked for: `the least of 3`. */
  readonly named?: string
  /** How each of them stands in an address, once. */
  readonly slugs: readonly string[]
}

/** What an answer told that told no client. */
export const nobody: Told = { clients: [], all: false, ordered: false, slugs: [] }

const cellsOf = (line: string): readonly string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

/**
 * The clients that an answer told one by one. Its text is all that is kept of
 * it: the first table whose rows are of clients says which, whatever the rows
 * are called by themselves.
 */
export function toldIn(answer: string): Told {
  const lines = answer.split('\n')
  const head = lines.findIndex(
    (line) => line.startsWith('|') && cellsOf(line).some((cell) => clientHeads.has(cell.toLowerCase())),
  )
  if (head < 0) return nobody
  const column = cellsOf(lines[head] ?? '').findIndex((cell) => clientHeads.has(cell.toLowerCase()))
  const rows: string[] = []
  const slugs = new Set<string>()
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith('|')) break
    const [, name, slug] = clientCell.exec(cellsOf(line)[column] ?? '') ?? []
    if (name === undefined) return nobody
    if (slug !== undefined && slug !== '') slugs.add(slug)
    // Rows of something else may be of one client again: each has its place.
    if (column > 0 || rows.at(-1) !== name) rows.push(name)
  }
  const single = column > 0 || new Set(rows).size === rows.length
  if (!single) return nobody
  return {
    clients: rows,
    all: toldAll(answer),
    ordered: /^> .*\b(?:highest|lowest|newest|earliest) first\b/m.test(answer),
    slugs: [...slugs],
    ...(rows[0] !== undefined && namedIn(answer) === rows[0] ? { named: rows[0] } : {}),
  }
}

/** Whom an answer names as the one with the most or the least. */
const namedIn = (answer: string): string | undefined =>
  /^\*\*([^*]+)\*\*: .*\bthe (?:most|least) of \d/m.exec(answer)?.[1]

/** Clients that are told one by one and asked about together. */
const mostTold = 25

/**
 * The clients whom `those` means behind an answer, as they are known;
 * `some` where it told only the first of them, undefined where it told none.
 */
export async function clientsTold(
  { slugs, all }: Told,
  text: string,
  portal: Pick<PortalReader, 'read'>,
): Promise<Knowledge['told']> {
  if (slugs.length === 0 || !meansSeveral.test(text)) return undefined
  if (!all || slugs.length > mostTold) return 'some'
  const found = await Promise.all(slugs.map((id) => portal.read('clients.get', { params: { id } })))
  return found.map(({ id, name, slug }) => ({ kind: 'client', id, name, slug }))
}

/** Whether an answer told all that were asked for: `the first 3 of 20` are all where three were wanted. */
function toldAll(answer: string): boolean {
  const shown = /\bthe first (\d+) of\b/i.exec(answer.replace(/^> .*$/m, ''))?.[1]
  return shown === undefined || /^> .*\bthe first (\d+)\b/m.exec(answer)?.[1] === shown
}

/** Whom an answer told; one that tells nothing leaves those of the answer before it. */
export const toldAfter = (before: Told, answer: string): Told =>
  answer.startsWith("I can't answer that") ? before : toldIn(answer)

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
/** What the first one of rows in an order is called. */
const heads = 'top|worst|best|biggest|largest|smallest|highest|lowest|furthest'

/** `the second one`, and not the last time that something happened. */
const placed = new RegExp(
  `(?<!\\b(?:when|latest|was|since) (?:was |is )?)\\b(?:the |that )(${places.join('|')}|last|bottom|${heads}) (?:one|client|store|dealer|account)(?:['’]s)?\\b(?! (?:of|in|time|who|that|which)\\b)`,
  'i',
)

/** `who is the GM there`, of the one client that was told. */
const there =
  /(?<!\b(?:is|are|was|were|out|up|in|over|from|and) )\bthere\b(?! (?:is|are|was|were|a|any|an)\b)/i

/** `what notes do I have on it`, of the one client that was told. */
const ofIt = /\b(on|about|with|at) (?:it|that one|that store|that client|that dealer)(?=\s*[?.!]*$)/i

/** A question with the client in the place of `the first one`: as the answer before it had them. */
export function withTold(text: string, { clients, all, ordered, named }: Told): string {
  const found = placed.exec(text)
  const which = found?.[1]?.toLowerCase()
  if (found && which !== undefined) {
    const at = places.indexOf(which)
    const head = heads.split('|').includes(which) && (ordered || which === 'top')
    const name =
      at >= 0
        ? clients[at]
        : head
          ? clients[0]
          : all && /^(?:last|bottom)$/.test(which)
            ? clients.at(-1)
            : undefined
    return name === undefined ? text : text.replace(found[0], name)
  }
  const [only, other] = clients
  const one = named ?? (all && other === undefined ? only : undefined)
  if (one !== undefined && ofIt.test(text)) return text.replace(ofIt, `$1 ${one}`)
  // Of rows of which only some were told there may be more than one.
  return all && only !== undefined && other === undefined && there.test(text)
    ? text.replace(there, `at ${only}`)
    : text
}
