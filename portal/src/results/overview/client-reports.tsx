import { mayOpen, pathOf, routeOf, type RouteName } from '@portal/core/foundation/routes'
import { Card } from '@portal/ui/card'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { isBuilt } from '../../foundation/screens.ts'
import styles from './overview-tab.module.css'
import type { ClientProfile } from '../../clients/profile/profile-frame.tsx'

/** Reports that are about one client. */
const reports = [
  'clients.insights',
  'clients.connected-tv-insights',
  'clients.programmatic-insights-v2',
  'clients.programmatic-audio-insights',
  'clients.seo-division-report',
  'clients.google-business-profile-report',
  'clients.local-service-ads',
  'clients.location-report',
  'clients.inventory-ads-report',
  'clients.conversioniq-insights',
  'clients.yoy-performance',
  'clients.client-activities',
] as const satisfies readonly RouteName[]

/** The ways to the reports of a client: those that there are, and that this person may open. */
export function ClientReports({ client: { slug } }: { readonly client: ClientProfile }): ReactElement {
  const facts = useSessionFacts()
  const open = reports.filter((name) => isBuilt(name) && mayOpen(name, facts, { slug }))
  return (
    <Card title="Reports">
      <ul className={styles.list} aria-label="Reports">
        {open.map((name) => (
          <li key={name} className={styles.line}>
            <Link href={pathOf(name, { slug })}>{routeOf(name).title}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
