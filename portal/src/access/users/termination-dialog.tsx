import { terminationFields } from '@portal/core/access/terminations/fields'
import { formatDay, today } from '@portal/core/foundation/format'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { client as api } from '../../foundation/session/session.ts'
import { TheirClients } from './their-clients.tsx'
import { terminationsChanged, type Termination } from './terminations.ts'

export interface TerminationDialogProps {
  readonly user: { readonly id: number; readonly fullName: string }
  /** The one that waits; null for a new one. */
  readonly termination: Termination | null
  readonly onClose: () => void
}

/** On which day an account ends, and why. Mount it to open it. */
export function TerminationDialog({ user, termination, onClose }: TerminationDialogProps): ReactElement {
  const form = useForm({
    fields: terminationFields,
    ...(termination ? { from: termination } : {}),
    check: ({ terminatesOn }) =>
      terminatesOn < today() ? { terminatesOn: 'The day must be today or later.' } : {},
    save: (sent, { options, changed }) => {
      if (!termination)
        return api.call('scheduledUserTerminations.create', {
          body: { userId: user.id, terminatesOn: sent.terminatesOn ?? '', reason: sent.reason ?? '' },
          ...options,
        })
      if (Object.keys(changed).length === 0) return Promise.resolve(termination)
      const { terminatesOn, reason } = changed
      return api.call('scheduledUserTerminations.update', {
        params: { id: termination.id },
        body: {
          ...(terminatesOn ? { terminatesOn } : {}),
          ...(reason === undefined ? {} : { reason: reason ?? '' }),
        },
        ...options,
      })
    },
    saved: ({ terminatesOn }) => {
      terminationsChanged()
      showSuccess(`The account of ${user.fullName} ends on ${formatDay(terminatesOn)}.`)
      onClose()
    },
    ...(termination
      ? {
          reload: () => api.call('scheduledUserTerminations.get', { params: { id: termination.id } }),
        }
      : {}),
  })
  return (
    <FormDialog
      of={form}
      title={
        termination ? `When the account of ${user.fullName} ends` : `End the account of ${user.fullName}`
      }
      width={490}
      onClose={onClose}
    >
      <FormGrid>
        <FormField of={form} name="terminatesOn" wide />
        <FormField of={form} name="reason" wide />
      </FormGrid>
      <TheirClients userId={user.id} />
    </FormDialog>
  )
}
