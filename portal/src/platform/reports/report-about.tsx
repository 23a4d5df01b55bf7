import type { DayRange } from '@portal/core/foundation/format'
import { addDays, today } from '@portal/core/foundation/format'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { comparedWords, periodWords } from '@portal/core/platform/reports/words'
import type { ReactElement } from 'react'
import styles from './reports.module.css'

export interface ReportAboutProps {
  readonly report: Report
  /** What is asked for; null for all time. */
  readonly period: DayRange | null
  /** Absent while it is on its way. */
  readonly answer: ReportAnswer | undefined
}

/** What a report is about and which time; what that is compared with has its place before the answer names it. */
export function ReportAbout({
  report: { sentence, compares },
  period,
  answer,
}: ReportAboutProps): ReactElement {
  const asked = period && { startDate: period.start, endDate: period.end }
  const soFar = asked && asked.endDate >= today() ? { ...asked, endDate: lastCounted(asked) } : asked
  const about = [sentence, withStop(periodWords(answer ? answer.period : asked))]
  if (answer) about.push(comparedWords(answer))
  return (
    <>
      {about.filter(Boolean).join(' ')}
      {!answer && compares && (
        <span className={styles.expected} aria-hidden="true">
          {' '}
          {comparedWords({ period: asked, before: soFar })}
        </span>
      )}
    </>
  )
}

/** The last day of a time that runs whose figures can be there: the one before today, also on the last of a month. */
function lastCounted({ startDate }: NonNullable<ReportAnswer['period']>): string {
  const yesterday = addDays(today(), -1)
  return yesterday < startDate ? startDate : yesterday
}

const withStop = (words: string): string => (words === '' ? '' : `${words}.`)
