const candidates = [',', ';', '\t', '|'] as const

/** Lines above the names of the columns that may be a title. */
export const mostTitleLines = 20

/**
 * The separator of a CSV file: the one that occurs most, outside quotation
 * marks, in the first line that has any. A file of one column has none; a comma is as good as any.
 *
 * @param titled a title may stand above: the line of the first ones that has most of one decides
 */
export function separatorOf(start: string, titled = false): string {
  const lines = countsByLine(start).filter((counts) => most(counts) > 0)
  const [first] = titled ? lines.slice(0, mostTitleLines).toSorted((a, b) => most(b) - most(a)) : lines
  return candidates.reduce((best, candidate) =>
    (first?.get(candidate) ?? 0) > (first?.get(best) ?? 0) ? candidate : best,
  )
}

type Counts = ReadonlyMap<string, number>

const most = (counts: Counts): number => Math.max(...counts.values())

function countsByLine(start: string): readonly Counts[] {
  const empty = (): Map<string, number> => new Map(candidates.map((candidate) => [candidate, 0]))
  const lines = [empty()]
  let quoted = false
  for (const character of start) {
    const counts = lines.at(-1)
    if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if (character === '\n' || character === '\r') lines.push(empty())
    else {
      const count = counts?.get(character)
      if (count !== undefined) counts?.set(character, count + 1)
    }
  }
  return lines
}
