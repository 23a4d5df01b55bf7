import { mayOpen, pathOf, routeOf, type RouteName } from '@portal/core/foundation/routes'
import { Card } from '@portal/ui/card'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import styles from './overview-tab.module.css'
import type { ClientProfile } from '../../clients/profile/profile-frame.tsx'

/** Reports that are about one client. */
const reports = [
  'clients.insights',
  'clients.connected-tv-insights',
  'clients.programmatic-insights',
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

/** Two reports have one title; here they stand beside each other. */
const titles: { readonly [N in RouteName]?: string } = {
  'clients.programmatic-insights-v2': 'Programmatic Insights by Creative',
}

/** The ways to the reports of a client that this person may open. */
export function ClientReports({ client: { slug } }: { readonly client: ClientProfile }): ReactElement {
  const facts = useSessionFacts()
  const open = reports.filter((name) => mayOpen(name, facts, { slug }))
  return (
    <Card title="Reports">
      <ul className={styles.list} aria-label="Reports">
        {open.map((name) => (
          <li key={name} className={styles.line}>
            <Link href={pathOf(name, { slug })}>{titles[name] ?? routeOf(name).title}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
