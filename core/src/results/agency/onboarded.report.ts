import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { opensClient } from '../../platform/reports/opens-client.ts'
import { report } from '../../platform/reports/report.ts'

/** Days back for which a client counts as recently onboarded, where nobody chose. */
export const onboardedDays = 180

/** Clients that were activated lately, the latest first. */
export const onboardedReport = report({
  name: 'onboarded',
  route: 'dashboard.onboarded',
  path: '/reports/onboarded',
  title: 'Onboarded',
  sentence: `Clients that became active in the last ${onboardedDays} days, unless chosen otherwise.`,
  rows: 'clients',
  alsoCalled: ['recently onboarded clients'],
  allow: employees,
  filters: {
    days: {
      kind: 'choice',
      label: 'Onboarded within',
      options: ['30', '90', String(onboardedDays), '365'].map((value) => ({ value, label: `${value} days` })),
    },
  },
  search: 'Name or dealer code',
  columns: {
    client: {
      label: 'Client',
      kind: 'client',
      opens: opensClient('clients.profile.activity'),
    },
    identifier: { label: 'Dealer Code', width: 140 },
    activatedAt: { label: 'Onboarded On', kind: 'date', width: 140 },
    since: { label: 'Days as a Client', kind: 'number', width: 148 },
  },
  also: ['id'],
  key: ['id'],
  sort: '-activatedAt',
  tiles: [],
  empty: {
    title: 'No client was onboarded lately',
    hint: 'A client appears here from the day it is activated.',
  },
  demoRows: 5,
})
