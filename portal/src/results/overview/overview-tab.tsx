import { pathOf } from '@portal/core/foundation/routes'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Plus } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { openActivityLogger } from '../../platform/loggers/activity-logger.ts'
import { ClientReports } from './client-reports.tsx'
import { LatestActivities, LatestInteractions } from './latest-entries.tsx'
import { MonthResults } from './month-results.tsx'
import styles from './overview-tab.module.css'
import { ProfileFrame, type ClientProfile } from '../../clients/profile/profile-frame.tsx'
import { RunningServices } from './running-services.tsx'
import { WhatWaits } from './what-waits.tsx'

import { fetched } from '../../foundation/errors/fetched.ts'
const GoalsOfMonth = fetched(() => import('./goals-of-month.tsx').then((m) => m.GoalsOfMonth))
const HealthCard = fetched(() => import('./health-card.tsx').then((m) => m.HealthCard))

const logButton = ({ id, can }: ClientProfile): ReactElement | null =>
  can.logActivity ? (
    <Button icon={Plus} variant="primary" onClick={() => openActivityLogger({ clientId: id })}>
      Log activity
    </Button>
  ) : null

/** `/clients/{slug}`: how a client stands, in the first screenful; each part leads to where it is worked on. */
export const OverviewTab = (): ReactElement => (
  <ProfileFrame actions={logButton}>{(client) => <Overview client={client} />}</ProfileFrame>
)

function Overview({ client }: { readonly client: ClientProfile }): ReactElement {
  const { slug } = client
  return (
    <div className={styles.overview}>
      <WhatWaits client={client} />
      <MonthResults client={client} />
      <GoalsOfMonth client={client} />
      <RunningServices client={client} />
      <div className={styles.pair}>
        <Card
          title="Last activities"
          actions={<Link href={pathOf('clients.profile.activity', { slug })}>All activities</Link>}
          flush
        >
          <LatestActivities client={client} />
        </Card>
        <Card
          title="Last interactions"
          actions={<Link href={pathOf('clients.profile.communications', { slug })}>All interactions</Link>}
          flush
        >
          <LatestInteractions client={client} />
        </Card>
      </div>
      <div className={styles.pair}>
        <HealthCard client={client} />
        <ClientReports client={client} />
      </div>
    </div>
  )
}
