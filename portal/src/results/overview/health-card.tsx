import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDay } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { RefreshCw } from '@portal/ui/icon'
import { SkeletonText } from '@portal/ui/skeleton'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { healthTone } from '../../clients/profile/client-columns.tsx'
import type { ClientProfile } from '../../clients/profile/profile-frame.tsx'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Chart } from '../../platform/parts/chart/index.ts'
import styles from './overview-tab.module.css'

const changed = (change: number | null): string =>
  change === null
    ? 'Its first four weeks are not over.'
    : change === 0
      ? 'As four weeks ago.'
      : `${Math.abs(change)} points ${change > 0 ? 'more' : 'less'} than four weeks ago.`

/** The health of a client: what each part costs and why, and how it was by week. */
export function HealthCard({
  client: { id, slug },
}: {
  readonly client: ClientProfile
}): ReactElement | null {
  // The frame around it reads the same: it is asked for once.
  const { data: header, error } = useCall('clients.header', { params: { id: slug } })
  const data = header?.standing
  const [computing, setComputing] = useState(false)
  if (error && !data) return null
  const compute = async (): Promise<void> => {
    setComputing(true)
    try {
      const { health } = await api.call('clientHealth.compute', { params: { id }, body: {} })
      refresh('clientHealth', 'clients')
      showSuccess(health ? `Its health is ${health.score}.` : 'Too little is known of it for a health.')
    } catch (failed) {
      showError(messageFor(failed) ?? 'The health could not be worked out.')
    }
    setComputing(false)
  }
  const health = data?.health
  return (
    <div id="health" className={styles.healthCard}>
      <Card
        title="Health"
        description={health ? changed(health.change) : undefined}
        actions={
          <Button size="small" icon={RefreshCw} loading={computing} onClick={() => void compute()}>
            Work out now
          </Button>
        }
      >
        {!data ? (
          <SkeletonText lines={5} label="Loading the health" />
        ) : !health ? (
          <p className={styles.soft}>
            Only clients that are served have a health. It is worked out every night.
          </p>
        ) : (
          <div className={styles.health}>
            <ul className={styles.list} aria-label="What the health is made of">
              <li className={styles.part}>
                <strong>Together</strong>
                <span>100 without what the parts below cost.</span>
                <Badge tone={healthTone(health.score)}>{health.score}</Badge>
              </li>
              {health.parts.map(({ kind, most, lost, sentence }) => (
                <li key={kind} className={styles.part}>
                  <span className={styles.kind}>{kind}</span>
                  <span>{sentence}</span>
                  <span className={styles.lost}>
                    {lost === null ? 'not known' : lost === 0 ? `0 of ${most}` : `−${lost} of ${most}`}
                  </span>
                </li>
              ))}
            </ul>
            {data.weeks.length > 1 && (
              <Chart
                title="Health by week"
                description="0 to 100, the last half year."
                pointLabel="Week of"
                points={data.weeks.map(({ week }) => ({
                  short: formatDay(week).slice(0, 5),
                  long: formatDay(week),
                }))}
                series={[{ label: 'Health', values: data.weeks.map(({ score }) => score) }]}
                format={String}
                loading={false}
                empty="Its first week is not over."
              />
            )}
          </div>
        )}
      </Card>
    </div>
  )
}
