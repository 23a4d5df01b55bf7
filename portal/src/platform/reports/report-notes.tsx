import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { ReactElement } from 'react'
import styles from './reports.module.css'
import { asOfWords } from '@portal/core/platform/reports/words'

/** What one has to know of the figures below: until when they reach, and what is missing. */
export function ReportNotes({
  answer,
  expected = false,
}: {
  readonly answer: ReportAnswer | undefined
  /** There will be something to know: its line stands before the answer does. */
  readonly expected?: boolean | undefined
}): ReactElement | null {
  if (!answer) return expected ? <div className={styles.notes}>&nbsp;</div> : null
  const lines = [asOfWords(answer.asOf), ...answer.notes].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <ul className={styles.notes} aria-label="About these figures">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
