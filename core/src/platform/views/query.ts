/** What of a list's address says where one is in it, rather than what the list shows. */
const places: readonly string[] = ['page', 'view']

/** Characters that the address of a view may have: more than any list's filters need. */
export const longestQuery = 2000

/**
 * The part of an address that a view keeps: filters, search, order, columns and
 * page size, each once and in one order, so that two that show the same are the same.
 */
export function viewQuery(query: string | URLSearchParams): string {
  const given = new URLSearchParams(query)
  const kept = [...new Map(given)].filter(([name, value]) => value !== '' && !places.includes(name))
  return new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString()
}
