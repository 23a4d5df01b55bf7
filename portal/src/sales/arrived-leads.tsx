import type { Answer } from '@portal/core/calls'
import { formatDateTime, formatPhone } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Mail, Plus } from '@portal/ui/icon'
import { Dialog } from '@portal/ui/dialog'
import { useMemo, useState, type ReactElement } from 'react'
import { fetched } from '../foundation/errors/fetched.ts'
import { FetchedWhenIdle } from '../foundation/errors/fetched-when-idle.ts'
import { refresh, useCall } from '../foundation/session/query.ts'
import { client as api } from '../foundation/session/session.ts'
import { List, paged, type ListColumn } from '../platform/parts/list/index.ts'
import { useRemoval } from '../platform/parts/removal/index.ts'
import styles from './pipeline.module.css'

const LeadKeyDialog = fetched(() => import('./lead-key-dialog.tsx').then((m) => m.LeadKeyDialog))

type Row = Answer<'arrivedLeads.ofClient'>['rows'][number]
type Key = Answer<'leadKeys.ofClient'>[number]

const columns: readonly ListColumn<Row>[] = [
  { id: 'receivedAt', label: 'Day', kind: 'date', value: ({ receivedAt }) => receivedAt },
  { id: 'name', label: 'Name', value: ({ name }) => name || 'Without a name', grow: true },
  {
    id: 'state',
    label: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <Badge tone={state === 'Counted' ? 'success' : 'warning'}>{state}</Badge>,
    width: 120,
  },
  { id: 'email', label: 'Email', value: ({ email }) => email, width: 220 },
  { id: 'phone', label: 'Phone', value: ({ phone }) => formatPhone(phone), width: 150, firm: true },
  { id: 'vehicle', label: 'Vehicle', value: ({ vehicle }) => vehicle, width: 200 },
  { id: 'source', label: 'Source', value: ({ source }) => source, width: 140 },
  { id: 'comments', label: 'Comments', value: ({ comments }) => comments, width: 260 },
  { id: 'guessed', label: 'Guessed', value: ({ guessed }) => guessed, width: 240, extra: true },
]

/** The leads that arrived for a client, and the addresses at which they do. */
export function ArrivedLeads({ clientId }: { readonly clientId: number }): ReactElement {
  const source = useMemo(() => paged('arrivedLeads.ofClient', { params: { id: clientId } }), [clientId])
  return (
    <div className={styles.whole}>
      <LeadKeys clientId={clientId} />
      <List
        name="arrivedLeads"
        of={source}
        columns={columns}
        label="Arrived leads"
        search="Search arrived leads"
        exportAs="arrived-leads"
        empty={
          <EmptyState icon={Mail} title="No leads have arrived yet">
            Add an address and give it to the website provider: it takes ADF, JSON and form posts.
          </EmptyState>
        }
      />
    </div>
  )
}

function LeadKeys({ clientId }: { readonly clientId: number }): ReactElement {
  const { data = [] } = useCall('leadKeys.ofClient', { params: { id: clientId } })
  const [adding, setAdding] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const removal = useRemoval<Key>({
    title: () => 'Close this address?',
    question: ([key]) => <>Leads that are sent to {key?.name} will be refused from now on.</>,
    remove: ({ id }) => api.call('leadKeys.revoke', { params: { id } }),
    removed: () => refresh('leadKeys'),
    done: () => 'The address is closed.',
    failed: 'The address could not be closed.',
  })
  return (
    <>
      <section aria-label="Addresses for leads" className={styles.sums}>
        <ul className={styles.leads}>
          {data.map((key) => (
            <li key={key.id}>
              {key.name}, {key.lastUsedAt ? `last lead ${formatDateTime(key.lastUsedAt)}` : 'no lead yet'}{' '}
              <Button size="small" onClick={() => removal.ask([key])}>
                Close
              </Button>
            </li>
          ))}
        </ul>
        <Button size="small" icon={Plus} onClick={() => setAdding(true)}>
          Add address for leads
        </Button>
      </section>
      <FetchedWhenIdle part={LeadKeyDialog} />
      {adding && (
        <LeadKeyDialog
          clientId={clientId}
          onMade={(address) => {
            setAdding(false)
            setMade(address)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <Dialog
        open={made !== null}
        title="Address for leads"
        description="Copy it now: it is shown this once. Whoever has it can send leads for this client."
        onClose={() => setMade(null)}
        footer={<Button onClick={() => setMade(null)}>Done</Button>}
      >
        <code className={styles.address}>{made}</code>
      </Dialog>
      {removal.dialog}
    </>
  )
}
