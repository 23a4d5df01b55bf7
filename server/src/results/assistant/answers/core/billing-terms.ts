import { pathOf } from '@portal/core/foundation/routes'
import type { ReadRows, Row } from '../rows.ts'
import { clientByClient, clientCell, one } from './whose.ts'

const orNothing = (text: string): string | null => (text.trim() === '' ? null : text)

/** Clients with how each of them is billed. */
export const billingTermsRows: ReadRows = async (wanted) => {
  const rows: Row[] = []
  for (const { id, name, slug } of await clientByClient(wanted, 'Billing terms are')) {
    const billing = await wanted.portal.read('invoicing.billing', { params: { id: String(id) } })
    rows.push({
      client: clientCell({ id, name, slug }),
      parentOrganization: billing.parentOrganization,
      contacts: orNothing(billing.contacts),
      termsDays: billing.termsDays,
      taxRate: billing.taxRate,
      purchaseOrder: orNothing(billing.purchaseOrder),
      ledgerName: orNothing(billing.ledgerName),
    })
  }
  const only = one(wanted)
  return {
    rows,
    period: null,
    sources: [
      only?.slug === undefined
        ? { words: 'Clients', path: pathOf('clients.index') }
        : {
            words: `Accounting of ${only.name}`,
            path: pathOf('clients.profile.accounting', { slug: only.slug }),
          },
    ],
  }
}
