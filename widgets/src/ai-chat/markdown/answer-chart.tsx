import { classNames } from '@portal/ui/class-names'
import type { ReactElement } from 'react'
import styles from './answer-chart.module.css'

/** A bar: what it is of, its figure, and how that is written. */
interface Bar {
  readonly label: string
  readonly value: number
  readonly written: string
}

/** A chart as an answer has it. */
export interface Drawn {
  readonly title: string
  /** Its bars follow each other in time, and stand side by side. */
  readonly inTime: boolean
  readonly bars: readonly Bar[]
}

const barIn = (value: unknown): readonly Bar[] => {
  if (!Array.isArray(value)) return []
  const [label, figure, written]: readonly unknown[] = value
  return typeof label === 'string' && typeof figure === 'number' && typeof written === 'string'
    ? [{ label, value: figure, written }]
    : []
}

/** The chart that a block of an answer holds; null where it holds none, or not yet the whole of it. */
export function chartIn(text: string): Drawn | null {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null || !('title' in given) || !('bars' in given)) return null
    const { title, bars } = given
    if (typeof title !== 'string' || !Array.isArray(bars)) return null
    return { title, inTime: 'inTime' in given && given.inTime === true, bars: bars.flatMap(barIn) }
  } catch {
    return null
  }
}

/** The figures of an answer as bars; the table below it says the same in words. */
export function AnswerChart({ chart: { title, inTime, bars } }: { readonly chart: Drawn }): ReactElement {
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)), 0)
  const share = (value: number): string => `${most === 0 ? 0 : Math.max(0, (value / most) * 100)}%`
  const highest = bars.reduce<Bar | null>((best, bar) => (best && best.value >= bar.value ? best : bar), null)
  return (
    <figure className={styles.chart} aria-label={`${title}, as bars. The table below has the same figures.`}>
      <figcaption className={styles.title}>{title}</figcaption>
      {inTime ? (
        <>
          {highest && <div className={styles.most}>{highest.written}</div>}
          <div className={styles.columns}>
            {bars.map(({ label, value, written }) => (
              <span key={label} className={styles.column} title={`${label}: ${written}`}>
                <span className={styles.fill} style={{ blockSize: share(value) }} />
              </span>
            ))}
          </div>
          <div className={styles.ends}>
            <span>{bars[0]?.label}</span>
            <span>{bars.at(-1)?.label}</span>
          </div>
        </>
      ) : (
        <div className={styles.rows}>
          {bars.map(({ label, value, written }) => (
            <div key={label} className={styles.row}>
              <span className={styles.label}>{label}</span>
              <span className={styles.track}>
                <span
                  className={classNames(styles.fill, styles.lying)}
                  style={{ inlineSize: share(value) }}
                />
              </span>
              <span className={styles.figure}>{written}</span>
            </div>
          ))}
        </div>
      )}
    </figure>
  )
}
