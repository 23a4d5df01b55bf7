import type { ColumnFacts } from '../../foundation/contract/column.ts'
import { csvHeader, csvRow } from '../../platform/exports/csv.ts'

/** The programs that invoices are handed to. */
export const ledgers = ['xero', 'quickbooks'] as const
export type Ledger = (typeof ledgers)[number]

export const ledgerLabel: Readonly<Record<Ledger, string>> = { xero: 'Xero', quickbooks: 'QuickBooks' }

/** Most invoices that a ledger takes in one file. */
export const invoicesPerFile: Readonly<Record<Ledger, number>> = { xero: 500, quickbooks: 100 }

/** How a ledger writes a day; it follows the region of the organization there. */
export const dateOrders = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const
export type DateOrder = (typeof dateOrders)[number]

/** What the agency's ledger calls things. */
export interface LedgerSettings {
  readonly dateOrder: DateOrder
  /** The account of lines whose service names none; empty for none. */
  readonly accountCode: string
  /** The display name of the tax on taxed lines. */
  readonly taxType: string
  /** The display name of no tax. */
  readonly taxFreeType: string
}

export const usualLedgerSettings: LedgerSettings = {
  dateOrder: 'MM/DD/YYYY',
  accountCode: '',
  taxType: 'Tax on Sales',
  taxFreeType: 'Tax Exempt',
}

/** A line of an invoice as a ledger takes it. Cents before tax. */
export interface LedgerLine {
  readonly contact: string
  readonly email: string
  readonly address: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly number: string
  readonly reference: string
  readonly issuedOn: string
  readonly dueOn: string
  readonly termsDays: number
  readonly taxed: boolean
  readonly item: string
  readonly description: string
  readonly cents: number
  readonly accountCode: string
  /** The code of the profit center to which it is booked; empty for none. */
  readonly profitCenter: string
  readonly serviceDay: string
}

const written = (day: string, order: DateOrder): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return order === 'MM/DD/YYYY'
    ? `${month}/${date}/${year}`
    : order === 'DD/MM/YYYY'
      ? `${date}/${month}/${year}`
      : day
}

const column = <Row>(
  label: string,
  value: ColumnFacts<Row>['value'],
  kind?: ColumnFacts<Row>['kind'],
): ColumnFacts<Row> => ({ id: label, label, value, kind })

const none = (): string => ''

type Columns = (settings: LedgerSettings) => readonly ColumnFacts<LedgerLine>[]

/** The header of Xero's sales invoice import. */
const xero: Columns = ({ dateOrder, accountCode, taxType, taxFreeType }) => [
  column('*ContactName', ({ contact }) => contact),
  column('EmailAddress', ({ email }) => email),
  column('POAddressLine1', ({ address }) => address),
  column('POAddressLine2', none),
  column('POAddressLine3', none),
  column('POAddressLine4', none),
  column('POCity', ({ city }) => city),
  column('PORegion', ({ region }) => region),
  column('POPostalCode', ({ postalCode }) => postalCode),
  column('POCountry', none),
  column('*InvoiceNumber', ({ number }) => number),
  column('Reference', ({ reference }) => reference),
  column('*InvoiceDate', ({ issuedOn }) => written(issuedOn, dateOrder)),
  column('*DueDate', ({ dueOn }) => written(dueOn, dateOrder)),
  column('InventoryItemCode', none),
  column('*Description', ({ description }) => description),
  column('*Quantity', () => 1, 'number'),
  column('*UnitAmount', ({ cents }) => cents, 'money'),
  column('Discount', none),
  column('*AccountCode', (line) => line.accountCode || accountCode),
  column('*TaxType', ({ taxed }) => (taxed ? taxType : taxFreeType)),
  // A tracking category and its option have to be there: where no service has a profit center, none is named.
  column('TrackingName1', ({ profitCenter }) => (profitCenter === '' ? '' : 'Profit Center')),
  column('TrackingOption1', ({ profitCenter }) => profitCenter),
  column('TrackingName2', none),
  column('TrackingOption2', none),
  column('Currency', () => 'USD'),
  column('BrandingTheme', none),
]

/** The header of the invoice import of QuickBooks Online in the United States. */
const quickbooks: Columns = ({ dateOrder }) => [
  column('*InvoiceNo', ({ number }) => number),
  column('*Customer', ({ contact }) => contact),
  column('*InvoiceDate', ({ issuedOn }) => written(issuedOn, dateOrder)),
  column('*DueDate', ({ dueOn }) => written(dueOn, dateOrder)),
  column('Terms', ({ termsDays }) => (termsDays === 0 ? 'Due on receipt' : `Net ${termsDays}`)),
  column('Location', none),
  column('Memo', ({ reference }) => reference),
  column('Item(Product/Service)', ({ item }) => item),
  column('ItemDescription', ({ description }) => description),
  column('ItemQuantity', () => 1, 'number'),
  column('ItemRate', ({ cents }) => cents, 'money'),
  column('*ItemAmount', ({ cents }) => cents, 'money'),
  column('Service Date', ({ serviceDay }) => written(serviceDay, dateOrder)),
]

const columnsOf: Readonly<Record<Ledger, Columns>> = { xero, quickbooks }

/** A file for a ledger: its published header, then a row for each line. */
export function ledgerFile(ledger: Ledger, settings: LedgerSettings, lines: readonly LedgerLine[]): string {
  const columns = columnsOf[ledger](settings)
  return `${[csvHeader(columns), ...lines.map((line) => csvRow(columns, line))].join('\r\n')}\r\n`
}

/** What an invoice brings along that decides whether a ledger can take it. */
export interface Exportable {
  readonly number: string
  readonly totalCents: number
  readonly lines: readonly { readonly accountCode: string; readonly item: string }[]
}

/** Why a ledger cannot take an invoice, as a sentence; null where it can. */
export function ledgerProblem(ledger: Ledger, settings: LedgerSettings, invoice: Exportable): string | null {
  if (invoice.totalCents < 0)
    return `${invoice.number} is a credit. Enter it as a credit note in ${ledgerLabel[ledger]}: its import takes invoices only.`
  const bare = invoice.lines.find(
    ({ accountCode }) => ledger === 'xero' && accountCode === '' && settings.accountCode === '',
  )
  if (bare)
    return `${invoice.number} has a line without an account code: ${bare.item}. Give the service one, or set the account of all others.`
  return null
}
