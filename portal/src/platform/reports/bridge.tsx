import type { ReportBridge } from '@portal/core/platform/reports/report'
import type { ReportTotals } from '@portal/core/platform/reports/report-column'
import { figure } from '@portal/core/platform/reports/words'
import { Card } from '@portal/ui/card'
import { Skeleton } from '@portal/ui/skeleton'
import type { CSSProperties, ReactElement } from 'react'
import { Link } from 'wouter'
import styles from './bridge.module.css'

interface BridgeProps {
  readonly bridge: ReportBridge
  /** Absent while they are on their way. */
  readonly totals: ReportTotals | undefined
  /** What the report is asked for now. */
  readonly asked: URLSearchParams
}

interface Bar {
  readonly label: string
  readonly amount: number
  /** Where it begins and ends on the scale of the sums. */
  readonly begin: number
  readonly end: number
  readonly tone: 'whole' | 'more' | 'less'
  /** The address that leaves its rows; null for a sum. */
  readonly href: string | null
}

function barsOf({ from, steps, to }: ReportBridge, totals: ReportTotals, asked: URLSearchParams): Bar[] {
  const amountOf = (of: string): number => totals[of] ?? 0
  const whole = ({ of, label }: ReportBridge['from']): Bar => ({
    label,
    amount: amountOf(of),
    begin: 0,
    end: amountOf(of),
    tone: 'whole',
    href: null,
  })
  let reached = amountOf(from.of)
  const between = steps.map(({ of, label, asks }): Bar => {
    const amount = amountOf(of)
    const begin = reached
    reached += amount
    const address = new URLSearchParams(asked)
    address.delete('page')
    for (const [name, value] of Object.entries(asks)) address.set(name, value)
    return {
      label,
      amount,
      begin,
      end: reached,
      tone: amount < 0 ? 'less' : 'more',
      href: amount === 0 ? null : `?${address.toString()}`,
    }
  })
  return [whole(from), ...between, whole(to)]
}

/**
 * From one sum to the other: a bar for each, and between them one for each step,
 * beginning where the last one ended. Small steps between large sums would not
 * be seen on a scale from zero, so that it begins below the lowest point.
 */
export function Bridge({ bridge, totals, asked }: BridgeProps): ReactElement {
  const bars = totals ? barsOf(bridge, totals, asked) : []
  const points = bars.flatMap(({ begin, end, tone }) => (tone === 'whole' ? [end] : [begin, end]))
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const foot = low > 0 ? Math.max(0, low - (high - low)) : Math.min(0, low)
  const place = (at: number): number => (high === foot ? 0 : ((at - foot) / (high - foot)) * 100)
  return (
    <Card
      title={bridge.title}
      description={foot > 0 ? `The bars begin at ${figure(bridge.kind, foot)}.` : undefined}
    >
      {totals === undefined ? (
        <Skeleton height={216} />
      ) : (
        <ol className={styles.bridge}>
          {bars.map(({ label, amount, begin, end, tone, href }) => {
            const [start, stop] = [Math.max(foot, Math.min(begin, end)), Math.max(begin, end)]
            const at: CSSProperties = {
              insetInlineStart: `${place(start)}%`,
              inlineSize: `${place(stop) - place(start)}%`,
            }
            return (
              <li key={label} className={styles.row} data-tone={tone}>
                <span className={styles.label}>
                  {href === null ? label : <Link href={href}>{label}</Link>}
                </span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={at} />
                </span>
                <span className={styles.amount}>
                  {tone !== 'whole' && amount > 0 ? '+' : ''}
                  {figure(bridge.kind, amount)}
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </Card>
  )
}
