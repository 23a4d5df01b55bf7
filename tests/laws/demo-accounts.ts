import type { Person, User, UserType } from '@portal/core/foundation/policy/actor'
import { departments } from '@portal/core/foundation/policy/departments'

/** A demo account as the handles fix it. The seeded agency is compared with this. */
export interface DemoAccount {
  readonly name: string
  /** Two letters for it in a matrix. */
  readonly code: string
  readonly userType: UserType
  readonly roles: readonly string[]
  readonly departments: readonly number[]
  readonly tenantId: number
  /** Kinds of member on the teams of its clients, one for each client that matters to a rule. */
  readonly clientUserTypes: readonly number[]
  readonly hasGroupAccess: boolean
  readonly mustChangePassword: boolean
  /** Whether a password alone does not let it in. */
  readonly secondFactor: boolean
  /** False for accounts in a state that lets nobody in. */
  readonly comesIn: boolean
}

const account = (
  code: string,
  name: string,
  userType: UserType,
  facts: Partial<DemoAccount> = {},
): DemoAccount => ({
  name,
  code,
  userType,
  roles: [],
  departments: [],
  tenantId: 1,
  clientUserTypes: [],
  hasGroupAccess: false,
  mustChangePassword: false,
  secondFactor: false,
  comesIn: true,
  ...facts,
})

const { seo, sem, social, accountManagement, programmatic, accounting, executive } = departments

/** Every account of the demo agency, in the order of the handles. */
export const demoAccounts: readonly DemoAccount[] = [
  account('SA', 'super-admin', 'Employee', { roles: ['Super Administrator'], departments: [executive] }),
  account('AD', 'admin', 'Employee', { roles: ['Administrator'], departments: [executive] }),
  account('DV', 'developer', 'Employee', { roles: ['Developer'] }),
  account('DI', 'director', 'Employee', { roles: ['Director'] }),
  account('EX', 'executive', 'Employee', { roles: ['Executive Team'], departments: [executive] }),
  account('AM', 'account-manager', 'Employee', {
    roles: ['Account Manager'],
    departments: [accountManagement],
    clientUserTypes: [1],
  }),
  account('SM', 'sem-manager', 'Employee', { roles: ['SEM Manager'], departments: [sem] }),
  account('SE', 'sem', 'Employee', { departments: [sem] }),
  account('SO', 'seo', 'Employee', { departments: [seo] }),
  account('SC', 'social', 'Employee', { departments: [social] }),
  account('PR', 'programmatic', 'Employee', { departments: [programmatic] }),
  account('AC', 'accounting', 'Employee', { departments: [accounting] }),
  account('CL', 'client', 'Client', { roles: ['Client'], clientUserTypes: [3] }),
  account('CM', 'client-manager', 'Client', { roles: ['Client'], clientUserTypes: [1] }),
  account('AS', 'ad-support', 'Client', { roles: ['Client'], clientUserTypes: [2] }),
  account('KC', 'keyword-client', 'Client', { roles: ['Client'], clientUserTypes: [12] }),
  account('PA', 'partner', 'Partner', { roles: ['Partner'], tenantId: 2, clientUserTypes: [1] }),
  account('PP', 'partner-plus', 'Partner', {
    roles: ['Partner', 'Client+'],
    tenantId: 2,
    clientUserTypes: [1],
  }),
  account('RM', 'regional-manager', 'Regional Manager', {
    roles: ['Regional Manager'],
    clientUserTypes: [12],
    hasGroupAccess: true,
  }),
  account('PD', 'pdf', 'PDF'),
  account('NH', 'new-hire', 'Employee', { departments: [accountManagement], mustChangePassword: true }),
  account('2F', 'two-factor', 'Employee', { roles: ['Developer'], secondFactor: true }),
  account('SU', 'suspended', 'Employee', { comesIn: false }),
  account('IN', 'inactive', 'Employee', { comesIn: false }),
  account('SH', 'scheduled', 'Employee', { comesIn: false }),
]

/** The client that every account with clients has on its team here; the keyword client is the one with its own id. */
export const ownClient = (demo: DemoAccount): number => (demo.name === 'keyword-client' ? 1044 : 17)

/** The account as the person that rules decide on. */
export const personOf = (demo: DemoAccount): Person => ({
  id: 7,
  tenantId: demo.tenantId,
  userType: demo.userType,
  roles: demo.roles,
  departments: demo.departments.map((id) => ({ id, departmentUserTypeId: null })),
  clients: demo.clientUserTypes.map((clientUserTypeId) => ({ id: ownClient(demo), clientUserTypeId })),
  groupIds: demo.hasGroupAccess ? [3] : [],
  hasGroupAccess: demo.hasGroupAccess,
  pdfUser: demo.userType === 'PDF',
  mustChangePassword: demo.mustChangePassword,
  impersonatedBy: null,
})

export const userOf = (demo: DemoAccount): User => ({ kind: 'user', ...personOf(demo) })
