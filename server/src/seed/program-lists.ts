import type { SeedRow } from './insert-rows.ts'

/** Programs of manufacturers: their rules, funds, names and files, and the people there. */

/** A program as the demo agency has it. */
export interface Program {
  readonly id: number
  readonly name: string
  readonly code: string
  /** Ids of `keptLists`. */
  readonly manufacturer_id: number
  readonly separator: string
  readonly casing: string
  readonly longest_name: number
  readonly minimum_budget: number
  readonly budgets_name: string
  readonly allotted_name: string
  readonly committed_name: string
  readonly budget_days: boolean
  readonly check_social: boolean
  readonly check_disclaimers: boolean
  readonly check_allocations: boolean
  readonly check_creatives: boolean
  /** What the identifiers of its dealers begin with. */
  readonly makes: readonly string[]
  /** What its campaign names begin with. */
  readonly prefix: string
  readonly funds: readonly (readonly [code: string, name: string])[]
}

/** What a program speaks of as every other one does. */
type Usual =
  | 'budgets_name'
  | 'allotted_name'
  | 'committed_name'
  | 'budget_days'
  | 'check_social'
  | 'check_disclaimers'
  | 'check_allocations'
  | 'check_creatives'

const program = (given: Omit<Program, Usual> & Partial<Program>): Program => ({
  budgets_name: 'OEM Budgets',
  allotted_name: 'Allotted',
  committed_name: 'Committed',
  budget_days: false,
  check_social: false,
  check_disclaimers: false,
  check_allocations: false,
  check_creatives: false,
  ...given,
})

/** In the order of the hub. */
export const programs: readonly Program[] = [
  program({
    id: 1,
    name: 'Stellantis',
    code: 'stellantis',
    budget_days: true,
    manufacturer_id: 1,
    separator: '_',
    casing: 'UPPER CASE',
    longest_name: 80,
    minimum_budget: 1500,
    check_disclaimers: true,
    check_allocations: true,
    check_creatives: true,
    makes: ['JEE', 'RAM'],
    prefix: 'STLA',
    funds: [
      ['BASE', 'Base'],
      ['HU', 'Heavy-Up'],
      ['BCDF', 'BCDF'],
    ],
  }),
  program({
    id: 2,
    name: 'Subaru',
    code: 'subaru',
    budgets_name: 'Retailer Funds',
    allotted_name: 'Accrued',
    committed_name: '',
    manufacturer_id: 6,
    separator: '_',
    casing: 'UPPER CASE',
    longest_name: 100,
    minimum_budget: 1200,
    makes: ['SUB'],
    prefix: 'SOA',
    funds: [
      ['RET', 'Retailer'],
      ['COOP', 'Co-op'],
    ],
  }),
  program({
    id: 3,
    name: 'Acura/Honda',
    code: 'acura-honda',
    budgets_name: 'Marketing Funds',
    allotted_name: 'Allowance',
    committed_name: '',
    manufacturer_id: 5,
    separator: '-',
    casing: 'UPPER CASE',
    longest_name: 90,
    minimum_budget: 1000,
    makes: ['HON', 'ACU'],
    prefix: 'AHM',
    funds: [['DMF', 'Dealer marketing fund']],
  }),
  program({
    id: 4,
    name: 'GM',
    code: 'gm',
    budgets_name: 'iMR Budgets',
    allotted_name: 'Earned',
    committed_name: 'Pledged',
    manufacturer_id: 2,
    separator: '|',
    casing: 'As typed',
    longest_name: 120,
    minimum_budget: 1500,
    makes: ['GMC', 'BUI', 'CAD', 'CHE'],
    prefix: 'GM',
    funds: [['iMR', 'In-market retail']],
  }),
  program({
    id: 5,
    name: 'Kia',
    code: 'kia',
    budgets_name: 'Program Budgets',
    manufacturer_id: 8,
    separator: '_',
    casing: 'lower case',
    longest_name: 100,
    minimum_budget: 1000,
    makes: ['KIA'],
    prefix: 'kia',
    funds: [['dap', 'Dealer advertising program']],
  }),
  program({
    id: 6,
    name: 'Mazda',
    code: 'mazda',
    budgets_name: 'Digital Budgets',
    committed_name: '',
    manufacturer_id: 7,
    separator: '_',
    casing: 'UPPER CASE',
    longest_name: 100,
    minimum_budget: 1000,
    makes: ['MAZ'],
    prefix: 'MNAO',
    funds: [['MDM', 'Mazda digital']],
  }),
]

const channels = 'SRCH = Paid Search\nSOC = Social\nDISP = Display\nVID = Online Video\nCTV = Connected TV'
const vehicles = 'NEW = New Vehicles\nUSED = Used Vehicles\nCPO = Certified Pre-Owned\nALL = All Vehicles'
const tactics =
  'CORE = Core Models\nBRAND = Brand and Dealer Name\nPMAX = Performance Max\nVLA = Vehicle Listings\nCARSL = Inventory Carousel\nMODEL = Model Launch\nRTG = Retargeting\nINMKT = In-Market Shoppers\nLIVNG = Living Room'

const parts = ({ id, name, prefix }: Program): readonly SeedRow[] =>
  [
    { name: 'Program', kind: 'A choice', values: `${prefix} = ${name}`, hint: '' },
    {
      name: 'Dealer Code',
      kind: 'The dealer code',
      values: '',
      hint: 'As the manufacturer knows the store.',
    },
    { name: 'Channel', kind: 'A choice', values: channels, hint: '' },
    { name: 'Vehicles', kind: 'A choice', values: vehicles, hint: '' },
    { name: 'Tactic', kind: 'A choice', values: tactics, hint: '' },
    { name: 'Fund', kind: 'The fund', values: '', hint: 'Whose money it spends.' },
  ].map((part, at) => ({ program_id: id, ...part, order: at + 1, needed: true, active: true }))

const spotColumns = [
  ['DEALER_CODE', 'Dealer code'],
  ['DEALER_NAME', 'Dealer name'],
  ['ACTIVITY_DATE', 'Day, MM/DD/YYYY'],
  ['CAMPAIGN_ID', 'Campaign id'],
  ['CAMPAIGN_NAME', 'Campaign name'],
  ['MEDIA_TYPE', 'Channel'],
  ['FUND', 'Fund code'],
  ['IMPRESSIONS', 'Impressions'],
  ['CLICKS', 'Clicks'],
  ['CONVERSIONS', 'Conversions'],
  ['SPEND', 'Spend, 0.00'],
] as const
const billingColumns = [
  ['Retailer Number', 'Dealer code'],
  ['Retailer', 'Dealer name'],
  ['District', 'District'],
  ['Month', 'Day, MM/DD/YYYY'],
  ['Fund', 'Fund name'],
  ['Impressions', 'Impressions'],
  ['Clicks', 'Clicks'],
  ['Allotted', 'Allotted, 0.00'],
  ['Spend', 'Spend, 0.00'],
  ['Left', 'Left, 0.00'],
] as const

/** Who is there at the manufacturers, by program. */
export const members = [
  [1, 'Colleen Hartigan', 'Digital Program Manager', 'Great Lakes Business Center'],
  [1, 'Raymond Oduya', 'Area Marketing Manager', 'Southeast Business Center'],
  [1, 'Lisa Brandvold', 'Area Marketing Manager', 'West Business Center'],
  [2, 'Keith Nakamura', 'Retail Marketing Specialist', 'Central Region'],
  [2, 'Paula Devereux', 'Co-op Administrator', 'All regions'],
  [3, 'Monique Lassiter', 'Dealer Marketing Lead', 'Zone 4'],
  [3, 'Greg Stanhope', 'Dealer Marketing Lead', 'Zone 7'],
  [4, 'Teresa Vandermolen', 'iMR Program Manager', 'North Central'],
  [4, 'Sam Kowalczyk', 'District Manager, Sales', 'South Central'],
  [5, 'Joon Park', 'Regional Marketing Manager', 'Central'],
  [6, 'Angela Ruiz', 'Marketing Area Manager', 'Southeast'],
] as const

/** The programs with what belongs to them, by table. */
export const programLists = (
  tenantId: number,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] => {
  const numbered = (rows: readonly SeedRow[]): readonly SeedRow[] =>
    rows.map((row, at) => ({ tenant_id: tenantId, id: at + 1, ...row }))
  const columns = (
    id: number,
    file: string,
    of: readonly (readonly [string, string])[],
  ): readonly SeedRow[] =>
    of.map(([name, holds], at) => ({ program_id: id, file, name, holds, order: at + 1 }))
  return [
    [
      'oem_program',
      programs.map(({ makes: _makes, prefix: _prefix, funds: _funds, ...row }) => ({
        tenant_id: tenantId,
        ...row,
        order: row.id,
      })),
    ],
    [
      'program_fund',
      numbered(
        programs.flatMap(({ id, funds }) =>
          funds.map(([code, name], at) => ({ program_id: id, name, code, order: at + 1 })),
        ),
      ),
    ],
    ['name_part', numbered(programs.flatMap(parts))],
    [
      'file_column',
      numbered([
        ...columns(1, 'Daily spot file', spotColumns),
        ...columns(1, 'Report', [...spotColumns.slice(0, 3), ...spotColumns.slice(4)]),
        ...columns(2, 'Billing', billingColumns),
      ]),
    ],
    [
      'oem_team_member',
      numbered(
        members.map(([program_id, name, title, region]) => ({
          program_id,
          name,
          title,
          region,
          email: `${name.toLowerCase().replaceAll(' ', '.')}@${programs[program_id - 1]?.code ?? ''}.example`,
          phone: `+1 (248) 555-01${String(20 + name.length)}`,
        })),
      ),
    ],
  ]
}
