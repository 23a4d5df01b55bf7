import { budgetFields } from '../budgets/fields.ts'
import { defineFields, type Field } from '../contract/field.ts'

/** What a file may hold. */
export const importKinds = ['clients', 'budgets'] as const
export type ImportKind = (typeof importKinds)[number]

/** A field that a column of a file can fill. */
export interface ImportField {
  readonly field: Field
  /** What the column may be called besides the field's label and name; capitals, spaces and punctuation do not count. */
  readonly names: readonly string[]
}

/** A client as a file describes it (platform section 3). Industry and group are given by name. */
const clientFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true },
  identifier: { label: 'Dealer Code', kind: 'text', unique: true },
  industry: { label: 'Industry', kind: 'text' },
  group: { label: 'Group', kind: 'text' },
  activatedAt: { label: 'Activation Date', kind: 'date' },
  canceledAt: { label: 'Cancel Date', kind: 'date' },
  city: { label: 'City', kind: 'text' },
  state: { label: 'State', kind: 'text' },
  phone: { label: 'Phone', kind: 'text' },
  website: { label: 'Website', kind: 'url' },
})

/** A budget as a file describes it: client, service and tags by what people call them. */
const fileBudgetFields = defineFields({
  dealerCode: { label: 'Dealer Code', kind: 'text' },
  client: { label: 'Client', kind: 'text' },
  service: { label: 'Service', kind: 'text', required: true },
  budgetType: budgetFields.budgetType,
  startsAt: budgetFields.startsAt,
  endsAt: budgetFields.endsAt,
  invoiceAmount: budgetFields.invoiceAmount,
  actualSpend: budgetFields.actualSpend,
  platformMargin: budgetFields.platformMargin,
  tags: { label: 'Tags', kind: 'text' },
  notes: budgetFields.notes,
})

/** The fields of each kind of file in the order in which people expect them. */
export const importFields: Readonly<Record<ImportKind, Readonly<Record<string, ImportField>>>> = {
  clients: {
    name: {
      field: clientFields.name,
      names: [
        'Client',
        'Client Name',
        'Dealer',
        'Dealer Name',
        'Dealership',
        'Store',
        'Store Name',
        'Account Name',
      ],
    },
    identifier: {
      field: clientFields.identifier,
      names: ['Code', 'Dealer ID', 'Dealer Number', 'Dealer No', 'Client Code', 'Store Code'],
    },
    industry: { field: clientFields.industry, names: ['Industry Name', 'Vertical'] },
    group: { field: clientFields.group, names: ['Group Name', 'Dealer Group', 'Client Group', 'Auto Group'] },
    activatedAt: {
      field: clientFields.activatedAt,
      names: ['Activated', 'Active Since', 'Start Date', 'Client Since', 'Launch Date'],
    },
    canceledAt: {
      field: clientFields.canceledAt,
      names: [
        'Canceled',
        'Cancelled',
        'Cancelled At',
        'Cancellation Date',
        'Cancelled Date',
        'Canceled Date',
        'End Date',
      ],
    },
    city: { field: clientFields.city, names: ['Town'] },
    state: { field: clientFields.state, names: ['Province', 'Region', 'ST'] },
    phone: { field: clientFields.phone, names: ['Phone Number', 'Telephone', 'Tel'] },
    website: {
      field: clientFields.website,
      names: ['Web Site', 'URL', 'Website URL', 'Web Address', 'Domain'],
    },
  },
  budgets: {
    dealerCode: {
      field: fileBudgetFields.dealerCode,
      names: ['Identifier', 'Code', 'Dealer ID', 'Dealer Number', 'Dealer No', 'Client Code', 'Store Code'],
    },
    client: {
      field: fileBudgetFields.client,
      names: ['Client Name', 'Dealer', 'Dealer Name', 'Dealership', 'Store', 'Store Name', 'Account Name'],
    },
    service: { field: fileBudgetFields.service, names: ['Service Name', 'Product', 'Channel'] },
    budgetType: { field: fileBudgetFields.budgetType, names: ['Type'] },
    startsAt: {
      field: fileBudgetFields.startsAt,
      names: ['Start', 'Starts', 'Start Date', 'From', 'Begins'],
    },
    endsAt: { field: fileBudgetFields.endsAt, names: ['End', 'Ends', 'End Date', 'To', 'Until'] },
    invoiceAmount: {
      field: fileBudgetFields.invoiceAmount,
      names: ['Amount', 'Budget', 'Invoice', 'Monthly Budget', 'Budget Amount'],
    },
    actualSpend: { field: fileBudgetFields.actualSpend, names: ['Spend', 'Actual', 'Spent'] },
    platformMargin: {
      field: fileBudgetFields.platformMargin,
      names: ['Margin', 'Margin Percent', 'Platform Margin Percent'],
    },
    tags: { field: fileBudgetFields.tags, names: ['Tag', 'Labels'] },
    notes: { field: fileBudgetFields.notes, names: ['Note', 'Comment', 'Comments', 'Remarks'] },
  },
}

/** The label of a field, for a sentence or a column head. */
export const importLabel = (kind: ImportKind, field: string): string =>
  importFields[kind][field]?.field.label ?? field
