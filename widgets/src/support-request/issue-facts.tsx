import type { ReactElement } from 'react'
import { Moment } from './issue-parts.tsx'
import styles from './issue-facts.module.css'
import type { Issue } from './use-requests.ts'

/** Key, type and dates of a request, beside its name. */
export const IssueFacts = ({ issue: { key, fields } }: { readonly issue: Issue }): ReactElement => (
  <ul className={styles.facts}>
    <li>{key}</li>
    <li>{fields.issuetype.name}</li>
    <li>
      Created <Moment at={fields.created} />
    </li>
    <li>
      Last updated <Moment at={fields.updated} />
    </li>
  </ul>
)
