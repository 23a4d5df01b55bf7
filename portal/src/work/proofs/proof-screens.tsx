import type { Answer } from '@portal/core/calls'
import { ApiError, defaultSuccessMessage, messageFor } from '@portal/core/foundation/contract/api-error'
import { defineFields } from '@portal/core/foundation/contract/field'
import { formatDay } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { proofStates } from '@portal/core/work/proofs/proofs'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { ErrorState } from '@portal/ui/error-state'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { Copy, FileText, Link, Plus, Trash2, Unlink, Upload } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { ByLink } from '../../access/guests/by-link.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { copy } from '../../foundation/browser/clipboard.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { List, paged, type Action, type ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { ProofReview, stateTones } from './proof-review.tsx'
import styles from './proofs.module.css'

type Row = Answer<'proofs.list'>['rows'][number]

const addressOf = ({ publicId }: Pick<Row, 'publicId'>): string =>
  `${window.location.origin}${pathOf('proofs.public', { publicId })}`

/** Opens a proof at its address to whoever has it, or closes it again. */
function share({ id }: Pick<Row, 'id'>, shared: boolean): void {
  api
    .call('proofs.update', {
      params: { id },
      body: { shared: String(shared) as 'true' | 'false' },
      files: [],
    })
    .then(() => {
      refresh('proofs')
      showSuccess(
        shared ? 'Whoever has the address sees the proof now.' : 'The address opens nothing any more.',
      )
    }, report)
}

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
    value: ({ shared }) => (shared ? 'Shared' : 'Not shared'),
    width: 120,
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
      may: ({ can, shared }) => can.update && !shared,
      run: (proof) => share(proof, true),
    },
    {
      name: 'Copy address for guests',
      icon: Copy,
      may: ({ shared }) => shared,
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
      {adding && (
        <ProofDialog
          proof={null}
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

const newFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true },
  clientId: { label: 'Client', kind: 'record', of: 'clients', required: true },
  dueAt: { label: 'Due', kind: 'date', hint: 'When the answer is needed.' },
  description: { label: 'What It Is', kind: 'longText', initial: '' },
})
const versionFields = defineFields({
  note: { label: 'What Changed', kind: 'text', initial: '', hint: 'Stands beside the version.' },
})

interface ProofDialogProps {
  /** Null for a new one; else another version of it is added. */
  readonly proof: Pick<Row, 'id'> | null
  readonly saved: (id: number) => void
  readonly onClose: () => void
}

const accepted = 'image/*,video/*,application/pdf,text/html,.html,application/zip,.zip'

/** A new proof, or another version of one, with its file. */
function ProofDialog({ proof, saved, onClose }: ProofDialogProps): ReactElement {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [missing, setMissing] = useState<string | null>(null)
  const file = (): File => {
    const [chosen] = files
    if (chosen) return chosen.file
    setMissing('Choose a file.')
    throw new ApiError(422, 'invalid', 'Choose a file.', {}, true, true)
  }
  const added = useForm({
    fields: newFields,
    save: ({ name, clientId, dueAt, description }, { options }) =>
      api.call('proofs.create', {
        body: { name, clientId: String(clientId), description, ...(dueAt === null ? {} : { dueAt }) },
        files: [file()],
        ...options,
      }),
    saved: ({ id }) => {
      refresh('proofs')
      showSuccess(defaultSuccessMessage)
      saved(id)
    },
  })
  const version = useForm({
    fields: versionFields,
    save: ({ note }) =>
      api.call('proofs.update', { params: { id: proof?.id ?? 0 }, body: { note }, files: [file()] }),
    saved: ({ id }) => {
      refresh('proofs')
      showSuccess('The new version waits to be approved.')
      saved(id)
    },
  })
  const field = (
    <FileField
      label="File"
      required
      files={files}
      accept={accepted}
      error={missing}
      onChange={(chosen) => {
        setMissing(null)
        setFiles(chosen.slice(-1))
      }}
    />
  )
  if (proof)
    return (
      <FormDialog of={version} title="New version" width={480} saveLabel="Add version" onClose={onClose}>
        <FormGrid>
          <FormField of={version} name="note" wide />
        </FormGrid>
        {field}
      </FormDialog>
    )
  return (
    <FormDialog of={added} title="New proof" saveLabel="Add proof" onClose={onClose}>
      <FormGrid>
        <FormField of={added} name="name" wide />
        <FormField of={added} name="clientId" />
        <FormField of={added} name="dueAt" />
        <FormField of={added} name="description" />
      </FormGrid>
      {field}
    </FormDialog>
  )
}

/** `/tools/proofs/{id}`. */
export function ProofScreen(): ReactElement {
  const id = Number(useParam('id'))
  const asked = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const { data, error, loading, retry } = useCall('proofs.get', asked ? { params: { id } } : null)
  const [adding, setAdding] = useState(false)
  if (!asked || error?.status === 404) return <NotFound />
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see this proof.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data) return <Skeleton height={520} />
  const changed = (): void => refresh('proofs')
  return (
    <Page
      title={data.name}
      crumbs={[{ label: 'Proofs', href: pathOf('tools.proofs') }]}
      description={[data.Client.name, data.dueAt && `due ${formatDay(data.dueAt)}`, data.description]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          {data.shared && (
            <Button icon={Copy} onClick={() => void copy('Address', addressOf(data))}>
              Copy address for guests
            </Button>
          )}
          {data.can.update && (
            <Button icon={data.shared ? Unlink : Link} onClick={() => share(data, !data.shared)}>
              {data.shared ? 'Stop sharing' : 'Share with guests'}
            </Button>
          )}
          {data.can.update && (
            <Button icon={Upload} variant="primary" onClick={() => setAdding(true)}>
              New version
            </Button>
          )}
        </>
      }
    >
      <ProofReview
        key={data.versionNumber}
        proof={data}
        asksName={false}
        pin={({ author: _, ...body }) => api.call('proofs.pin', { params: { id }, body })}
        decide={({ author: _, ...body }) => api.call('proofs.decide', { params: { id }, body })}
        changed={changed}
        {...(data.can.update
          ? {
              besidePin: (pin) => (
                <Button
                  size="small"
                  onClick={() => {
                    api
                      .call('proofs.resolve', { params: { id: pin.id }, body: { resolved: !pin.resolved } })
                      .then(changed, report)
                  }}
                >
                  {pin.resolved ? 'Open again' : 'Done'}
                </Button>
              ),
            }
          : {})}
      />
      {adding && (
        <ProofDialog
          proof={data}
          onClose={() => setAdding(false)}
          saved={() => {
            setAdding(false)
            changed()
          }}
        />
      )}
    </Page>
  )
}

/** `/proofs/{publicId}`: a proof for a guest, who approves under a name. */
export function GuestProofScreen(): ReactElement {
  const publicId = useParam('publicId')
  const proof = useCall('proofs.open', { params: { publicId } })
  return (
    <ByLink
      of={proof}
      what="proof"
      title="Proof"
      gone={{
        title: 'This proof is not shared any more',
        lead: 'It may have been replaced. Please ask the person who sent it to you for a new link.',
      }}
    >
      {(data) => (
        <main className={styles.guest}>
          <Page
            title={data.name}
            description={[data.description, data.dueAt && `Please answer until ${formatDay(data.dueAt)}.`]
              .filter(Boolean)
              .join(' ')}
          >
            <ProofReview
              key={data.versionNumber}
              proof={data}
              asksName
              pin={(body) => api.call('proofs.guestPin', { params: { publicId }, body })}
              decide={(body) => api.call('proofs.guestDecide', { params: { publicId }, body })}
              changed={() => refresh('proofs.open')}
            />
          </Page>
        </main>
      )}
    </ByLink>
  )
}
