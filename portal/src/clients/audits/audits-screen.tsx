import { runsAudits } from '@portal/core/clients/audits/runs-audits'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { mayOpen, pathOf } from '@portal/core/foundation/routes'
import { useStore } from '@nanostores/react'
import { Button, LinkButton } from '@portal/ui/button'
import { RefreshCw, Settings } from '@portal/ui/icon'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import type { ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import { whatWasFound } from './what-was-found.ts'

/** A finding is a sentence, and most were neither put off nor fixed. */
const columns: readonly ListColumn<KeptRow>[] = [
  { id: 'name', label: 'Finding', value: ({ name }) => String(name), grow: true, width: 360 },
  { id: 'snoozedUntil', label: 'Snoozed Until', kind: 'date', value: dayIn('snoozedUntil'), extra: true },
  { id: 'fixedAt', label: 'Fixed', kind: 'date', value: dayIn('fixedAt'), extra: true },
]

function dayIn(field: string): (row: KeptRow) => string | null {
  return ({ [field]: day }) => (typeof day === 'string' ? day : null)
}

/** `/clients/audits`: what the nightly audit found, who fixes it, and a look at any time. */
export function AuditsScreen(): ReactElement {
  const facts = useSessionFacts()
  const [running, setRunning] = useState(false)
  const may = runsAudits.scope(useStore(session.$actor)) !== 'none'
  const run = async (): Promise<void> => {
    setRunning(true)
    try {
      const looked = await api.call('clientAudits.run', { body: {} })
      refresh('auditFindings')
      showSuccess(whatWasFound(looked))
    } catch (error) {
      showError(messageFor(error) ?? 'The clients could not be looked at.')
    }
    setRunning(false)
  }
  return (
    <Page
      title="Client Audits"
      description="What the nightly audit found at clients, since when, and who fixes it."
      actions={
        <>
          {mayOpen('settings.client-audit', facts) && (
            <LinkButton href={pathOf('settings.client-audit')} icon={Settings}>
              Checks
            </LinkButton>
          )}
          {may && (
            <Button icon={RefreshCw} variant="primary" loading={running} onClick={() => void run()}>
              Look now
            </Button>
          )}
        </>
      }
    >
      <KeptLists
        route="clients.audits"
        label="Client audits"
        more={{ auditFindings: { aside: null, columns } }}
      />
    </Page>
  )
}
