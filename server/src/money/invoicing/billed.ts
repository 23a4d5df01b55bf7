import { sql, type RawBuilder } from 'kysely'
import { addressesIn } from '@portal/core/foundation/rules'

/** Whom an invoice goes to. */
export interface BillTo {
  readonly name: string
  readonly contacts: readonly string[]
  readonly address: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly purchaseOrder: string
  readonly ledgerName: string
  readonly termsDays: number
}

/** What an invoice keeps of its payer; what is missing there is empty. */
export function billToFrom(stored: unknown): BillTo {
  const of = new Map<string, unknown>(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  )
  const text = (name: keyof BillTo): string => {
    const value = of.get(name)
    return typeof value === 'string' ? value : ''
  }
  const contacts = of.get('contacts')
  const termsDays = of.get('termsDays')
  return {
    name: text('name'),
    contacts: Array.isArray(contacts) ? contacts.filter((each) => typeof each === 'string') : [],
    address: text('address'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postalCode'),
    purchaseOrder: text('purchaseOrder'),
    ledgerName: text('ledgerName'),
    termsDays: typeof termsDays === 'number' ? termsDays : 0,
  }
}

/** How a client is billed: the one invoice that its lines stand on. */
export interface Billed {
  readonly clientId: number
  readonly clientName: string
  /** `client:5` or `parent:2`: clients with the same key share an invoice. */
  readonly key: string
  readonly parentId: number | null
  readonly together: boolean
  readonly billTo: BillTo
  readonly taxRate: number
}

/** A row of `billedRows`. */
export interface BilledRow {
  readonly id: number
  readonly name: string
  readonly city: string | null
  readonly state: string | null
  readonly contacts: string | null
  readonly address: string | null
  readonly postal_code: string | null
  readonly terms_days: number | null
  readonly tax_rate: number | null
  readonly purchase_order: string | null
  readonly ledger_name: string | null
  readonly parent_id: number | null
  readonly parent: {
    readonly name: string
    readonly invoiced_as: string
    readonly contacts: string
    readonly address: string
    readonly city: string
    readonly state: string
    readonly postal_code: string
    readonly terms_days: number
    readonly tax_rate: number
    readonly purchase_order: string
    readonly ledger_name: string
  } | null
}

/** Of whom it is to be told how they are billed, by their names. */
export const billedRows = (tenantId: number, clientIds: readonly number[]): RawBuilder<unknown> => sql`
  select c.id, c.name, c.city, c.state, b.contacts, b.address, b.postal_code, b.terms_days, b.tax_rate, b.purchase_order, b.ledger_name,
    p.id as parent_id, case when p.id is not null then to_jsonb(p) end as parent
  from client c
    left join client_billing b on b.tenant_id = c.tenant_id and b.client_id = c.id
    left join parent_organization p on p.tenant_id = b.tenant_id and p.id = b.parent_organization_id and p.deleted_at is null
  where c.tenant_id = ${tenantId} and c.id = any (${clientIds}::integer[]) order by c.name_folded, c.id`

/** How a client is billed. A store of a parent organization goes by the parent's terms; what it names itself comes first. */
export function presentBilled(row: BilledRow): Billed {
  const { parent } = row
  const together = parent?.invoiced_as === 'One for all stores'
  const own = addressesIn(row.contacts ?? '')
  return {
    clientId: row.id,
    clientName: row.name,
    key: together ? `parent:${row.parent_id}` : `client:${row.id}`,
    parentId: row.parent_id,
    together,
    taxRate: parent ? parent.tax_rate : (row.tax_rate ?? 0),
    billTo:
      parent && together
        ? {
            name: parent.name,
            contacts: addressesIn(parent.contacts),
            address: parent.address,
            city: parent.city,
            state: parent.state,
            postalCode: parent.postal_code,
            purchaseOrder: parent.purchase_order,
            ledgerName: parent.ledger_name || parent.name,
            termsDays: parent.terms_days,
          }
        : {
            name: row.name,
            contacts: own.length > 0 || !parent ? own : addressesIn(parent.contacts),
            address: row.address ?? '',
            city: row.city ?? '',
            state: row.state ?? '',
            postalCode: row.postal_code ?? '',
            purchaseOrder: row.purchase_order || (parent?.purchase_order ?? ''),
            ledgerName: row.ledger_name || row.name,
            termsDays: parent?.terms_days ?? row.terms_days ?? 30,
          },
  }
}
