import { addDays, today } from '@portal/core/foundation/format'
import { guestAccessFields } from '@portal/core/access/guests/fields'
import { showMailed } from '../../foundation/session/mail-kept.ts'
import type { ReactElement } from 'react'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { client as api } from '../../foundation/session/session.ts'
import { usualDays } from '../../platform/guest-links/create-link.tsx'

/** Who asked for a new link. */
export interface Asking {
  readonly id: number
  readonly name: string
  readonly email: string
}

const fields = { expiresAt: guestAccessFields.expiresAt }

/** A new link for who asked for one: nobody sees it but them. */
export function AnswerRequest({
  to,
  hasPassword,
  onClose,
  onSent,
}: {
  readonly to: Asking
  readonly hasPassword: boolean
  readonly onClose: () => void
  readonly onSent: () => void
}): ReactElement {
  const form = useForm({
    fields,
    from: { expiresAt: addDays(today(), usualDays) },
    save: (sent, { options }) =>
      api.call('guestAccesses.answer', { params: { id: to.id }, body: sent, ...options }),
    saved: () => {
      showMailed(`A new link goes to ${to.email}.`)
      onSent()
    },
  })
  return (
    <FormDialog of={form} title={`Send a new link to ${to.name}`} saveLabel="Send link" onClose={onClose}>
      <FormGrid>
        <FormField
          of={form}
          name="expiresAt"
          wide
          min={today()}
          max={addDays(today(), 366)}
          hint={`It goes to ${to.email} by e-mail and opens the same report.${hasPassword ? ' The password stays the same.' : ''}`}
        />
      </FormGrid>
    </FormDialog>
  )
}
