import { bridgeBars, bridgeFoot } from '@portal/core/platform/reports/bridge'
import type { ReportBridge } from '@portal/core/platform/reports/report'
import type { ReportTotals } from '@portal/core/platform/reports/report-column'
import { figure } from '@portal/core/platform/reports/words'
import { Card } from '@portal/ui/card'
import { Skeleton } from '@portal/ui/skeleton'
import type { CSSProperties, ReactElement } from 'react'
import { Link } from 'wouter'
import { askedWith } from './asked.ts'
import styles from './bridge.module.css'

interface BridgeProps {
  readonly bridge: ReportBridge
  /** Absent while they are on their way. */
  readonly totals: ReportTotals | undefined
  /** What the report is asked for now. */
  readonly asked: URLSearchParams
}

/** From one sum to the other: a bar for each, and between them one for each step. */
export function Bridge({ bridge, totals, asked }: BridgeProps): ReactElement {
  const bars = totals ? bridgeBars(bridge, totals) : []
  const { foot, high } = bridgeFoot(bars)
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
          {bars.map(({ label, amount, begin, end, tone, asks }) => {
            const [start, stop] = [Math.max(foot, Math.min(begin, end)), Math.max(begin, end)]
            const at: CSSProperties = {
              insetInlineStart: `${place(start)}%`,
              inlineSize: `${place(stop) - place(start)}%`,
            }
            return (
              <li key={label} className={styles.row} data-tone={tone}>
                <span className={styles.label}>
                  {asks === null || amount === 0 ? label : <Link href={askedWith(asked, asks)}>{label}</Link>}
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
