import { goalFigureFields } from '@portal/core/work/interactions/goals/measures'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, useForm } from '../../platform/parts/form/index.ts'
import type { RowOf } from '../../platform/parts/list/index.ts'

export interface HoldGoalDialogProps {
  readonly goal: RowOf<'primaryGoals.list'>
  readonly onClose: () => void
}

/** Says what a figure of its month has to come to for a goal to be reached; nothing where it is words alone. */
export function HoldGoalDialog({ goal, onClose }: HoldGoalDialogProps): ReactElement {
  const form = useForm({
    fields: goalFigureFields,
    from: { measure: goal.measure, target: goal.target },
    save: ({ measure, target }, { options: { idempotencyKey } }) =>
      api.call('primaryGoals.update', {
        params: { id: goal.id },
        body: { measure: measure ?? null, target: target ?? null },
        idempotencyKey,
      }),
    saved: () => {
      refresh('primaryGoals')
      showSuccess('The target is saved.')
      onClose()
    },
  })
  return (
    <FormDialog of={form} title="Target of the goal" width={490} onClose={onClose}>
      <p>{goal.goal}</p>
      <FormField of={form} name="measure" />
      <FormField of={form} name="target" />
    </FormDialog>
  )
}
