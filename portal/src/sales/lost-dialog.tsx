import { defineFields } from '@portal/core/foundation/contract/field'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { refresh } from '../foundation/session/query.ts'
import { client as api } from '../foundation/session/session.ts'
import { FormDialog, useForm } from '../platform/parts/form/index.ts'

const lostFields = defineFields({
  lostReasonId: { label: 'Lost Reason', kind: 'record', of: 'lostReasons', required: true },
})

interface LostDialogProps {
  readonly lead: { readonly id: number; readonly version: number; readonly name: string }
  /** The stage of what is lost. */
  readonly to: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

/** Asks why a lead was lost, and moves it. */
export function LostDialog({ lead, to, onClose }: LostDialogProps): ReactElement {
  const form = useForm({
    fields: lostFields,
    save: ({ lostReasonId }, { options }) =>
      api.call('opportunities.move', {
        params: { id: lead.id },
        body: { stageId: to.id, lostReasonId },
        ...options,
        ifMatch: lead.version,
      }),
    saved: () => {
      refresh('opportunities')
      showSuccess(`${lead.name} is in ${to.name}.`)
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title={`Why was ${lead.name} lost?`}
      width={420}
      saveLabel="Move"
      onClose={onClose}
    />
  )
}
