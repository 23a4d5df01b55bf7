import type { Answer } from '@portal/core/calls'
import { pathOf } from '@portal/core/foundation/routes'
import { formatDay, today } from '@portal/core/foundation/format'
import { isOpenToGuests, proofStates } from '@portal/core/work/proofs/proofs'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Copy, FileText, Link, Plus, Trash2, Unlink } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { copy } from '../../foundation/browser/clipboard.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { List, paged, type Action, type ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { stateTones } from './proof-review.tsx'
import { addressOf, share } from './sharing.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { FetchedWhenIdle } from '../../foundation/errors/fetched-when-idle.ts'

const NewProofDialog = fetched(() => import('./proof-dialogs.tsx').then((m) => m.NewProofDialog))

type Row = Answer<'proofs.list'>['rows'][number]

const columns: readonly ListColumn<Row>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, grow: true },
  { id: 'client', label: 'Client', value: ({ Client }) => Client.name, width: 240 },
  {
    id: 'state',
    label: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{state}</Badge>,
    width: 140,
  },
  { id: 'versionNumber', label: 'Version', kind: 'number', value: ({ versionNumber }) => versionNumber },
  { id: 'openPins', label: 'Open Comments', kind: 'number', value: ({ openPins }) => openPins, width: 132 },
  {
    id: 'shared',
    label: 'Guests',
    value: (proof) =>
      !proof.shared
        ? 'Not shared'
        : isOpenToGuests(proof, today())
          ? `Until ${proof.sharedUntil === null ? 'further notice' : formatDay(proof.sharedUntil)}`
          : 'Ended',
    width: 150,
  },
  { id: 'dueAt', label: 'Due', kind: 'date', value: ({ dueAt }) => dueAt },
  { id: 'decidedBy', label: 'Decided By', value: ({ decidedBy }) => decidedBy, width: 180 },
]

const source = paged('proofs.list')
const edit = ({ id }: Row): string => pathOf('tools.proofs.detail', { id })

/** `/tools/proofs`: creatives that somebody is to approve. */
export function ProofsScreen(): ReactElement {
  const [adding, setAdding] = useState(false)
  const [, navigate] = useLocation()
  const removal = useRemoval<Row>({
    title: () => 'Delete this proof?',
    question: ([proof]) => <>The address of {proof?.name} opens nothing any more.</>,
    remove: ({ id }) => api.call('proofs.remove', { params: { id } }),
    removed: () => refresh('proofs'),
    done: () => 'The proof is deleted.',
    failed: 'The proof could not be deleted.',
  })
  const actions: readonly Action<Row>[] = [
    {
      name: 'Share with guests',
      icon: Link,
      may: (proof) => proof.can.update && !isOpenToGuests(proof, today()),
      run: (proof) => share(proof, true),
    },
    {
      name: 'Copy address for guests',
      icon: Copy,
      may: (proof) => isOpenToGuests(proof, today()),
      run: (proof) => void copy('Address', addressOf(proof)),
    },
    {
      name: 'Stop sharing',
      icon: Unlink,
      may: ({ can, shared }) => can.update && shared,
      run: (proof) => share(proof, false),
    },
    {
      name: 'Delete',
      icon: Trash2,
      danger: true,
      may: ({ can }) => can.update,
      run: (proof) => removal.ask([proof]),
    },
  ]
  return (
    <Page
      title="Proofs"
      description="Creatives that a client is to approve: versions, comments at a place, and who decided when."
      actions={
        <Button icon={Plus} variant="primary" onClick={() => setAdding(true)}>
          New proof
        </Button>
      }
    >
      <List
        name="proofs"
        of={source}
        columns={columns}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: 'State',
            options: proofStates.map((state) => ({ value: state, label: state })),
          },
          { kind: 'record', name: 'clientId', label: 'Client', of: 'clients' },
        ]}
        label="Proofs"
        search="Search proofs and clients"
        exportAs="proofs"
        href={edit}
        actions={actions}
        empty={
          <EmptyState icon={FileText} title="No proofs yet">
            Add the first one: a picture, a video, a PDF or an HTML5 creative, also as a ZIP.
          </EmptyState>
        }
      />
      <FetchedWhenIdle part={NewProofDialog} />
      {adding && (
        <NewProofDialog
          onClose={() => setAdding(false)}
          saved={(id) => {
            setAdding(false)
            navigate(pathOf('tools.proofs.detail', { id }))
          }}
        />
      )}
      {removal.dialog}
    </Page>
  )
}
