import { pacingSections } from '@portal/core/money/services/sections'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Select } from '@portal/ui/select'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import type { RowOf } from '../../platform/parts/list/index.ts'
import { report } from '../../foundation/errors/errors.ts'
import { client as api } from '../../foundation/session/session.ts'

export interface PacingSectionDialogProps {
  readonly service: RowOf<'services.list'>
  readonly onClose: () => void
  readonly onSaved: () => void
}

const none = 0
const options = [
  { value: none, label: 'None' },
  ...pacingSections.map(({ id, label }) => ({ value: id, label })),
]

/** With the spend of which section the pacing report compares the budgets of a service. */
export function PacingSectionDialog({ service, onClose, onSaved }: PacingSectionDialogProps): ReactElement {
  const [section, setSection] = useState<number>(service.pacingSectionId ?? none)
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await api.call('services.update', {
        params: { id: service.id },
        body: { pacingSectionId: pacingSections.find(({ id }) => id === section)?.id ?? null },
      })
      onSaved()
      showSuccess('The pacing section has been changed.')
      onClose()
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Pacing section of ${service.name}`}
      description="Its budgets are compared with the spend of this section."
      width={420}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={busy} onClick={() => void save()}>
            Save changes
          </Button>
        </>
      }
    >
      <Select label="Pacing Section" options={options} value={section} onChange={setSection} />
    </Dialog>
  )
}
