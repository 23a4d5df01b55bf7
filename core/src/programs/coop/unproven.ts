/** What of a claim's proof says how much was spent. */
interface Proof {
  readonly items: readonly { readonly kind: string }[]
  readonly days: readonly { readonly spend?: number }[]
}

/**
 * Dollars that a claim says were spent beyond what the figures of its month show; 0 where they show as much, or where
 * its channel is not proven by figures. Days are rounded to cents each, so that less than a dollar is no difference.
 */
export function unprovenSpend(spent: number, { items, days }: Proof): number {
  if (days.length === 0 || !items.some(({ kind }) => kind === 'Spend')) return 0
  const more = spent - days.reduce((sum, { spend = 0 }) => sum + spend, 0)
  return more < 1 ? 0 : Math.round(more * 100) / 100
}
