import type { ReactElement } from 'react'
import styles from './interaction-fields.module.css'
import type { InteractionFormState } from './use-interaction-form.ts'

const labels: Readonly<Record<string, string>> = {
  client: 'Client',
  interactionTypeId: 'Interaction Type',
  publishedAt: 'Published Date',
  body: 'Body',
  attachments: 'Attachments',
  task: 'the task',
  goal: 'New Primary Goal',
}

/** What Save waits for, since it is disabled without a word otherwise. */
export function StillNeeded({
  state: { errors, fields },
}: {
  readonly state: InteractionFormState
}): ReactElement {
  const named = Object.keys(errors).map(
    (name) => labels[name] ?? fields.find(({ id }) => name === `values.${id}`)?.name ?? name,
  )
  const [first, second, ...others] = named
  return (
    <p className={styles.needed}>
      {first && `Still to fill in: ${[first, second].filter(Boolean).join(', ')}`}
      {others.length > 0 && ` and ${others.length} more`}
    </p>
  )
}
