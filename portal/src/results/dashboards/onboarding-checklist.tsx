import { useStore } from '@nanostores/react'
import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDay } from '@portal/core/foundation/format'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { Card } from '@portal/ui/card'
import { Checkbox } from '@portal/ui/choice'
import { Circle, CircleCheck, Icon } from '@portal/ui/icon'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import styles from './dashboards.module.css'

type Task = Answer<'onboarding.checklist'>[number]['tasks'][number]

/** What a store still has to do, and sees done, before its first day of service; nothing for the agency's own people. */
export function OnboardingChecklist(): ReactElement | null {
  const actor = useStore(session.$actor)
  const { data } = useCall('onboarding.checklist', actor.kind === 'user' && !isEmployee(actor) ? {} : null)
  const [sending, setSending] = useState<number | null>(null)
  const tick = async ({ id, name }: Task, done: boolean): Promise<void> => {
    setSending(id)
    try {
      await api.call('onboarding.tick', { params: { id }, body: { done } })
      // The list goes with its last entry: what was a slip is taken back from here then.
      if (done)
        showSuccess(`Done: ${name}. Your account manager is told.`, {
          action: { label: 'Undo', run: () => void tick({ id, name } as Task, false) },
        })
    } catch (error) {
      const sentence = messageFor(error)
      if (sentence !== null) showError(sentence)
    }
    refresh('onboarding')
    setSending(null)
  }
  return (
    <>
      {data?.map(({ client, done, tasks }) => (
        <Card
          key={client.id}
          title={`Getting ${client.name} started`}
          description={`${done} of ${tasks.length} done. What you do yourselves has a box to tick.`}
        >
          <ul className={styles.checklist}>
            {tasks.map((task) => (
              <li key={task.id} className={styles.checked} data-done={task.done ? '' : undefined}>
                {task.tick ? (
                  <span className={styles.what}>
                    <Checkbox
                      label={task.name}
                      checked={task.done}
                      disabled={sending !== null}
                      onChange={(now) => void tick(task, now)}
                    />
                  </span>
                ) : (
                  <>
                    <Icon of={task.done ? CircleCheck : Circle} size={18} />
                    <span className={styles.what}>{task.name}</span>
                  </>
                )}
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
