import { centsFromDollars, formatMoney } from '@portal/core/foundation/format/money'
import { invoiceStates } from '@portal/core/money/invoicing/states'
import type { Filter, ListColumn } from '../../platform/parts/list/index.ts'
import styles from './invoicing.module.css'
import type { Invoice } from './moves.ts'
import { StateBadge } from './state-badge.tsx'

/** By what the invoices of a month are looked through. */
export const filters: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    options: invoiceStates.map((state) => ({ value: state, label: state })),
  },
  { kind: 'record', name: 'clientId', label: 'Client', of: 'clients' },
  { kind: 'record', name: 'parentOrganizationId', label: 'Parent Organization', of: 'parentOrganizations' },
  {
    kind: 'choice',
    name: 'attention',
    label: 'Changes',
    options: [{ value: 'true', label: 'Changed by the last run' }],
  },
]

/** An invoice as the list of its month shows it. */
export const columns: readonly ListColumn<Invoice>[] = [
  {
    id: 'billTo',
    label: 'Bill To',
    value: ({ billTo }) => billTo,
    width: 220,
    grow: true,
  },
  {
    id: 'number',
    label: 'Number',
    value: ({ number }) => number,
    cell: ({ number }) => number ?? <span className={styles.muted}>At approval</span>,
    width: 116,
  },
  {
    id: 'state',
    label: 'State',
    kind: 'status',
    value: ({ state }) => state,
    cell: ({ state }) => <StateBadge state={state} />,
    width: 128,
  },
  { id: 'lineCount', label: 'Lines', kind: 'number', value: ({ lineCount }) => lineCount, width: 88 },
  {
    id: 'total',
    label: 'Total',
    kind: 'money',
    value: ({ total }) => centsFromDollars(total),
    width: 124,
  },
  {
    id: 'change',
    label: 'Against Last Month',
    kind: 'money',
    sortable: false,
    value: ({ total, before }) => centsFromDollars(total) - centsFromDollars(before),
    cell: ({ total, before }) => {
      const cents = centsFromDollars(total) - centsFromDollars(before)
      return cents === 0 ? (
        <span className={styles.muted}>Same</span>
      ) : (
        `${cents > 0 ? '+' : ''}${formatMoney(cents)}`
      )
    },
    width: 148,
  },
  { id: 'open', label: 'Open', kind: 'money', value: ({ open }) => centsFromDollars(open), width: 124 },
  {
    id: 'issuedOn',
    label: 'Issued',
    kind: 'date',
    value: ({ issuedOn }) => issuedOn,
    extra: true,
    width: 112,
  },
  { id: 'dueOn', label: 'Due', kind: 'date', value: ({ dueOn }) => dueOn, width: 112 },
]
