import { pathOf } from '@portal/core/foundation/routes'
import type { ReadRows, Row } from '../rows.ts'
import { clientByClient, clientCell, one } from './whose.ts'

const orNothing = (text: string): string | null => (text.trim() === '' ? null : text)

type Entry = Readonly<Record<string, unknown>>
const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const numberIn = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise

/** Clients with how each of them is billed: by the terms of the organization that pays for it, where one does. */
export const billingTermsRows: ReadRows = async (wanted) => {
  const parents = new Map(
    ((await wanted.portal.readDeclared('parentOrganizations.list')) as readonly Entry[]).map(
      (entry) => [entry['id'], entry] as const,
    ),
  )
  const rows: Row[] = []
  for (const { id, name, slug } of await clientByClient(wanted, 'Billing terms are')) {
    const billing = await wanted.portal.read('invoicing.billing', { params: { id: String(id) } })
    const parent = parents.get(billing.parentOrganizationId)
    const together = parent?.['invoicedAs'] === 'One for all stores'
    // What stands with the store comes first where it has an invoice of its own.
    const told = (field: string, own: string): string | null =>
      orNothing(together ? textIn(parent?.[field]) : own.trim() || textIn(parent?.[field]))
    rows.push({
      client: clientCell({ id, name, slug }),
      parentOrganization: billing.parentOrganization,
      contacts: told('contacts', billing.contacts),
      termsDays: numberIn(parent?.['termsDays'], billing.termsDays),
      taxRate: numberIn(parent?.['taxRate'], billing.taxRate),
      purchaseOrder: told('purchaseOrder', billing.purchaseOrder),
      ledgerName:
        together && parent
          ? orNothing(textIn(parent['ledgerName']) || textIn(parent['name']))
          : orNothing(billing.ledgerName),
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
