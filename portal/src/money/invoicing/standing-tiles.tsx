import type { Answer } from '@portal/core/calls'
import { centsFromDollars, formatMoney } from '@portal/core/foundation/format/money'
import { today } from '@portal/core/foundation/format'
import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { Tiles } from '../../platform/parts/report/tiles.tsx'

type Invoice = Answer<'invoicing.ofClient'>[number]

/** No one was asked to pay these. */
const unissued: readonly Invoice['state'][] = ['Draft', 'Reviewed', 'Void']

const counted = (count: number): string => (count === 1 ? 'One invoice' : `${count} invoices`)

/** How a store stands with the agency: what is open, what should have been paid, what came to it this year. */
export function StandingTiles({ clientId }: { readonly clientId: number }): ReactElement | null {
  const { data } = useCall('invoicing.ofClient', { params: { id: clientId } })
  if (!data || data.length === 0) return null
  const issued = data.filter(({ state }) => !unissued.includes(state))
  const open = issued.filter((invoice) => invoice.open !== 0)
  const late = open.filter(({ dueOn }) => dueOn !== null && dueOn < today())
  const year = today().slice(0, 4)
  const ofYear = issued.filter(({ month }) => month.startsWith(year))
  const sum = (invoices: readonly Invoice[], of: 'open' | 'own'): string =>
    formatMoney(invoices.reduce((cents, invoice) => cents + centsFromDollars(invoice[of]), 0))
  const shared = issued.some(({ stores }) => stores > 1)
  return (
    <Tiles
      places={3}
      tiles={[
        {
          label: shared ? 'Balance of all stores on the invoices' : 'Balance',
          value: sum(open, 'open'),
          note: open.length === 0 ? 'Everything is paid' : counted(open.length),
        },
        {
          label: 'Overdue',
          value: sum(late, 'open'),
          note: late.length === 0 ? 'Nothing is late' : counted(late.length),
        },
        { label: `Invoiced in ${year}`, value: sum(ofYear, 'own'), note: 'This store, before tax' },
      ]}
    />
  )
}
