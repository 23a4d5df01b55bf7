import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { pathOf } from '../../foundation/routes/index.ts'
import { report } from '../../platform/reports/report.ts'
import type { ReportRow } from '../../platform/reports/report-column.ts'
import { claimChannels, claimStates, claimTones, type ClaimChannel } from './claims.ts'

/** The screen of each channel, where the proof of a claim stands. */
export const channelRoutes = {
  SEO: 'co-op.seo',
  SEM: 'co-op.sem',
  Facebook: 'co-op.facebook',
  DV360: 'co-op.dv360',
  Vehicles: 'co-op.vehicles',
} as const satisfies Readonly<Record<ClaimChannel, string>>

const proofOfRow = (row: ReportRow): string | null => {
  const channel = claimChannels.find((one) => one === row['channel'])
  return channel && typeof row['id'] === 'number'
    ? `${pathOf(channelRoutes[channel])}?claim=${row['id']}`
    : null
}

/** The claims of a channel with what is gathered for each. */
export const coopClaimsReport = report({
  name: 'coopClaims',
  route: null,
  path: '/reports/co-op-claims',
  title: 'Co-op Claims',
  sentence: 'Claims by deadline, with the proof that the portal has gathered for each.',
  rows: 'claims',
  alsoCalled: ['co-op', 'co-op claim', 'claim'],
  allow: employees,
  filters: {
    channel: {
      kind: 'choice',
      label: 'Channel',
      options: claimChannels.map((value) => ({ value, label: value })),
    },
    state: {
      kind: 'choice',
      label: 'State',
      options: claimStates.map((value) => ({ value, label: value })),
    },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
  },
  search: 'Claim, client or manufacturer',
  columns: {
    name: { label: 'Claim', opens: proofOfRow, width: 220 },
    client: { label: 'Client', kind: 'client' },
    manufacturer: { label: 'Manufacturer', width: 132 },
    channel: { label: 'Channel', width: 100 },
    month: { label: 'Period', kind: 'month' },
    deadline: { label: 'Deadline', kind: 'date' },
    state: { label: 'State', kind: 'status', tones: claimTones, width: 124 },
    spent: { label: 'Spent', kind: 'money' },
    claimed: { label: 'Claimed', kind: 'money', hint: 'The eligible share of what was spent' },
    paid: { label: 'Paid Back', kind: 'money' },
    activities: { label: 'Activities', kind: 'count', hint: 'Logged in the period', extra: true },
    screenshots: {
      label: 'Screenshots',
      kind: 'count',
      hint: 'Co-op screenshots of the period',
      extra: true,
    },
    invoices: { label: 'Invoices', kind: 'count', hint: 'Sent for the period', extra: true },
    owner: { label: 'Owner', nothing: 'Nobody', width: 140, extra: true },
  },
  also: ['id'],
  key: ['id'],
  sort: 'deadline',
  tiles: [
    { of: 'total', label: 'Claims' },
    { of: 'spent', label: 'Spent' },
    { of: 'claimed', label: 'Claimed' },
    { of: 'paid', label: 'Paid back' },
  ],
  empty: { title: 'No claims', hint: 'Add the first one in the Co-op Report Tracker.' },
})
