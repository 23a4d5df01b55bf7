/** Columns that a table tells its rows by, where a row is a client. */
const clientHeads = new Set(['client', 'store', 'dealer', 'payer'])
/** A row that begins with the way to a client. */
const clientRow = /^\| \[([^\]]+)\]\(\/clients\/[^)]*\)/

/** The clients that the rows of an answer were of, in their order, and whether the answer ended with them. */
export interface Told {
  readonly clients: readonly string[]
  readonly all: boolean
}

const nobody: Told = { clients: [], all: false }

/**
 * The clients that an answer told one by one. Its text is all that is kept of
 * it: the first table whose rows are clients says which.
 */
export function toldIn(answer: string): Told {
  const lines = answer.split('\n')
  const head = lines.findIndex((line) =>
    clientHeads.has(
      line
        .replace(/^\| ([^|]+) \|.*$/, '$1')
        .trim()
        .toLowerCase(),
    ),
  )
  if (head < 0) return nobody
  const rows: string[] = []
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith('|')) break
    const name = clientRow.exec(line)?.[1]
    if (name === undefined) return nobody
    if (rows.at(-1) !== name) rows.push(name)
  }
  const single = new Set(rows).size === rows.length
  return single ? { clients: rows, all: !/\bthe first \d+ of\b/i.test(answer) } : nobody
}

/** Whom an answer told; one that tells nothing leaves those of the answer before it. */
export const toldAfter = (before: Told, answer: string): Told =>
  answer.startsWith("I can't answer that") ? before : toldIn(answer)

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** `the second one`, and not the last time that something happened. */
const placed = new RegExp(
  `(?<!\\b(?:when|latest|was|since) (?:was |is )?)\\b(?:the |that )(${places.join('|')}|last|bottom|top) (?:one|client|store|dealer|account)(?:['’]s)?\\b(?! (?:of|in|time|who|that|which)\\b)`,
  'i',
)

/** `who is the GM there`, of the one client that was told. */
const there =
  /(?<!\b(?:is|are|was|were|out|up|in|over|from|and) )\bthere\b(?! (?:is|are|was|were|a|any|an)\b)/i

/** A question with the client in the place of `the first one`: as the answer before it had them. */
export function withTold(text: string, { clients, all }: Told): string {
  const found = placed.exec(text)
  const which = found?.[1]?.toLowerCase()
  if (found && which !== undefined) {
    const at = which === 'top' ? 0 : places.indexOf(which)
    const name = at >= 0 ? clients[at] : all ? clients.at(-1) : undefined
    return name === undefined ? text : text.replace(found[0], name)
  }
  const [only, other] = clients
  return only !== undefined && other === undefined && there.test(text)
    ? text.replace(there, `at ${only}`)
    : text
}
