import { messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { useCall } from '../../foundation/session/query.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { OwnAgreements } from '../agreements/own-agreements.tsx'
import { OwnBudgets } from '../changes/own-budgets.tsx'
import { ClientInvoices } from './client-invoices.tsx'

/** `/clients/{slug}/invoices`: what a store was invoiced, for its own people. */
export function ClientInvoicesScreen(): ReactElement {
  const slug = useParam('slug')
  const {
    data: client,
    error,
    retry,
    loading,
  } = useCall('clients.get', slug === '' ? null : { params: { id: slug } })
  return (
    <Page
      title="Invoices"
      description={client?.name}
      crumbs={client ? [{ label: 'Client Insights', href: pathOf('clients.insights', { slug }) }] : []}
    >
      {client ? (
        <>
          <ClientInvoices client={client} empty="Each invoice stands here once it was sent." />
          <OwnBudgets client={client} />
          <OwnAgreements client={client} />
        </>
      ) : error ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see these invoices.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <Skeleton height={240} />
      )}
    </Page>
  )
}
