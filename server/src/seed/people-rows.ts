import type { UserType } from '@portal/core/foundation/policy/actor'
import type { RoleName } from '@portal/core/foundation/policy/roles'
import type { SeedRow } from './insert-rows.ts'

/** Somebody of the demo agency. Account and name are fixed: tests and people find them by it. */
export interface SeedPerson {
  readonly id: number
  readonly tenantId: number
  /** The address before the @. */
  readonly account: string
  readonly name: readonly [first: string, last: string]
  readonly type: UserType
  readonly roles?: readonly RoleName[]
  /** Departments with the department user type: 1, 6 and 7 manage, the others work there. */
  readonly departments?: readonly (readonly [id: number, userType: number])[]
  /** Signs in with a second factor whose secret this is, in base 32. */
  readonly totpSecret?: string
  readonly more?: SeedRow
}

const employee = (
  id: number,
  account: string,
  name: readonly [string, string],
  roles: readonly RoleName[],
  department?: readonly [number, number],
  more?: SeedRow,
): SeedPerson => ({
  id,
  tenantId: 1,
  account,
  name,
  type: 'Employee',
  roles,
  ...(department ? { departments: [department] } : {}),
  ...(more ? { more } : {}),
})

/** People with the names that are nobody's account in the documentation: they make teams believable. */
const staff: readonly (readonly [
  first: string,
  last: string,
  role: RoleName | null,
  department: number,
  /** What somebody is there: 2 a specialist, 3 a senior one, 4 a coordinator, 5 a trainee, 7 leads the team. */
  userType: number,
])[] = [
  ['Hannah', 'Lindqvist', 'Account Manager', 4, 7],
  ['Marcus', 'Odell', 'Account Manager', 4, 3],
  ['Priya', 'Raman', 'Account Manager', 4, 2],
  ['Tyler', 'Beaumont', 'Account Manager', 4, 5],
  ['Sofia', 'Castellanos', 'Account Manager', 4, 4],
  ['Evan', 'Kowalski', null, 2, 3],
  ['Leah', 'Thornton', null, 2, 2],
  ['Andre', 'Baptiste', null, 2, 5],
  ['Mina', 'Sato', null, 1, 7],
  ['Caleb', 'Whitaker', null, 1, 2],
  ['Zoe', 'Farnham', null, 3, 7],
  ['Omar', 'Haddad', null, 3, 2],
  ['Nadia', 'Petrov', null, 8, 7],
  ['Jonah', 'Ellery', null, 8, 2],
  ['Ruth', 'Abernathy', null, 10, 3],
]

/** Who leads or has done it for long stands higher: 1 Junior to 4 Lead. */
const levelOf = (userType: number): number => ({ 3: 3, 5: 1, 7: 4 })[userType] ?? 2

/** The accounts of the documentation first, with ids 1 to 25; then colleagues. */
export const demoPeople = (inTwoWeeks: string): readonly SeedPerson[] => [
  employee(1, 'super-admin', ['Grace', 'Whitfield'], ['Super Administrator'], [11, 2]),
  employee(2, 'admin', ['Daniel', 'Okafor'], ['Administrator'], [11, 2]),
  employee(3, 'developer', ['Ingrid', 'Solberg'], ['Developer']),
  employee(4, 'director', ['Victor', 'Langley'], ['Director']),
  employee(5, 'executive', ['Renata', 'Moreau'], ['Executive Team'], [11, 1]),
  employee(6, 'account-manager', ['Claire', 'Donovan'], ['Account Manager'], [4, 2]),
  employee(7, 'sem-manager', ['Peter', 'Halvorsen'], ['SEM Manager'], [2, 1]),
  employee(8, 'sem', ['Amara', 'Nwosu'], [], [2, 2]),
  employee(9, 'seo', ['Lucas', 'Ferreira'], [], [1, 2]),
  employee(10, 'social', ['Maya', 'Rosenthal'], [], [3, 2]),
  employee(11, 'programmatic', ['Dmitri', 'Volkov'], [], [8, 2]),
  employee(12, 'accounting', ['Helen', 'Castro'], [], [10, 2]),
  { id: 13, tenantId: 1, account: 'client', name: ['Robert', 'Hastings'], type: 'Client', roles: ['Client'] },
  {
    id: 14,
    tenantId: 1,
    account: 'client-manager',
    name: ['Teresa', 'Nguyen'],
    type: 'Client',
    roles: ['Client'],
  },
  { id: 15, tenantId: 1, account: 'ad-support', name: ['Kevin', 'Marsh'], type: 'Client', roles: ['Client'] },
  {
    id: 16,
    tenantId: 1,
    account: 'keyword-client',
    name: ['Alicia', 'Drummond'],
    type: 'Client',
    roles: ['Client'],
  },
  { id: 17, tenantId: 2, account: 'partner', name: ['Simon', 'Keller'], type: 'Partner', roles: ['Partner'] },
  {
    id: 18,
    tenantId: 2,
    account: 'partner-plus',
    name: ['Joanna', 'Reyes'],
    type: 'Partner',
    roles: ['Partner', 'Client+'],
  },
  {
    id: 19,
    tenantId: 1,
    account: 'regional-manager',
    name: ['Walter', 'Brandt'],
    type: 'Regional Manager',
    roles: ['Regional Manager'],
  },
  {
    id: 20,
    tenantId: 1,
    account: 'pdf',
    name: ['Report', 'Renderer'],
    type: 'PDF',
    more: { pdf_user: true, password_hash: null },
  },
  employee(21, 'new-hire', ['Naomi', 'Fletcher'], [], [4, 2], { must_change_password: true }),
  {
    ...employee(22, 'two-factor', ['Isaac', 'Bergman'], ['Developer']),
    totpSecret: 'JBSWY3DPEHPK3PXP',
  },
  employee(23, 'suspended', ['Gavin', 'Stroud'], [], [3, 2], { suspended: true }),
  employee(24, 'inactive', ['Paula', 'Winslow'], [], [1, 2], { active: false }),
  employee(25, 'scheduled', ['Theo', 'Lambert'], [], [2, 2], { active: false, start_date: inTwoWeeks }),
  ...staff.map(([first, last, role, department, userType], at) =>
    employee(
      26 + at,
      `${first}.${last}`.toLowerCase(),
      [first, last],
      role ? [role] : [],
      [department, userType],
      { user_level_id: levelOf(userType) },
    ),
  ),
  {
    id: 41,
    tenantId: 1,
    account: 'carmen.delgado',
    name: ['Carmen', 'Delgado'],
    type: 'Client',
    roles: ['Client'],
  },
  {
    id: 42,
    tenantId: 1,
    account: 'group-client',
    name: ['Elena', 'Marchetti'],
    type: 'Client',
    roles: ['Client'],
  },
]

/**
 * The rows of people, their roles and departments.
 * @param sealed a second factor's secret as it is stored for an account
 */
export function peopleRows(
  people: readonly SeedPerson[],
  passwordHash: string,
  sealed: (account: { readonly tenantId: number; readonly userId: number }, secret: string) => string,
) {
  const plain: SeedRow = {
    password_hash: passwordHash,
    active: true,
    suspended: false,
    start_date: null,
    must_change_password: false,
    pdf_user: false,
    two_factor: false,
    totp_secret: null,
    user_level_id: null,
  }
  return {
    accounts: people.map(
      ({ id, tenantId, account, name: [first, last], type, totpSecret, more }): SeedRow => ({
        tenant_id: tenantId,
        id,
        email: `${account}@demo.test`,
        first_name: first,
        last_name: last,
        user_type: type,
        ...plain,
        ...(totpSecret
          ? { two_factor: true, totp_secret: sealed({ tenantId, userId: id }, totpSecret) }
          : {}),
        ...more,
      }),
    ),
    roles: people.flatMap(({ id, tenantId, roles }) =>
      (roles ?? []).map((role): SeedRow => ({ tenant_id: tenantId, user_id: id, role })),
    ),
    departments: people.flatMap(({ id, tenantId, departments }) =>
      (departments ?? []).map(([department, userType]): SeedRow => ({
        tenant_id: tenantId,
        department_id: department,
        user_id: id,
        department_user_type_id: userType,
      })),
    ),
  }
}
