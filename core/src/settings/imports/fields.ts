import { figureFields } from './figure-fields.ts'
import type { ImportField } from './import-field.ts'
import { budgetFields } from '../../money/budgets/fields.ts'
import { defineFields } from '../../foundation/contract/field.ts'

/** What a file may hold. */
export const importKinds = ['clients', 'budgets', 'metrics', 'figures', 'payments', 'entries'] as const
export type ImportKind = (typeof importKinds)[number]

/** What a kind is called. */
export const importKindLabel: Readonly<Record<ImportKind, string>> = {
  clients: 'Clients',
  budgets: 'Budgets',
  metrics: 'Daily figures',
  figures: 'Figures for reports',
  payments: 'Payments',
  entries: 'Entries of a list',
}

/** A client as a file describes it. Industry and group are given by name. */
const clientFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true },
  identifier: { label: 'Dealer Code', kind: 'text', unique: true },
  industry: { label: 'Industry', kind: 'text' },
  group: { label: 'Group', kind: 'text' },
  activatedAt: { label: 'Activation Date', kind: 'date' },
  canceledAt: { label: 'Cancel Date', kind: 'date' },
  city: { label: 'City', kind: 'text' },
  state: { label: 'State', kind: 'text' },
  phone: { label: 'Phone', kind: 'phone' },
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

/** Figures of a campaign on a day, as the exports of the advertising platforms name them. */
const fileMetricFields = defineFields({
  day: { label: 'Date', kind: 'date', required: true },
  dealerCode: { label: 'Dealer Code', kind: 'text' },
  client: { label: 'Client', kind: 'text' },
  account: { label: 'Account', kind: 'text' },
  campaignId: { label: 'Campaign ID', kind: 'text' },
  campaign: { label: 'Campaign', kind: 'text' },
  adId: { label: 'Ad ID', kind: 'text' },
  channel: { label: 'Channel', kind: 'text' },
  platform: { label: 'Platform', kind: 'text' },
  source: { label: 'Source', kind: 'text' },
  placement: { label: 'Placement', kind: 'text' },
  impressions: { label: 'Impressions', kind: 'number' },
  clicks: { label: 'Clicks', kind: 'number' },
  spend: { label: 'Spend', kind: 'money' },
  spendMicros: { label: 'Spend in Millionths', kind: 'number' },
  conversions: { label: 'Conversions', kind: 'number' },
  conversionValue: { label: 'Conversion Value', kind: 'money' },
  views: { label: 'Video Views', kind: 'number' },
  storeVisits: { label: 'Store Visits', kind: 'number' },
  vdpViews: { label: 'VDP Views', kind: 'number' },
  users: { label: 'Users', kind: 'number' },
  sessions: { label: 'Sessions', kind: 'number' },
})

/** A payment as a bank or a ledger lists it. */
const filePaymentFields = defineFields({
  number: { label: 'Invoice Number', kind: 'text', required: true },
  paidOn: { label: 'Paid On', kind: 'date', required: true },
  amount: { label: 'Amount', kind: 'money', required: true },
  reference: { label: 'Reference', kind: 'text' },
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
  metrics: {
    day: {
      field: fileMetricFields.day,
      names: [
        'Day',
        'Reporting Starts',
        'Gregorian Date',
        'Time Period',
        'By Day',
        'Start Date (in UTC)',
        'Stat Time Day',
        'Stat Time Hour',
      ],
    },
    dealerCode: {
      field: fileMetricFields.dealerCode,
      names: ['Code', 'Dealer ID', 'Dealer Number', 'Client Code', 'Store Code'],
    },
    client: {
      field: fileMetricFields.client,
      names: ['Client Name', 'Dealer', 'Dealer Name', 'Dealership', 'Store'],
    },
    account: {
      field: fileMetricFields.account,
      names: ['Customer ID', 'Account ID', 'Account Number', 'Advertiser ID', 'Property ID', 'Account Name'],
    },
    campaignId: { field: fileMetricFields.campaignId, names: ['ID', 'Insertion Order ID'] },
    campaign: { field: fileMetricFields.campaign, names: ['Campaign Name', 'Insertion Order', 'Name'] },
    adId: {
      field: fileMetricFields.adId,
      names: ['ID', 'Ad Set ID', 'Line Item ID', 'Creative ID', 'Adgroup ID', 'Ad Group ID'],
    },
    channel: {
      field: fileMetricFields.channel,
      names: ['Campaign Type', 'Advertising Channel Type', 'Media Type', 'Line Item Type'],
    },
    platform: { field: fileMetricFields.platform, names: ['Data Source', 'Publisher Platform'] },
    source: {
      field: fileMetricFields.source,
      names: [
        'Source / Medium',
        'Session Source / Medium',
        'Default Channel Group',
        'Session Default Channel Group',
        'Session Primary Channel Group',
        'Session Primary Channel Group (Default Channel Group)',
        'Source Medium',
      ],
    },
    placement: {
      field: fileMetricFields.placement,
      names: ['App/URL', 'Site', 'Publisher', 'Inventory Source'],
    },
    impressions: { field: fileMetricFields.impressions, names: ['Impr.', 'Impr'] },
    clicks: {
      field: fileMetricFields.clicks,
      names: ['Link Clicks', 'Inline Link Clicks', 'Clicks (Destination)', 'Clicks (all)'],
    },
    spend: {
      field: fileMetricFields.spend,
      names: [
        'Cost',
        'Amount Spent',
        'Amount Spent (USD)',
        'Media Cost',
        'Revenue (Adv Currency)',
        'Cost in USD',
        'Total Spent (USD)',
        'Total Spent',
        'Cost in Local Currency',
        'Total Cost',
      ],
    },
    spendMicros: { field: fileMetricFields.spendMicros, names: ['Cost Micros', 'Spend Micros'] },
    conversions: {
      field: fileMetricFields.conversions,
      names: [
        'Conv.',
        'Results',
        'Total Conversions',
        'Key Events',
        'Conversion',
        'External Website Conversions',
      ],
    },
    conversionValue: {
      field: fileMetricFields.conversionValue,
      names: [
        'Conv. Value',
        'Conversions Value',
        'Revenue',
        'Purchase Conversion Value',
        'Total Revenue',
        'Conversion Value in Local Currency',
        'Total Conversion Value',
        'Total Purchase Value',
      ],
    },
    views: {
      field: fileMetricFields.views,
      names: [
        'Views',
        'Completed Views',
        'Complete Views (Video)',
        'ThruPlays',
        'Video Completions',
        'Video Play Actions',
      ],
    },
    storeVisits: { field: fileMetricFields.storeVisits, names: ['Store Visit'] },
    vdpViews: { field: fileMetricFields.vdpViews, names: ['VDPs', 'Vehicle Detail Page Views'] },
    users: { field: fileMetricFields.users, names: ['Total Users', 'Active Users'] },
    sessions: { field: fileMetricFields.sessions, names: ['Visits'] },
  },
  figures: figureFields,
  payments: {
    number: {
      field: filePaymentFields.number,
      names: ['Number', 'Invoice', 'Invoice No', 'Invoice #', 'InvoiceNo', 'Document Number'],
    },
    paidOn: {
      field: filePaymentFields.paidOn,
      names: ['Day', 'Date', 'Payment Date', 'Date Paid', 'Received', 'Posting Date'],
    },
    amount: {
      field: filePaymentFields.amount,
      names: ['Paid', 'Amount Paid', 'Payment', 'Payment Amount', 'Credit'],
    },
    reference: {
      field: filePaymentFields.reference,
      names: ['Check', 'Check Number', 'Memo', 'Description', 'Payment Reference', 'Transaction ID'],
    },
  },
  // Which they are follows from the list (`entryFields`).
  entries: {},
}

/** The label of a field, for a sentence or a column head. */
export const importLabel = (kind: ImportKind, field: string): string =>
  importFields[kind][field]?.field.label ?? field
