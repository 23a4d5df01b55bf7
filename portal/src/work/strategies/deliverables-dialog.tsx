import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDay } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import { MultiSelect } from '@portal/ui/combobox'
import { Dialog } from '@portal/ui/dialog'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { invalidate, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { strategiesChanged, type Strategy } from './strategy.ts'

export interface DeliverablesDialogProps {
  readonly strategy: Strategy
  readonly onClose: () => void
}

/** Names what is made for a strategy, of the deliverables of its client. */
export function DeliverablesDialog({ strategy, onClose }: DeliverablesDialogProps): ReactElement {
  const lately = useCall('deliverables.list', {
    query: { clientId: strategy.clientId, pageSize: 200, sort: '-dueAt' },
  })
  // What is named already may be older than those, and stays named.
  const named = useCall('deliverables.list', {
    query: { strategyId: strategy.id, pageSize: 200, sort: '-dueAt' },
  })
  const error = lately.error ?? named.error
  const data = lately.data && named.data
  const [ids, setIds] = useState<readonly number[] | null>(null)
  const [busy, setBusy] = useState(false)
  const own = named.data?.rows ?? []
  const rows = [...own, ...(lately.data?.rows ?? []).filter(({ id }) => own.every((one) => one.id !== id))]
  const chosen = ids ?? own.map(({ id }) => id)
  const options = rows.map(({ id, name, dueAt, strategyId, Strategy: of }) => ({
    value: id,
    label: name,
    description: [
      dueAt === null ? '' : `Due ${formatDay(dueAt)}`,
      of && strategyId !== strategy.id ? `now of ${of.name}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  }))
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await api.call('strategies.name', {
        params: { id: strategy.id },
        body: { ids: [...chosen] },
      })
      invalidate('deliverables')
      strategiesChanged()
      showSuccess(
        chosen.length === 1
          ? `1 deliverable is made for ${strategy.name}.`
          : `${chosen.length} deliverables are made for ${strategy.name}.`,
      )
      onClose()
    } catch (failed) {
      setBusy(false)
      const message = messageFor(failed)
      if (message !== null) showError(message)
    }
  }
  return (
    <Dialog
      open
      title="Deliverables of this strategy"
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={busy} disabled={!data} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <MultiSelect
        label={`What is made for ${strategy.name}`}
        hint={
          error
            ? 'The deliverables could not be loaded. Close this and try again.'
            : data && rows.length === 0
              ? `${strategy.Client.name} has no deliverables yet. They are added on its SEO tab.`
              : `Deliverables of ${strategy.Client.name}, each of one strategy at a time.`
        }
        options={options}
        value={options.filter(({ value }) => chosen.includes(value))}
        onChange={(picked) => setIds(picked.map(({ value }) => value))}
      />
    </Dialog>
  )
}
