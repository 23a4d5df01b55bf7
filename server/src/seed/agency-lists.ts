import { activityTypeId } from '@portal/core/work/activities/constants'
import type { SeedRow } from './insert-rows.ts'

const named = (tenantId: number, names: Readonly<Record<number, string>>): readonly SeedRow[] =>
  Object.entries(names).map(([id, name]) => ({ tenant_id: tenantId, id: Number(id), name }))

const inOrder = (rows: readonly SeedRow[]): readonly SeedRow[] =>
  rows.map((row, at) => ({ ...row, order: at + 1 }))

/** Rules rest on the number of this service. */
export const geoiqServiceId = 42

const departments = {
  1: 'SEO',
  2: 'SEM',
  3: 'Social',
  4: 'Account Management',
  8: 'Programmatic',
  10: 'Accounting',
  11: 'Executive',
}
const departmentWork: Readonly<Record<number, string>> = {
  1: 'Organic search: content, technique and local listings.',
  2: 'Paid search and shopping ads.',
  3: 'Paid social and inventory ads.',
  4: 'The client in the middle: goals, calls and budgets.',
  8: 'Display, video, audio and connected TV.',
  10: 'Invoices, margins and co-op claims.',
  11: 'Runs the agency.',
}
const industries = {
  1: 'Powersports',
  2: 'Automotive',
  3: 'Recreational Vehicles',
  4: 'Marine',
  5: 'Commercial Trucks',
}
const clientUserTypes = {
  1: 'Account Manager',
  2: 'Ad Support',
  3: 'SEM Manager',
  4: 'SEO Specialist',
  5: 'Social Specialist',
  6: 'Programmatic Specialist',
  12: 'Auto Division Manager',
  45: 'Marketing Assistant',
}
/** 1, 6 and 7 manage their department. */
const departmentUserTypes = {
  1: 'Department Manager',
  2: 'Specialist',
  3: 'Senior Specialist',
  4: 'Coordinator',
  5: 'Trainee',
  6: 'Director',
  7: 'Team Lead',
}
/** What members do, with the kind of member; null for all. */
const departmentUserAbilities: readonly (readonly [
  name: string,
  description: string,
  userType: number | null,
])[] = [
  ['Approve time off', 'Decides about days off of the department.', 1],
  ['Sign off budgets', 'Confirms budget changes before they go to Accounting.', 1],
  ['Set department goals', 'Agrees the goals of the quarter with the executives.', 6],
  ['Plan the week', 'Spreads the work of the team.', 7],
  ['Train new colleagues', 'Accompanies trainees in their first three months.', 3],
  ['Log activities', 'Writes down what was done for a client.', null],
]
const userLevels = { 1: 'Junior', 2: 'Mid-level', 3: 'Senior', 4: 'Lead', 5: 'Principal' }
const feeServices = {
  1: 'Management Fee',
  2: 'Setup Fee',
  3: 'Creative Production',
  4: 'Call Tracking',
  5: 'Reporting Package',
}
const serviceGroups = {
  1: 'Search',
  2: 'Social',
  3: 'Programmatic',
  4: 'SEO and Content',
  5: 'Website and Data',
}

/** A service with the range of its monthly budget in dollars and the agency's margin in percent. */
export interface SeedService {
  readonly id: number
  readonly name: string
  readonly group: number
  readonly least: number
  readonly most: number
  readonly margin: number
}

export const services: readonly SeedService[] = [
  { id: 1, name: 'Google Ads Search', group: 1, least: 2500, most: 18_000, margin: 15 },
  { id: 2, name: 'Microsoft Ads', group: 1, least: 500, most: 3000, margin: 15 },
  { id: 3, name: 'Performance Max', group: 1, least: 1000, most: 8000, margin: 15 },
  { id: 4, name: 'Vehicle Listing Ads', group: 1, least: 1000, most: 9000, margin: 12.5 },
  { id: 5, name: 'Facebook and Instagram Ads', group: 2, least: 1000, most: 7500, margin: 18 },
  { id: 6, name: 'Automotive Inventory Ads', group: 2, least: 750, most: 5000, margin: 18 },
  { id: 7, name: 'TikTok Ads', group: 2, least: 500, most: 2500, margin: 20 },
  { id: 8, name: 'Display', group: 3, least: 750, most: 5000, margin: 25 },
  { id: 9, name: 'YouTube Video', group: 3, least: 1000, most: 6000, margin: 22.5 },
  { id: 10, name: 'Connected TV', group: 3, least: 2000, most: 12_000, margin: 25 },
  { id: 11, name: 'Streaming Audio', group: 3, least: 750, most: 3000, margin: 25 },
  { id: 12, name: 'SEO', group: 4, least: 995, most: 3500, margin: 60 },
  { id: 13, name: 'Content Writing', group: 4, least: 300, most: 1500, margin: 55 },
  { id: 14, name: 'Reputation Management', group: 4, least: 299, most: 899, margin: 50 },
  { id: 15, name: 'Website Chat', group: 5, least: 199, most: 599, margin: 40 },
  { id: 16, name: 'Email Campaigns', group: 5, least: 400, most: 2000, margin: 45 },
  { id: geoiqServiceId, name: 'GeoIQ', group: 5, least: 900, most: 2400, margin: 35 },
]

/** The sections of the pacing report that services belong to. */
export const pacingSectionOfService: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 1,
  4: 1,
  5: 2,
  6: 2,
  7: 2,
  8: 3,
  9: 4,
  10: 7,
}

export const tags = [
  {
    id: 1,
    name: 'Co-Op',
    description: 'Part of the spend is reimbursed by the manufacturer.',
    include_fees: true,
  },
  { id: 2, name: 'New Vehicles', description: 'Campaigns for new inventory.', include_fees: false },
  { id: 3, name: 'Used Vehicles', description: 'Campaigns for pre-owned inventory.', include_fees: false },
  { id: 4, name: 'Service and Parts', description: 'Campaigns for fixed operations.', include_fees: false },
  { id: 5, name: 'Seasonal', description: 'Limited to a sales event.', include_fees: false },
  {
    id: 6,
    name: 'Manufacturer Program',
    description: 'Booked through a certified manufacturer program.',
    include_fees: true,
  },
] as const

const activityTypes: Readonly<Record<number, string>> = {
  1: 'General',
  [activityTypeId.coop]: 'CO-OP',
  [activityTypeId.sem]: 'SEM',
  [activityTypeId.social]: 'Social',
  [activityTypeId.displayVideo]: 'Display/Video',
  6: 'SEO',
  [activityTypeId.connectedTv]: 'Connected TV',
  8: 'Account Management',
  9: 'Website',
}

/** Categories with their type. The note generator files under 105, 109, 113 and 118. */
export const categories: readonly { readonly id: number; readonly type: number; readonly name: string }[] = [
  { id: 101, type: 1, name: 'Note' },
  { id: 102, type: 2, name: 'Claim Submitted' },
  { id: 103, type: 2, name: 'Pre-Approval' },
  { id: 104, type: 5, name: 'Creative Update' },
  { id: 105, type: 5, name: 'Performance Note' },
  { id: 106, type: 3, name: 'Optimization' },
  { id: 107, type: 3, name: 'Campaign Build' },
  { id: 108, type: 3, name: 'Budget Adjustment' },
  { id: 109, type: 3, name: 'Performance Note' },
  { id: 110, type: 4, name: 'Optimization' },
  { id: 111, type: 4, name: 'Creative Update' },
  { id: 113, type: 4, name: 'Performance Note' },
  { id: 114, type: 6, name: 'On-Page Work' },
  { id: 115, type: 6, name: 'Content Published' },
  { id: 116, type: 6, name: 'Technical Fix' },
  { id: 117, type: 7, name: 'Campaign Build' },
  { id: 118, type: 7, name: 'Performance Note' },
  { id: 119, type: 8, name: 'Client Call' },
  { id: 120, type: 8, name: 'Monthly Review' },
  { id: 121, type: 8, name: 'E-mail' },
  { id: 122, type: 9, name: 'Specials Updated' },
  { id: 123, type: 9, name: 'Landing Page' },
]

/** The tables of lists that every tenant has, in an order that respects their references. */
export const listRows = (
  tenantId: number,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] => [
  [
    'department',
    named(tenantId, departments).map((row) => ({
      ...row,
      description: departmentWork[Number(row['id'])] ?? '',
    })),
  ],
  ['department_user_type', inOrder(named(tenantId, departmentUserTypes))],
  [
    'department_user_ability',
    departmentUserAbilities.map(([name, description, userType], at) => ({
      tenant_id: tenantId,
      id: at + 1,
      name,
      description,
      department_user_type_id: userType,
      order: at + 1,
      active: true,
    })),
  ],
  ['user_level', inOrder(named(tenantId, userLevels))],
  ['industry', inOrder(named(tenantId, industries))],
  ['client_user_type', inOrder(named(tenantId, clientUserTypes))],
  ['fee_service', named(tenantId, feeServices)],
  ['service_group', inOrder(named(tenantId, serviceGroups))],
  [
    'service',
    services.map(({ id, name, group }, at) => ({
      tenant_id: tenantId,
      id,
      name,
      order: at + 1,
      service_group_id: group,
      pacing_section_id: pacingSectionOfService[id] ?? null,
    })),
  ],
  ['budget_tag', tags.map((tag) => ({ tenant_id: tenantId, ...tag }))],
  ['activity_type', named(tenantId, activityTypes).map((row, at) => ({ ...row, sortable: at + 1 }))],
  [
    'activity_category',
    categories.map(({ id, type, name }, at) => ({
      tenant_id: tenantId,
      id,
      type_id: type,
      name,
      order: at + 1,
    })),
  ],
]
