import { departments } from '../../foundation/policy/departments.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import type { RouteName } from '../../foundation/routes/catalogue.ts'
import { report, type Report, type ReportTabs } from '../../platform/reports/report.ts'
import type { ReportColumns } from '../../platform/reports/report-column.ts'

/** What each thing that somebody has in hand weighs, in points. */
export const loadPoints = {
  store: 2,
  /** For each ten thousand dollars a month of what is managed. */
  tenThousand: 1,
  task: 0.5,
  deliverable: 0.5,
} as const

/** Points that somebody can carry for whom no capacity is kept. */
export const usualCapacity = 60

const tabs: ReportTabs = {
  label: 'Bandwidth',
  of: [
    { route: 'bandwidth.account-management', label: 'Account Management' },
    { route: 'bandwidth.premium', label: 'Premium' },
    { route: 'bandwidth.seo', label: 'SEO' },
    { route: 'bandwidth.social', label: 'Social' },
    { route: 'bandwidth.sem', label: 'SEM' },
  ],
}

const states = { over: 'Over', full: 'Full', free: 'Has room' } as const

const columns = {
  person: { label: 'Person', kind: 'person', width: 160 },
  level: { label: 'Level', nothing: '', width: 100 },
  state: {
    label: 'State',
    kind: 'status',
    words: states,
    tones: { over: 'danger', full: 'warning', free: 'success' },
    width: 116,
  },
  used: { label: 'Used', kind: 'percent', rate: { of: 'load', per: 'capacity' }, bar: true, width: 112 },
  stores: { label: 'Stores', kind: 'count' },
  amount: {
    label: 'Amount Managed',
    kind: 'money',
    hint: 'Monthly amounts of these stores, of the department’s services',
  },
  thisWeek: {
    label: 'Due This Week',
    kind: 'count',
    hint: 'Tasks and deliverables, with those that are late',
  },
  nextWeek: { label: 'Due Next Week', kind: 'count' },
  activities: { label: 'Activities', kind: 'count', hint: 'Logged in the last 30 days' },
  load: {
    label: 'Load',
    kind: 'number',
    total: 'sum',
    hint: `Points: ${loadPoints.store} a store, ${loadPoints.tenThousand} for each $10,000 a month, ${loadPoints.task} for what is due in these two weeks`,
  },
  capacity: {
    label: 'Capacity',
    kind: 'number',
    total: 'sum',
    hint: `Points, as kept under AM Resource Planning; ${usualCapacity} where none is`,
  },
} as const satisfies ReportColumns

const of = <const Name extends string>(
  name: Name,
  route: RouteName,
  path: string,
  title: string,
): Report & { name: Name } => ({
  name,
  route,
  path: `/reports/bandwidth/${path}`,
  title,
  sentence: 'What each person of the department has in hand, against what they can carry.',
  rows: 'people',
  allow: employees,
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: [
        { value: 'over', label: states.over },
        { value: 'full', label: states.full },
        { value: 'free', label: states.free },
      ],
      look: 'chips',
    },
  },
  search: 'Person or level',
  columns,
  also: ['userId'],
  key: ['userId'],
  sort: '-used',
  tiles: [
    { of: 'total', label: 'People' },
    { of: 'stores', label: 'Stores' },
    { of: 'amount', label: 'Amount managed' },
    { of: 'used', label: 'Of capacity', kind: 'percent' },
    { of: 'over', label: 'Over capacity', asks: { state: 'over' } },
  ],
  tabs,
  bars: [
    { title: 'Load of capacity', by: 'person', of: 'used' },
    { title: 'Amount managed', by: 'person', of: 'amount' },
  ],
  empty: { title: 'Nobody belongs to this department', hint: 'People are put into departments under Users.' },
  demoRows: 2,
})

export const bandwidthAccountManagementReport = report(
  of(
    'bandwidthAccountManagement',
    'bandwidth.account-management',
    'account-management',
    'Account Management Bandwidth',
  ),
)
export const bandwidthPremiumReport = report(
  of('bandwidthPremium', 'bandwidth.premium', 'premium', 'Premium Bandwidth'),
)
export const bandwidthSeoReport = report(of('bandwidthSeo', 'bandwidth.seo', 'seo', 'SEO Bandwidth'))
export const bandwidthSocialReport = report(
  of('bandwidthSocial', 'bandwidth.social', 'social', 'Social Bandwidth'),
)
export const bandwidthSemReport = report(of('bandwidthSem', 'bandwidth.sem', 'sem', 'SEM Bandwidth'))

/** The department that each is about. */
export const departmentOfBandwidth = {
  bandwidthAccountManagement: departments.accountManagement,
  bandwidthPremium: departments.programmatic,
  bandwidthSeo: departments.seo,
  bandwidthSocial: departments.social,
  bandwidthSem: departments.sem,
} as const
