import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { Answer } from '@portal/core/calls'
import { formatDay, today } from '@portal/core/foundation/format'
import { isOpenToGuests } from '@portal/core/work/proofs/proofs'
import { pathOf } from '@portal/core/foundation/routes'
import { Button } from '@portal/ui/button'
import { Copy, Link, Unlink, Upload } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { copy } from '../../foundation/browser/clipboard.ts'
import { report } from '../../foundation/errors/errors.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { EditProofDialog, NewVersionDialog, ShareDialog } from './proof-dialogs.tsx'
import { ProofReview } from './proof-review.tsx'
import { addressOf, share } from './sharing.ts'

/** Until when the address of a proof works, in words. */
const addressWords = (proof: Pick<Answer<'proofs.get'>, 'shared' | 'sharedUntil'>): readonly string[] =>
  proof.shared && proof.sharedUntil !== null
    ? [
        isOpenToGuests(proof, today())
          ? `open to guests until ${formatDay(proof.sharedUntil)}`
          : `its address ended on ${formatDay(proof.sharedUntil)}`,
      ]
    : []

/** `/tools/proofs/{id}`. */
export function ProofScreen(): ReactElement {
  const id = Number(useParam('id'))
  const asked = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const { data, error, loading, retry } = useCall('proofs.get', asked ? { params: { id } } : null)
  const [adding, setAdding] = useState(false)
  const [sharing, setSharing] = useState(false)
  const [editing, setEditing] = useState(false)
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
      description={[
        data.Client.name,
        data.dueAt && `due ${formatDay(data.dueAt)}`,
        ...addressWords(data),
        data.description,
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          {isOpenToGuests(data, today()) && (
            <Button icon={Copy} onClick={() => void copy('Address', addressOf(data))}>
              Copy address for guests
            </Button>
          )}
          {data.can.update && <Button onClick={() => setEditing(true)}>Edit</Button>}
          {data.can.update && (
            <Button icon={Link} onClick={() => setSharing(true)}>
              {data.shared ? 'Guest address' : 'Share with guests'}
            </Button>
          )}
          {data.can.update && data.shared && (
            <Button icon={Unlink} onClick={() => share(data, false)}>
              Stop sharing
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
      {editing && <EditProofDialog proof={data} onClose={() => setEditing(false)} />}
      {sharing && <ShareDialog proof={data} onClose={() => setSharing(false)} />}
      {adding && (
        <NewVersionDialog
          id={data.id}
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
