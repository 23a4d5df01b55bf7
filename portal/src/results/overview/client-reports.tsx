import { Card } from '@portal/ui/card'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import styles from './overview-tab.module.css'
import type { ClientProfile } from '../../clients/profile/profile-frame.tsx'
import { reportsOfClient } from './reports-of-client.ts'

/** The ways to the reports of a client that this person may open. */
export function ClientReports({ client: { slug } }: { readonly client: ClientProfile }): ReactElement {
  const open = reportsOfClient(slug, useSessionFacts())
  return (
    <Card title="Reports">
      <ul className={styles.list} aria-label="Reports">
        {open.map(({ name, label, href }) => (
          <li key={name} className={styles.line}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
