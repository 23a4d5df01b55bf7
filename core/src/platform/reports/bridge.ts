import type { ReportBridge } from './report.ts'
import type { ReportTotals } from './report-column.ts'

/** A bar between two sums. */
export interface BridgeBar {
  readonly label: string
  readonly amount: number
  /** Where it begins and ends on the scale of the sums. */
  readonly begin: number
  readonly end: number
  readonly tone: 'whole' | 'more' | 'less'
  /** The filters that leave its rows; null for a sum, and where there are none. */
  readonly asks: Readonly<Record<string, string>> | null
}

/** The bars of a bridge: each step begins where the last one ended. */
export function bridgeBars({ from, steps, to }: ReportBridge, totals: ReportTotals): readonly BridgeBar[] {
  const amountOf = (of: string): number => totals[of] ?? 0
  const whole = ({ of, label }: ReportBridge['from']): BridgeBar => ({
    label,
    amount: amountOf(of),
    begin: 0,
    end: amountOf(of),
    tone: 'whole',
    asks: null,
  })
  let reached = amountOf(from.of)
  const between = steps.map(({ of, label, asks = null }): BridgeBar => {
    const amount = amountOf(of)
    const begin = reached
    reached += amount
    return { label, amount, begin, end: reached, tone: amount < 0 ? 'less' : 'more', asks }
  })
  return [whole(from), ...between, whole(to)]
}

/**
 * Where the scale of a bridge begins and ends. Small steps between large sums would not be seen on a scale from zero,
 * so that it begins below the lowest point.
 */
export function bridgeFoot(bars: readonly BridgeBar[]): { readonly foot: number; readonly high: number } {
  const points = bars.flatMap(({ begin, end, tone }) => (tone === 'whole' ? [end] : [begin, end]))
  const [low, high] = [Math.min(...points), Math.max(...points)]
  return { foot: low > 0 ? Math.max(0, low - (high - low)) : Math.min(0, low), high }
}
