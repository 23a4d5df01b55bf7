import { budgetFields } from '../../money/budgets/fields.ts'
import { defineFields } from '../../foundation/contract/field.ts'

/** A client as a file describes it. Industry and group are given by name. */
export const fileClientFields = defineFields({
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
export const fileBudgetFields = defineFields({
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
export const fileMetricFields = defineFields({
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
export const filePaymentFields = defineFields({
  number: { label: 'Invoice Number', kind: 'text', required: true },
  paidOn: { label: 'Paid On', kind: 'date', required: true },
  amount: { label: 'Amount', kind: 'money', required: true },
  reference: { label: 'Reference', kind: 'text' },
})
