import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { Button, LinkButton } from '@portal/ui/button'
import { FileText, Plus } from '@portal/ui/icon'
import { showError } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { refresh } from '../foundation/session/query.ts'
import { client as api } from '../foundation/session/session.ts'
import styles from './pipeline.module.css'

import { fetched } from '../foundation/errors/fetched.ts'
const NewClientDialog = fetched(() =>
  import('../clients/profile/new-client-dialog.tsx').then((m) => m.NewClientDialog),
)

type Lead = Answer<'opportunities.get'>

/** What a lead that was won leads to: the store in the portal, checked against those that are there, then its agreement. */
export function WonLead({ lead }: { readonly lead: Lead }): ReactElement {
  const [, navigate] = useLocation()
  const [adding, setAdding] = useState(false)
  const write = (clientId: number): string =>
    pathOf(
      'agreements.create',
      {},
      {
        clientId: String(clientId),
        ...(lead.amount === null ? {} : { amount: String(lead.amount) }),
      },
    )
  const keep = async (clientId: number): Promise<void> => {
    try {
      await api.call('opportunities.update', { params: { id: lead.id }, body: { prospectId: clientId } })
      refresh('opportunities')
      navigate(write(clientId))
    } catch (error) {
      showError(
        messageFor(error) ?? 'The client was added, but the lead does not know it yet: choose it there.',
      )
    }
  }
  return (
    <Banner tone="success">
      <div className={styles.won}>
        {lead.prospectId === null ? (
          <>
            <p>
              This lead is won. Add its store, or choose the one that is there under Edit, then write the
              agreement.
            </p>
            <Button icon={Plus} onClick={() => setAdding(true)}>
              Add the client
            </Button>
          </>
        ) : (
          <>
            <p>This lead is won: {lead.Prospect?.name ?? 'its store'} gets an agreement next.</p>
            <LinkButton icon={FileText} href={write(lead.prospectId)}>
              Write the agreement
            </LinkButton>
          </>
        )}
      </div>
      {adding && (
        <NewClientDialog
          one="prospect"
          start={{ name: lead.name, phone: lead.phone }}
          onAdded={({ id }) => void keep(id)}
          onClose={() => setAdding(false)}
        />
      )}
    </Banner>
  )
}
