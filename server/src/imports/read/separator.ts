const candidates = [',', ';', '\t', '|'] as const

/**
 * The separator of a CSV file: the one that occurs most, outside quotation
 * marks, in the first line that has any. A file of one column has none; a comma is as good as any.
 */
export function separatorOf(start: string): string {
  const counts = new Map<string, number>(candidates.map((candidate) => [candidate, 0]))
  let quoted = false
  for (const character of start) {
    if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if (character === '\n' || character === '\r') {
      if ([...counts.values()].some((count) => count > 0)) break
    } else {
      const count = counts.get(character)
      if (count !== undefined) counts.set(character, count + 1)
    }
  }
  return candidates.reduce((best, candidate) =>
    (counts.get(candidate) ?? 0) > (counts.get(best) ?? 0) ? candidate : best,
  )
}
