import { drawnBars, expectedBars, type DrawnBar, type DrawnBars } from '@portal/core/platform/reports/bars'
import type { Report, ReportBars } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { Card } from '@portal/ui/card'
import { Skeleton } from '@portal/ui/skeleton'
import type { CSSProperties, ReactElement } from 'react'
import { Link } from 'wouter'
import { askedWith } from './asked.ts'
import styles from './report-bars.module.css'

export interface ReportBarCardsProps {
  readonly report: Report
  /** Absent while it is on its way. */
  readonly answer: ReportAnswer | undefined
  /** What the report is asked for now. */
  readonly asked: URLSearchParams
}

/** Px from one bar to the next, and between them. */
const barPitch = 26
const barGap = 6

/** How the rows of a report divide: a card for each of its bars, side by side where there is room. */
export function ReportBarCards({ report, answer, asked }: ReportBarCardsProps): ReactElement | null {
  const declared = report.bars ?? []
  if (!answer)
    return (
      <div className={styles.cards}>
        {expectedBars(report).map(({ title, what, count }) => (
          <Card key={title} title={title} description={what || undefined}>
            <Skeleton height={count * barPitch - barGap} />
          </Card>
        ))}
      </div>
    )
  const cards = drawnBars(report, answer)
  if (cards.length === 0) return null
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <Bars key={card.title} {...card} asks={asksOf(declared, card)} asked={asked} />
      ))}
    </div>
  )
}

const asksOf = (declared: readonly ReportBars[], { title }: DrawnBars): string | undefined =>
  declared.find((one) => (one.called ?? one.title) === title)?.asks

interface BarsProps extends DrawnBars {
  readonly asks: string | undefined
  readonly asked: URLSearchParams
}

/** A list of bars, each with its figure in words: the table of itself. */
function Bars({ title, what, bars, asks, asked }: BarsProps): ReactElement {
  return (
    <Card title={title} description={what || undefined}>
      <ul className={styles.bars} aria-label={title}>
        {bars.map((bar) => {
          const { label, length, figure, share, tone, asked: value } = bar
          const size: CSSProperties = { inlineSize: `${length * 100}%` }
          return (
            <li key={label} className={styles.row} data-tone={tone}>
              <span className={styles.label} title={label}>
                {asks !== undefined && value !== null ? (
                  <Link href={askedWith(asked, { [asks]: value })}>{label}</Link>
                ) : (
                  label
                )}
              </span>
              <span className={styles.track} aria-hidden="true">
                {length > 0 && <span className={styles.bar} style={size} />}
              </span>
              <span className={styles.figure}>{figure}</span>
              {hasShares(bars) && <span className={styles.share}>{share === null ? '' : `${share}%`}</span>}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const hasShares = (bars: readonly DrawnBar[]): boolean => bars.some(({ share }) => share !== null)
