/** Words that decide what a question is about, as they are often mistyped. */
const known = [
  'activity',
  'activities',
  'budget',
  'budgets',
  'clients',
  'clicks',
  'contacts',
  'conversions',
  'impressions',
  'interaction',
  'interactions',
  'manager',
  'overdue',
  'pacing',
  'support',
  'tasks',
  'tickets',
] as const

/** A question with the words that decide put right where one letter is wrong, missing, doubled or swapped. */
export const spelled = (text: string): string =>
  text.replaceAll(/[\p{L}]{5,}/gu, (word) => {
    const lower = word.toLowerCase()
    if (known.some((right) => right === lower)) return word
    return known.find((right) => right[0] === lower[0] && oneApart(lower, right)) ?? word
  })

/** One letter is wrong, missing, doubled or swapped with its neighbour. */
export function oneApart(word: string, right: string): boolean {
  const [short, long] = word.length < right.length ? [word, right] : [right, word]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2))
}
