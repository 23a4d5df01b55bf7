import { formatDollars } from '@portal/core/foundation/format/money'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName } from '../../platform/parts/figures/index.ts'

/** Sections of a client whose media budget changed, for the person who works on them. */
export function SectionChanges({ clientId }: { readonly clientId: number }): ReactElement | null {
  const { actor } = useSessionFacts()
  const id = actor.kind === 'user' ? actor.id : null
  const { data } = useCall('sectionBudgetChanges.forUser', id === null ? null : { params: { id } })
  const [busy, setBusy] = useState(false)
  const waiting = data?.filter(({ client }) => client.id === clientId) ?? []
  if (id === null || waiting.length === 0) return null
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      for (const change of waiting)
        await api.call('sectionBudgetChanges.confirm', { body: { id: change.id, confirmedBy: id } })
    } catch (failure) {
      report(failure)
    } finally {
      setBusy(false)
      refresh('sectionBudgetChanges')
    }
  }
  return (
    <Banner
      tone="information"
      title="Sections you work on have another media budget"
      actions={
        <Button size="small" loading={busy} onClick={() => void confirm()}>
          Got it
        </Button>
      }
    >
      <ul>
        {waiting.map((change) => (
          <li key={change.id}>
            {change.section} from {monthName(change.month)}: {formatDollars(change.previousAmount)} to{' '}
            {formatDollars(change.newAmount)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
