import type { Answer } from '@portal/core/calls'
import { formatDateTime, formatPhone } from '@portal/core/foundation/format'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { EmptyState } from '@portal/ui/empty-state'
import { Users } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './contacts.module.css'
import { MergeDialog, unmerge } from './merge-dialog.tsx'

type Pair = Answer<'contacts.duplicates'>[number]

export interface DuplicatesDialogProps {
  /** Pairs with a contact of this client only. */
  readonly clientId?: number | undefined
  /** Pairs with this contact only. */
  readonly contactId?: number | undefined
  readonly onClose: () => void
}

/** Contacts that may be one person, each pair with the way to make one of them. */
export function DuplicatesDialog({ clientId, contactId, onClose }: DuplicatesDialogProps): ReactElement {
  const [merging, setMerging] = useState<Pair | null>(null)
  const { data, error, loading, retry } = useCall('contacts.duplicates', {
    query: {
      ...(clientId === undefined ? {} : { clientId }),
      ...(contactId === undefined ? {} : { contactId }),
    },
  })
  if (merging) return <MergeDialog one={merging.one} other={merging.other} onClose={() => setMerging(null)} />
  return (
    <Dialog
      open
      title="Possible duplicates"
      description="Contacts with the same e-mail or phone, or the same name at one store."
      width={780}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {error && !data ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see these contacts.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : !data ? (
        <Skeleton height={160} />
      ) : data.length === 0 ? (
        <EmptyState icon={Users} title="No duplicates">
          Nobody here shares an e-mail, a phone or a name with anybody else.
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {data.map((pair) => (
            <li key={`${pair.one.id} ${pair.other.id}`} className={styles.row}>
              <Who contact={pair.one} />
              <Who contact={pair.other} />
              <span className={styles.buttons}>
                <Button
                  size="small"
                  aria-label={`${pair.one.name} and ${pair.other.name} are not the same`}
                  onClick={() => void tellApart(pair, true)}
                >
                  Not the same
                </Button>
                <Button
                  size="small"
                  aria-label={`Merge ${pair.one.name} and ${pair.other.name}`}
                  onClick={() => setMerging(pair)}
                >
                  Merge
                </Button>
              </span>
              <span className={styles.facts}>Same {pair.shares.join(' and ')}</span>
            </li>
          ))}
        </ul>
      )}
      {contactId === undefined && <Merged clientId={clientId} />}
    </Dialog>
  )
}

/** Who was merged lately, each with the way back. */
function Merged({ clientId }: { readonly clientId: number | undefined }): ReactElement | null {
  const { data = [] } = useCall('contacts.merged', { query: clientId === undefined ? {} : { clientId } })
  if (data.length === 0) return null
  return (
    <section aria-labelledby="merged-lately" className={styles.lately}>
      <h3 id="merged-lately">Merged lately</h3>
      <ul className={styles.rows}>
        {data.map(({ contact, into, mergedAt }) => (
          <li key={contact.id} className={styles.row}>
            <Who contact={contact} />
            <span className={styles.facts}>
              into {into.name}, {formatDateTime(mergedAt)}
            </span>
            <Button
              size="small"
              aria-label={`Bring ${contact.name} back`}
              onClick={() => void unmerge(contact)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Two people for good: the pair is proposed no more, unless that is taken back. */
async function tellApart(pair: Pair, apart: boolean): Promise<void> {
  const { one, other } = pair
  try {
    await api.call('contacts.apart', { params: { id: one.id }, body: { otherId: other.id, apart } })
    refresh('contacts')
    if (apart)
      showSuccess(`${one.name} and ${other.name} are two people and are proposed no more.`, {
        undo: () => void tellApart(pair, false),
      })
  } catch (failure) {
    showError(messageFor(failure) ?? 'That could not be saved.')
  }
}

const Who = ({ contact }: { readonly contact: Pair['one'] }): ReactElement => (
  <span className={styles.who}>
    <strong>{contact.name}</strong>
    <span className={styles.facts}>{[contact.title, contact.Client.name].filter(Boolean).join(', ')}</span>
    {contact.email !== '' && <span className={styles.facts}>{contact.email}</span>}
    {contact.phone !== '' && <span className={styles.facts}>{formatPhone(contact.phone)}</span>}
  </span>
)
