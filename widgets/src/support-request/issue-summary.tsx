import { RichText } from '@portal/ui/rich-text'
import type { ReactElement } from 'react'
import { Moment } from './issue-parts.tsx'
import styles from './issue-summary.module.css'
import { NotSent } from './not-sent.tsx'
import type { Issue } from './use-requests.ts'

interface IssueSummaryProps {
  readonly issue: Issue
  readonly origin: string
}

/** What an open row tells beside its name: the request in its reporter's words, and its dates in full. */
export const IssueSummary = ({ issue, origin }: IssueSummaryProps): ReactElement => (
  <section className={styles.whole} aria-label={`Summary of ${issue.key}`}>
    {issue.notSent && <NotSent reason={issue.notSent} />}
    <p className={styles.dates}>
      Created <Moment at={issue.fields.created} />, last updated <Moment at={issue.fields.updated} />
    </p>
    <div className={styles.text}>
      <RichText html={issue.renderedFields.description} origin={origin} />
    </div>
  </section>
)
