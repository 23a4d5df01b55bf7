import type { ReactElement } from 'react'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { Invoices } from '../../money/invoicing/invoicing-screen.tsx'
import { ImportRun } from './later-run.tsx'

const PaymentsDialog = fetched(() => import('./payments-dialog.tsx').then((m) => m.PaymentsDialog))

/** `/budgets/invoicing`: the invoices of a month; a file of payments is chosen over them and looked at in their place. */
export function InvoicingScreen(): ReactElement {
  const query = useQuery()
  const setQuery = useSetQuery()
  const run = Number(query.get('run'))
  if (Number.isInteger(run) && run > 0) return <ImportRun key={run} id={run} />
  return (
    <Invoices>
      {query.get('payments') !== null && (
        <PaymentsDialog
          onRun={(id) => setQuery({ run: id, payments: null })}
          onClose={() => setQuery({ payments: null }, { replace: true })}
        />
      )}
    </Invoices>
  )
}
