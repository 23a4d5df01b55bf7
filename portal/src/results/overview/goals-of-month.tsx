import { formatCount } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { Card } from '@portal/ui/card'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import type { ClientProfile } from '../../clients/profile/profile-frame.tsx'
import { useCall } from '../../foundation/session/query.ts'
import { monthName, presentMonth } from '../../platform/parts/figures/index.ts'
import styles from './overview-tab.module.css'

const tones = { Reached: 'success', 'Under Way': 'information', Missed: 'danger' } as const

/** What the client wants most this month, each goal with how far it came where it has a figure; nothing without goals. */
export function GoalsOfMonth({ client: { id } }: { readonly client: ClientProfile }): ReactElement | null {
  const { data } = useCall('primaryGoals.ofClient', { params: { id } })
  const goals = data?.filter(({ month }) => month === presentMonth()) ?? []
  if (goals.length === 0) return null
  return (
    <Card
      title={`Primary goals of ${monthName(presentMonth())}`}
      actions={<Link href={pathOf('reporting.client-primary-goals')}>All goals</Link>}
    >
      <ul className={styles.list}>
        {goals.map(({ id: goalId, goal, measure, target, figure, state }) => (
          <li key={goalId} className={styles.line}>
            <span>{goal}</span>
            {measure && state && (
              <span>
                {formatCount(figure ?? 0)} of {formatCount(target)} {measure.toLowerCase()}{' '}
                <Badge tone={tones[state]}>{state}</Badge>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
