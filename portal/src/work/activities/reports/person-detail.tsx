import { pathOf } from '@portal/core/foundation/routes'
import { Button } from '@portal/ui/button'
import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { useCall } from '../../../foundation/session/query.ts'
import { LatestActivities } from './latest-activities.tsx'
import type { PersonRow } from './people-report.tsx'
import { useReportDay } from './report-day.ts'
import styles from './reports.module.css'
import { TypeBars } from './type-bars.tsx'

/** Clients named before the rest is asked for. */
const named = 12

/** What stands behind the figures of a person: the types, the latest ones, and the clients still to come. */
export function PersonDetail({
  row,
  typeId,
}: {
  readonly row: PersonRow
  readonly typeId: number | null
}): ReactElement {
  const { period } = useReportDay()
  const latest = useCall('activities.ofUser', {
    params: { userId: row.user.id },
    query: { startDate: period.now.start, endDate: period.now.end },
  })
  const ofType = latest.data?.filter((activity) => typeId === null || activity.typeId === typeId)
  return (
    <div className={styles.detail}>
      <section>
        <h2 className={styles.heading}>By type</h2>
        <TypeBars types={row.types} />
      </section>
      <section>
        <h2 className={styles.heading}>Latest</h2>
        <LatestActivities of={{ ...latest, data: ofType }} />
      </section>
      <section>
        <h2 className={styles.heading}>Clients without one</h2>
        <Untouched clients={row.untouched} own={row.ownClients} />
      </section>
    </div>
  )
}

function Untouched({
  clients,
  own,
}: {
  readonly clients: PersonRow['untouched']
  readonly own: number
}): ReactElement {
  const [all, setAll] = useState(false)
  if (own === 0) return <p className={styles.none}>On no active client&apos;s team.</p>
  if (clients.length === 0) return <p className={styles.none}>Every one of {own} has one.</p>
  return (
    <>
      <ul className={styles.clients}>
        {(all ? clients : clients.slice(0, named)).map(({ id, name, slug }) => (
          <li key={id}>
            <Link href={pathOf('clients.profile.activity', { slug })}>{name}</Link>
          </li>
        ))}
      </ul>
      {!all && clients.length > named && (
        <Button size="small" variant="ghost" onClick={() => setAll(true)}>
          Show all {clients.length}
        </Button>
      )}
    </>
  )
}
