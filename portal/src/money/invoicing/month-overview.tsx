import type { Answer } from '@portal/core/calls'
import { formatCount } from '@portal/core/foundation/format'
import { centsFromDollars, formatDollars } from '@portal/core/foundation/format/money'
import { invoiceStates, type InvoiceState } from '@portal/core/money/invoicing/states'
import { pathOf } from '@portal/core/foundation/routes'
import { Card } from '@portal/ui/card'
import { CircleAlert, CircleCheck, Icon, Minus, TrendingDown, TrendingUp } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import styles from './invoicing.module.css'

export type Month = Answer<'invoicing.list'>['overview']

/** The way of an invoice, with how many stand where; a press shows those alone. */
export function StateLine({
  month,
  chosen,
  onChoose,
}: {
  readonly month: Month
  readonly chosen: string | null
  readonly onChoose: (state: InvoiceState | null) => void
}): ReactElement {
  const usual: readonly InvoiceState[] = ['Draft', 'Reviewed', 'Approved', 'Sent', 'Paid']
  const shown = invoiceStates.filter(
    (state) => usual.includes(state) || month.states.some((sum) => sum.state === state),
  )
  return (
    <div className={styles.states} role="group" aria-label="Invoices by state">
      {shown.map((state) => {
        const sum = month.states.find((each) => each.state === state)
        return (
          <button
            key={state}
            type="button"
            className={styles.stage}
            aria-pressed={chosen === state}
            onClick={() => onChoose(chosen === state ? null : state)}
          >
            <span>{state}</span>
            <span className={styles.stageCount}>{formatCount(sum?.count ?? 0)}</span>
            <span className={styles.stageSum}>{formatDollars(sum?.total ?? 0)}</span>
          </button>
        )
      })}
    </div>
  )
}

/** What is left to do before the month is closed, worked out from what is there. */
export const Checklist = ({ month }: { readonly month: Month }): ReactElement => (
  <Card
    title={month.closed ? 'The month is closed' : 'Before the month is closed'}
    description={
      month.closed
        ? `Closed by ${month.closedBy ?? 'somebody'}. What changes of it is adjusted on the next month's invoices.`
        : undefined
    }
  >
    <ul className={styles.list}>
      {month.checks.map(({ name, done, sentence, month: elsewhere }) => (
        <li key={name} className={styles.item}>
          <span className={done ? styles.ok : styles.left}>
            <Icon of={done ? CircleCheck : CircleAlert} size={16} name={done ? 'Done' : 'To do'} />
          </span>
          <span className={done ? styles.done : undefined}>
            {sentence}{' '}
            {elsewhere && (
              <Link href={pathOf('invoicing.index', {}, { month: elsewhere.slice(0, 7) })}>Go there</Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  </Card>
)

const words: Readonly<Record<Month['differences'][number]['kind'], readonly [one: string, many: string]>> = {
  new: ['new service or fee', 'new services and fees'],
  increased: ['amount rose', 'amounts rose'],
  decreased: ['amount fell', 'amounts fell'],
  ended: ['service or fee ended', 'services and fees ended'],
  'one-time': ['one-time charge differs', 'one-time charges differ'],
  adjustments: ['payer has adjustments', 'payers have adjustments'],
}

/** What makes the month higher or lower than the one before it. */
export function Differences({
  month,
  before,
}: {
  readonly month: Month
  /** `October 2026`. */
  readonly before: string
}): ReactElement {
  const change = centsFromDollars(month.total) - centsFromDollars(month.before)
  return (
    <Card
      title={`Against ${before}`}
      description={
        change === 0
          ? `The same ${formatDollars(month.total)}.`
          : `${formatDollars(Math.abs(change) / 100)} ${change > 0 ? 'more' : 'less'} than the ${formatDollars(month.before)} of ${before}, tax included.`
      }
    >
      {month.differences.length === 0 ? (
        <p className={styles.muted}>Nothing differs, line by line.</p>
      ) : (
        <ul className={styles.list}>
          {month.differences.map(({ kind, count, amount }) => (
            <li key={kind} className={styles.item}>
              <Icon of={amount === 0 ? Minus : amount > 0 ? TrendingUp : TrendingDown} size={16} />
              <span>
                {formatCount(count)} {words[kind][count === 1 ? 0 : 1]}
              </span>
              <span className={styles.amount}>
                {amount > 0 ? '+' : ''}
                {formatDollars(amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
