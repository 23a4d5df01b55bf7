import { pathOf, type RouteName } from '@portal/core/foundation/routes'

/** What can be done with a program; each is one screen, whatever the brand. */
export type ToolKind =
  | 'audit'
  | 'names'
  | 'bulk'
  | 'budgets'
  | 'spend'
  | 'tracker'
  | 'campaigns'
  | 'months'
  | 'billing'
  | 'spot'
  | 'billing-file'
  | 'report-file'

export interface Tool {
  readonly kind: ToolKind
  /** What it is called where the program's name stands above it. */
  readonly label: string
  /** Of a fund alone, by its code. */
  readonly fund?: string
}

/** The screens of brands that have addresses of their own: the tool of which program stands there. */
export const brandTools: { readonly [N in RouteName]?: Tool & { readonly program: string } } = {
  'reporting.stellantis.audit': { program: 'stellantis', kind: 'audit', label: 'Audit' },
  'reporting.stellantis.name-generator': { program: 'stellantis', kind: 'names', label: 'Name Generator' },
  'reporting.stellantis.bulk-update': { program: 'stellantis', kind: 'bulk', label: 'Bulk Update' },
  'reporting.stellantis.oem-budgets': { program: 'stellantis', kind: 'budgets', label: 'OEM Budgets' },
  'reporting.stellantis.actual-spend': { program: 'stellantis', kind: 'spend', label: 'Actual Spend' },
  'reporting.stellantis.heavy-up-tracker': {
    program: 'stellantis',
    kind: 'tracker',
    label: 'Heavy-Up Tracker',
    fund: 'HU',
  },
  'reporting.stellantis.heavy-up-campaigns': {
    program: 'stellantis',
    kind: 'campaigns',
    label: 'Heavy-Up Campaigns',
    fund: 'HU',
  },
  'reporting.stellantis.bcdf-tracker': {
    program: 'stellantis',
    kind: 'tracker',
    label: 'BCDF Tracker',
    fund: 'BCDF',
  },
  'reporting.stellantis.bcdf-campaigns': {
    program: 'stellantis',
    kind: 'campaigns',
    label: 'BCDF Campaigns',
    fund: 'BCDF',
  },
  'reporting.stellantis.bcdf-report': {
    program: 'stellantis',
    kind: 'months',
    label: 'BCDF Report',
    fund: 'BCDF',
  },
  'reporting.stellantis.daily-spot-file': { program: 'stellantis', kind: 'spot', label: 'Daily Spot File' },
  'reporting.stellantis.report-download': {
    program: 'stellantis',
    kind: 'report-file',
    label: 'Report Download',
  },
  'reporting.subaru.audit': { program: 'subaru', kind: 'audit', label: 'Audit' },
  'reporting.subaru.billing': { program: 'subaru', kind: 'billing', label: 'Billing' },
  'reporting.subaru.download': { program: 'subaru', kind: 'billing-file', label: 'Download' },
  'reporting.subaru.bulk-update': { program: 'subaru', kind: 'bulk', label: 'Bulk Update' },
  'reporting.subaru.name-generator': { program: 'subaru', kind: 'names', label: 'Name Generator' },
  'reporting.acura-honda.audit': { program: 'acura-honda', kind: 'audit', label: 'Audit' },
  'reporting.acura-honda.bulk-update': { program: 'acura-honda', kind: 'bulk', label: 'Bulk Update' },
  'reporting.gm.name-generator': { program: 'gm', kind: 'names', label: 'Name Generator' },
  'reporting.kia.name-generator': { program: 'kia', kind: 'names', label: 'Name Generator' },
  'reporting.mazda.name-generator': { program: 'mazda', kind: 'names', label: 'Name Generator' },
}

/** The address of a program's tool below the hub. */
export const belowHub = (program: string, { kind, fund }: Pick<Tool, 'kind' | 'fund'>): string =>
  pathOf('reporting.oem.hub', {}, { program, tool: kind, fund })

/** Where the budgets of a program's stores stand. */
export const budgetsHref = (program: string): string =>
  program === 'stellantis'
    ? pathOf('reporting.stellantis.oem-budgets')
    : belowHub(program, { kind: 'budgets' })
