import { useStore } from '@nanostores/react'
import { formatDay } from '@portal/core/foundation/format'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { Card } from '@portal/ui/card'
import { Circle, CircleCheck, Icon } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { session } from '../../foundation/session/session.ts'
import styles from './dashboards.module.css'

/** What a store still has to do, and sees done, before its first day of service; nothing for the agency's own people. */
export function OnboardingChecklist(): ReactElement | null {
  const actor = useStore(session.$actor)
  const { data } = useCall('onboarding.checklist', actor.kind === 'user' && !isEmployee(actor) ? {} : null)
  return (
    <>
      {data?.map(({ client, done, tasks }) => (
        <Card
          key={client.id}
          title={`Getting ${client.name} started`}
          description={`${done} of ${tasks.length} done.`}
        >
          <ul className={styles.checklist}>
            {tasks.map((task) => (
              <li key={task.id} className={styles.checked} data-done={task.done ? '' : undefined}>
                <Icon of={task.done ? CircleCheck : Circle} />
                <span className={styles.what}>{task.name}</span>
                <span className={styles.when}>
                  {task.done
                    ? 'Done'
                    : task.waitsFor === null
                      ? `By ${formatDay(task.dueAt)}`
                      : `By ${formatDay(task.dueAt)}, after ${task.waitsFor}`}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}
