import { centsFromDollars } from '@portal/core/foundation/format/money'
import { EmptyState } from '@portal/ui/empty-state'
import { Download, FileText } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { monthName } from '../../platform/parts/figures/index.ts'
import { List, whole, type Action, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { downloadPdf } from './download-pdf.ts'
import { StandingTiles } from './standing-tiles.tsx'
import { StateBadge } from './state-badge.tsx'

type Invoice = RowOf<'invoicing.ofClient'>

const columns: readonly ListColumn<Invoice>[] = [
  { id: 'number', label: 'Number', value: ({ number }) => number ?? 'Draft', width: 112, firm: true },
  {
    id: 'month',
    label: 'Month',
    value: ({ month }) => month,
    cell: ({ month }) => monthName(month),
    width: 136,
    firm: true,
    grow: true,
  },
  {
    id: 'state',
    label: 'State',
    kind: 'status',
    value: ({ state }) => state,
    cell: ({ state }) => <StateBadge state={state} />,
    width: 112,
  },
  {
    id: 'own',
    label: 'This Store',
    hint: 'What the lines of this store come to, before tax.',
    kind: 'money',
    value: ({ own }) => centsFromDollars(own),
    onlyIf: ({ stores }) => stores > 1,
  },
  { id: 'total', label: 'Total', kind: 'money', value: ({ total }) => centsFromDollars(total) },
  { id: 'open', label: 'Open', kind: 'money', value: ({ open }) => centsFromDollars(open) },
  { id: 'issuedOn', label: 'Issued', kind: 'date', value: ({ issuedOn }) => issuedOn, extra: true },
  { id: 'dueOn', label: 'Due', kind: 'date', value: ({ dueOn }) => dueOn },
]

const actions: readonly Action<Invoice>[] = [
  { name: 'Download PDF', icon: Download, shortcut: 'p', run: (invoice) => void downloadPdf(invoice) },
]

export interface ClientInvoicesProps {
  readonly client: { readonly id: number; readonly name: string }
  /** What is said where there is none. */
  readonly empty: string
}

/** The invoices of a client: for its own people those that were sent. */
export function ClientInvoices({ client: { id, name }, empty }: ClientInvoicesProps): ReactElement {
  const source = useMemo(
    () =>
      whole(
        'invoicing.ofClient',
        { params: { id } },
        { search: ({ number, month }) => `${number ?? ''} ${monthName(month)}` },
      ),
    [id],
  )
  return (
    <>
      <StandingTiles clientId={id} />
      <List<Invoice, unknown>
        name="clients.invoices"
        label={`Invoices of ${name}`}
        of={source}
        columns={columns}
        sort={{ column: 'month', descending: true }}
        search="Number or month"
        actions={actions}
        onOpen={(invoice) => void downloadPdf(invoice)}
        exportAs={`Invoices of ${name}`}
        empty={
          <EmptyState icon={FileText} title="No invoices yet">
            {empty}
          </EmptyState>
        }
      />
    </>
  )
}
