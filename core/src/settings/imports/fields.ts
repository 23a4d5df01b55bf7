import { figureFields } from './figure-fields.ts'
import type { ImportField } from './import-field.ts'
import { fileBudgetFields, fileClientFields, fileMetricFields, filePaymentFields } from './file-fields.ts'

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

/** The fields of each kind of file in the order in which people expect them. */
export const importFields: Readonly<Record<ImportKind, Readonly<Record<string, ImportField>>>> = {
  clients: {
    name: {
      field: fileClientFields.name,
      names: [
        'Client',
        'Client Name',
        'Dealer',
        'Dealer Name',
        'Dealership',
        'Dealership Name',
        'Store',
        'Store Name',
        'Rooftop',
        'Rooftop Name',
        'Account Name',
      ],
    },
    identifier: {
      field: fileClientFields.identifier,
      names: [
        'Code',
        'Dealer ID',
        'Dealer Number',
        'Dealer No',
        'Client Code',
        'Store Code',
        'Store Number',
        'Store No',
        'Store ID',
      ],
    },
    industry: { field: fileClientFields.industry, names: ['Industry Name', 'Vertical'] },
    group: {
      field: fileClientFields.group,
      names: ['Group Name', 'Dealer Group', 'Client Group', 'Auto Group'],
    },
    activatedAt: {
      field: fileClientFields.activatedAt,
      names: [
        'Activated',
        'Active Since',
        'Start Date',
        'Client Since',
        'Launch Date',
        'Live Date',
        'Go Live Date',
        'Went Live',
      ],
    },
    canceledAt: {
      field: fileClientFields.canceledAt,
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
    city: { field: fileClientFields.city, names: ['Town'] },
    state: { field: fileClientFields.state, names: ['Province', 'Region', 'ST'] },
    phone: {
      field: fileClientFields.phone,
      names: ['Phone Number', 'Main Phone', 'Telephone', 'Tel', 'Main Tel'],
    },
    website: {
      field: fileClientFields.website,
      names: ['Web Site', 'Web', 'URL', 'Website URL', 'Web Address', 'Domain', 'Homepage'],
    },
  },
  budgets: {
    dealerCode: {
      field: fileBudgetFields.dealerCode,
      names: [
        'Identifier',
        'Code',
        'Dealer ID',
        'Dealer Number',
        'Dealer No',
        'Client Code',
        'Store Code',
        'Store Number',
        'Store No',
        'Store ID',
      ],
    },
    client: {
      field: fileBudgetFields.client,
      names: [
        'Client Name',
        'Dealer',
        'Dealer Name',
        'Dealership',
        'Dealership Name',
        'Store',
        'Store Name',
        'Account Name',
      ],
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
