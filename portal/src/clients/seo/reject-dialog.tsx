import { defineFields } from '@portal/core/foundation/contract/field'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, useForm } from '../../platform/parts/form/index.ts'

const fields = defineFields({
  reason: { label: 'Reason', kind: 'longText', required: true, hint: 'Read by whoever proposed it.' },
})

interface RejectDialogProps {
  /** Of the achievement. */
  readonly id: number
  readonly onClose: () => void
}

/** Asks why an achievement is rejected. */
export function RejectDialog({ id, onClose }: RejectDialogProps): ReactElement {
  const form = useForm({
    fields,
    save: (body, { options }) => api.call('achievements.reject', { params: { id }, body, ...options }),
    saved: () => {
      refresh('achievements')
      showSuccess('The achievement is rejected.')
      onClose()
    },
  })
  return (
    <FormDialog of={form} title="Reject this achievement?" width={490} saveLabel="Reject" onClose={onClose} />
  )
}
