import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { counted, today } from '@portal/core/foundation/format'
import { defineFields } from '@portal/core/foundation/contract/field'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Checkbox } from '@portal/ui/choice'
import { SkeletonText } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useId, useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import {
  AskingDialog,
  Form,
  FormField,
  FormGrid,
  FormSection,
  useForm,
} from '../../platform/parts/form/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import type { Ending } from '../endings/ending-dialog.tsx'
import type { ClientProfile } from './profile-frame.tsx'
import styles from './settings-tab.module.css'

const EndingDialog = fetched(() => import('../endings/ending-dialog.tsx').then((m) => m.EndingDialog))

const fields = defineFields({
  lastDay: { label: 'Last Day', kind: 'date', required: true, hint: 'Today, or a day that is over.' },
  cancellationReasonId: { label: 'Reason', kind: 'record', of: 'cancellationReasons', required: true },
})

/** Makes a client inactive at once; nothing where it is already, or for whoever may not. */
export function CancelClient({ client }: { readonly client: ClientProfile }): ReactElement | null {
  const [asking, setAsking] = useState(false)
  const [endings, setEndings] = useState<readonly Ending[]>([])
  // It outlives what it follows: the client is inactive by then.
  if (endings.length > 0) return <EndingDialog endings={endings} onClose={() => setEndings([])} />
  if (!client.can.update || (client.canceledAt !== null && client.canceledAt <= today())) return null
  return (
    <Card>
      <FormSection
        title="Cancellation"
        description="The client becomes inactive at once, and its running budgets end."
        actions={
          <Button variant="danger" onClick={() => setAsking(true)}>
            Cancel now
          </Button>
        }
      />
      {asking && (
        <CancelDialog
          client={client}
          onClose={() => setAsking(false)}
          onEnded={(budgetIds) =>
            void import('../endings/ending-dialog.tsx')
              .then(({ endingsAmong }) => endingsAmong(budgetIds))
              .then(setEndings)
          }
        />
      )}
    </Card>
  )
}

const ifAny = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [counted(count, one, many)]

function CancelDialog({
  client: { id, name },
  onClose,
  onEnded,
}: {
  readonly client: ClientProfile
  readonly onClose: () => void
  /** Told which budgets have ended with the client. */
  readonly onEnded: (budgetIds: readonly number[]) => void
}): ReactElement {
  const { data: leaving, error, loading, retry } = useCall('clients.leaving', { params: { id } })
  const formId = useId()
  const [ends, setEnds] = useState(true)
  const endUsers = ends && leaving !== undefined && leaving.mayEndUsers && leaving.users.length > 0
  const form = useForm({
    fields,
    from: { lastDay: today() },
    save: (body, { options }) =>
      api.call('clients.cancelNow', { params: { id }, body: { ...body, endUsers }, ...options }),
    saved: ({ budgetIds, budgetsToCome, openTasks, usersEnded }) => {
      refresh('clients', 'budgets', 'clientHealth')
      const done = [
        `${counted(budgetIds.length, 'budget has', 'budgets have')} ended`,
        ...ifAny(usersEnded, 'account is closed', 'accounts are closed'),
      ]
      const rest = [
        ...ifAny(budgetsToCome, 'budget that begins later', 'budgets that begin later'),
        ...ifAny(openTasks, 'open task', 'open tasks'),
      ]
      showSuccess(
        `${name} is inactive. ${done.join(', ')}.${rest.length > 0 ? ` Left to decide: ${rest.join(' and ')}.` : ''}`,
      )
      onEnded(budgetIds)
      onClose()
    },
  })
  return (
    <AskingDialog
      typed={form.isDirty}
      title={`Cancel ${name}`}
      width={500}
      onClose={() => {
        form.reset()
        onClose()
      }}
      closeLabel="Keep the client"
      actions={
        <Button type="submit" form={formId} variant="danger" loading={form.saving}>
          Cancel the client
        </Button>
      }
    >
      <Form of={form} id={formId} label={`Cancel ${name}`} withoutButtons>
        <p>The client becomes inactive at once and its running budgets end on the last day.</p>
        <FormGrid>
          <FormField of={form} name="lastDay" />
          <FormField of={form} name="cancellationReasonId" />
        </FormGrid>
        {leaving ? (
          <Leaving leaving={leaving} ends={ends} onEnds={setEnds} />
        ) : error ? (
          <ErrorState
            title="What ends with it could not be loaded"
            message={messageFor(error) ?? 'You may not see it.'}
            onRetry={retry}
            retrying={loading}
          />
        ) : (
          <SkeletonText lines={3} label="Loading what ends with it" />
        )}
      </Form>
    </AskingDialog>
  )
}

/** What ends with the client, and what is left to decide. */
function Leaving({
  leaving: { budgets, budgetsToCome, openTasks, tasks, users, usersElsewhere, mayEndUsers },
  ends,
  onEnds,
}: {
  readonly leaving: Answer<'clients.leaving'>
  readonly ends: boolean
  readonly onEnds: (ends: boolean) => void
}): ReactElement {
  const people = users.map(({ fullName }) => fullName).join(', ')
  return (
    <section aria-label="What ends with it">
      <ul className={styles.leaving}>
        <li>{budgets === 0 ? 'No budget runs.' : `Ends: ${counted(budgets, 'running budget')}.`}</li>
        {budgetsToCome > 0 && (
          <li>
            Stays to decide: {counted(budgetsToCome, 'budget that begins later', 'budgets that begin later')}.
          </li>
        )}
        <li>
          {openTasks === 0
            ? 'No task is open.'
            : `Open: ${tasks.map(({ title }) => title).join(', ')}${openTasks > tasks.length ? ` and ${openTasks - tasks.length} more tasks` : ''}.`}
        </li>
        {usersElsewhere > 0 && (
          <li>
            {counted(usersElsewhere, 'of its people sees', 'of its people see')} other stores and can still
            sign in.
          </li>
        )}
        {users.length > 0 && !mayEndUsers && (
          <li>Can still sign in: {people}. Ask an administrator to end their accounts.</li>
        )}
      </ul>
      {users.length > 0 && mayEndUsers && (
        <Checkbox
          label={`End the accounts of ${people}`}
          hint="They see no other store. An administrator can open the accounts again."
          checked={ends}
          onChange={onEnds}
        />
      )}
    </section>
  )
}
