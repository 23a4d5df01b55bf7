import { pathOf } from '@portal/core/foundation/routes'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useCall } from '../../../foundation/session/query.ts'
import type { ClientRow } from './client-report.tsx'
import { LatestActivities } from './latest-activities.tsx'
import { useReportDay } from './report-day.ts'
import styles from './reports.module.css'
import { TypeBars } from './type-bars.tsx'

/** What stands behind the figures of a client. */
export function ClientDetail({ row }: { readonly row: ClientRow }): ReactElement {
  const { period } = useReportDay()
  const { start: startDate, end: endDate } = period.now
  const latest = useCall('activities.ofClient', {
    params: { id: row.client.id },
    query: { startDate, endDate },
  })
  return (
    <div className={styles.detail}>
      <section>
        <h2 className={styles.heading}>By type</h2>
        <TypeBars types={row.types} />
      </section>
      <section className={styles.broad}>
        <h2 className={styles.heading}>Latest</h2>
        <LatestActivities of={latest} ofOneClient />
        <p className={styles.more}>
          <Link href={pathOf('clients.profile.activity', { slug: row.client.slug })}>All activities</Link>
        </p>
      </section>
    </div>
  )
}
