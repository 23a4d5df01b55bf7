import type { Answer } from '@portal/core/calls'
import { formatDay } from '@portal/core/foundation/format'
import { counted } from '@portal/core/foundation/format/percent'
import { defineFields } from '@portal/core/foundation/contract/field'
import { Button } from '@portal/ui/button'
import { showSuccess } from '@portal/ui/toast'
import { useId, useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { AskingDialog, Form, FormField, useForm } from '../../platform/parts/form/index.ts'
import type { Ending } from '../endings/ending-dialog.tsx'
import type { ClientProfile } from './profile-frame.tsx'

const EndingDialog = fetched(() => import('../endings/ending-dialog.tsx').then((m) => m.EndingDialog))

const fields = defineFields({
  cancellationReasonId: { label: 'Reason', kind: 'record', of: 'cancellationReasons', required: true },
})

/** Budgets that go on after the day on which a client is canceled. */
export interface BudgetsBeyond {
  /** The day, as it was just set. */
  readonly canceledAt: string
  readonly leaving: Pick<Answer<'clients.leaving'>, 'budgetsBeyond' | 'openTasks'>
}

interface EndBudgetsProps extends BudgetsBeyond {
  readonly client: Pick<ClientProfile, 'id' | 'name'>
  readonly onClose: () => void
}

/**
 * Asks about the budgets that would go on after the day of cancellation that was just set, and whether the team is to
 * be told of those that end.
 */
export function EndBudgets(props: EndBudgetsProps): ReactElement {
  const [endings, setEndings] = useState<readonly Ending[]>([])
  if (endings.length > 0) return <EndingDialog endings={endings} onClose={props.onClose} />
  return <EndBudgetsDialog {...props} onEnded={setEndings} />
}

function EndBudgetsDialog({
  client: { id, name },
  canceledAt,
  leaving: { budgetsBeyond, openTasks },
  onClose,
  onEnded,
}: EndBudgetsProps & {
  readonly onEnded: (endings: readonly Ending[]) => void
}): ReactElement {
  const formId = useId()
  const day = formatDay(canceledAt)
  const form = useForm({
    fields,
    from: {},
    save: async (body, { options }) => {
      const { budgetIds } = await api.call('clients.endBudgets', { params: { id }, body, ...options })
      const { endingsAmong } = await import('../endings/ending-dialog.tsx')
      return { ended: budgetIds.length, endings: await endingsAmong(budgetIds) }
    },
    saved: ({ ended, endings }) => {
      refresh('clients', 'budgets', 'clientHealth')
      showSuccess(`${counted(ended, 'budget ends', 'budgets end')} on ${day}.`)
      if (endings.length > 0) onEnded(endings)
      else onClose()
    },
  })
  return (
    <AskingDialog
      typed={form.isDirty}
      title={`End the budgets of ${name} too?`}
      width={500}
      onClose={onClose}
      closeLabel="Let them go on"
      actions={
        <Button type="submit" form={formId} variant="primary" loading={form.saving}>
          End them on {day}
        </Button>
      }
    >
      <Form of={form} id={formId} label={`Budgets of ${name}`} withoutButtons>
        <p>
          {`${counted(budgetsBeyond, 'budget goes', 'budgets go')} on after ${day}, the day on which the client is canceled.`}
          {openTasks > 0 && ` ${counted(openTasks, 'task is', 'tasks are')} still open.`}
        </p>
        <FormField of={form} name="cancellationReasonId" />
      </Form>
    </AskingDialog>
  )
}
