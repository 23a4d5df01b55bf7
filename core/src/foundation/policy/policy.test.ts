import { describe, expect, it } from 'vitest'
import {
  authorisedFor,
  guestOf,
  inDepartments,
  ofType,
  personWith,
  visitor,
  withRoles,
} from '../../../tests/person.ts'
import { accountState, managesScheduledActivation, maySignIn } from './account-state.ts'
import { userTypes } from './actor.ts'
import * as clientUsers from './client-users.ts'
import {
  departments,
  fulfillmentDepartments,
  isDepartmentManagerType,
  managesDepartment,
} from './departments.ts'
import * as features from './features.ts'
import {
  alertsOnImpersonation,
  mayImpersonate,
  mayViewAsClient,
  personOfClientView,
} from './impersonation.ts'
import { seesMargin } from './money.ts'
import * as shell from './shell.ts'
import { isPdfUser, isRestricted, seesEveryClient } from './user-types.ts'

describe('user types', () => {
  it('Client, Partner and Regional Manager are the restricted types', () => {
    expect(userTypes.filter((type) => isRestricted(ofType(type)))).toEqual([
      'Client',
      'Partner',
      'Regional Manager',
    ])
  })

  it('only Employees load the full client list', () => {
    expect(userTypes.filter((type) => seesEveryClient(ofType(type)))).toEqual(['Employee'])
  })

  it('the PDF user is known by its type or by its flag', () => {
    expect(isPdfUser(ofType('PDF'))).toBe(true)
    expect(isPdfUser(personWith({ pdfUser: true }))).toBe(true)
    expect(isPdfUser(personWith())).toBe(false)
  })
})

describe('departments', () => {
  it('have the ids of the specification', () => {
    expect(departments).toEqual({
      seo: 1,
      sem: 2,
      social: 3,
      accountManagement: 4,
      programmatic: 8,
      accounting: 10,
      executive: 11,
    })
  })

  it('fulfillment is 2, 3 and 8', () => {
    expect(fulfillmentDepartments).toEqual([2, 3, 8])
  })

  it('department manager means department user type 1, 6 or 7', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter(isDepartmentManagerType)).toEqual([1, 6, 7])
    const person = personWith({
      departments: [
        { id: 4, departmentUserTypeId: 6 },
        { id: 1, departmentUserTypeId: 2 },
      ],
    })
    expect(managesDepartment(person, 4)).toBe(true)
    expect(managesDepartment(person, 1)).toBe(false)
    expect(managesDepartment(person, 10)).toBe(false)
  })
})

describe('money', () => {
  // ROL-21
  it('margin is shown only to the accounting and executive departments', () => {
    expect([1, 2, 3, 4, 8, 10, 11].filter((id) => seesMargin(inDepartments(id)))).toEqual([10, 11])
    expect(seesMargin(withRoles('Super Administrator'))).toBe(false)
  })
})

describe('client users', () => {
  const types = [1, 2, 3, 12, 45]

  // ROL-18, by rule: the tab is not built
  it('types 1 and 2 are managers, 2 is ad support, 3 SEM manager, 12 auto division manager', () => {
    expect(types.filter(clientUsers.isManagerClientUserType)).toEqual([1, 2])
    expect(types.filter(clientUsers.isAdSupportClientUserType)).toEqual([2])
    expect(types.filter(clientUsers.isSemManagerClientUserType)).toEqual([3])
    expect(types.filter(clientUsers.isAutoDivisionManagerClientUserType)).toEqual([12])
  })

  it('On Behalf Of shows only to client users of type 2', () => {
    expect(
      types.filter((type) => clientUsers.choosesOnBehalfOf(authorisedFor('Employee', [5], type))),
    ).toEqual([2])
  })
})

describe('features', () => {
  const listed = [99]

  it('the assistant feature is for listed users, Developers, Account Managers and client users of types 1 or 45', () => {
    const may = (person: ReturnType<typeof personWith>) => features.mayUseAssistantFeature(person, listed)
    expect(may(personWith({ id: 99 }))).toBe(true)
    expect(may(withRoles('Developer'))).toBe(true)
    expect(may(withRoles('Account Manager'))).toBe(true)
    expect([1, 2, 3, 12, 45].filter((type) => may(authorisedFor('Client', [5], type)))).toEqual([1, 45])
    expect(may(withRoles('Director'))).toBe(false)
    expect(may(personWith())).toBe(false)
  })

  it('the chat is for listed users and six roles, and only where it is enabled', () => {
    const chat = { enabled: true, listedUsers: listed }
    const roles = [
      'Developer',
      'Director',
      'Executive',
      'Executive Team',
      'Administrator',
      'Super Administrator',
    ]
    for (const role of roles) expect(features.mayChat(withRoles(role), chat)).toBe(true)
    expect(features.mayChat(personWith({ id: 99 }), chat)).toBe(true)
    expect(features.mayChat(withRoles('Account Manager'), chat)).toBe(false)
    expect(features.mayChat(withRoles('Super Administrator'), { ...chat, enabled: false })).toBe(false)
  })

  // SID-19
  it('the Keyword Planner item shows to Clients authorised for client 1044 and to nobody else', () => {
    expect(features.seesKeywordPlannerItem(authorisedFor('Client', [1044]))).toBe(true)
    expect(features.seesKeywordPlannerItem(authorisedFor('Client', [5]))).toBe(false)
    expect(features.seesKeywordPlannerItem(authorisedFor('Employee', [1044]))).toBe(false)
    expect(features.seesKeywordPlannerItem(authorisedFor('Partner', [1044]))).toBe(false)
  })

  it('Keyword Planner opens for Employees, and for others only with client 1044', () => {
    expect(features.mayPlanKeywords(ofType('Employee'))).toBe(true)
    expect(features.mayPlanKeywords(authorisedFor('Client', [1044]))).toBe(true)
    expect(features.mayPlanKeywords(authorisedFor('Client', [5]))).toBe(false)
  })

  // SID-13
  it('GeoIQ Export needs its flag, and a Client an authorised client with service 42', () => {
    const on = { enabled: true, clientIds: [5] }
    expect(features.mayExportGeoiq(ofType('Employee'), on)).toBe(true)
    expect(features.mayExportGeoiq(ofType('Partner'), on)).toBe(true)
    expect(features.mayExportGeoiq(authorisedFor('Client', [5]), on)).toBe(true)
    expect(features.mayExportGeoiq(authorisedFor('Client', [6]), on)).toBe(false)
    expect(features.mayExportGeoiq(ofType('Employee'), { ...on, enabled: false })).toBe(false)
  })
})

describe('impersonation', () => {
  const administrator = personWith({ id: 1, roles: ['Administrator'] })
  const other = personWith({ id: 2 })

  it('only Super Administrator and Administrator act as another user', () => {
    expect(mayImpersonate(administrator, other)).toBe(true)
    expect(mayImpersonate(personWith({ id: 1, roles: ['Super Administrator'] }), other)).toBe(true)
    expect(mayImpersonate(personWith({ id: 1, roles: ['Developer', 'Director'] }), other)).toBe(false)
  })

  it('never as a user with a higher role', () => {
    const superAdministrator = personWith({ id: 3, roles: ['Super Administrator'] })
    expect(mayImpersonate(administrator, superAdministrator)).toBe(false)
    expect(mayImpersonate(superAdministrator, administrator)).toBe(true)
  })

  it('never as oneself, in another tenant, or while acting as somebody already', () => {
    expect(mayImpersonate(administrator, administrator)).toBe(false)
    expect(mayImpersonate(administrator, personWith({ id: 2, tenantId: 2 }))).toBe(false)
    expect(mayImpersonate({ ...administrator, impersonatedBy: 9 }, other)).toBe(false)
  })

  it('never as the PDF user or a guest, and never from a client view', () => {
    expect(mayImpersonate(administrator, { ...other, pdfUser: true })).toBe(false)
    expect(mayImpersonate(administrator, ofType('PDF', { id: 2 }))).toBe(false)
    expect(mayImpersonate(administrator, ofType('Guest', { id: 2 }))).toBe(false)
    const viewing = { ...administrator, clientView: { clientId: 3, employeeId: 1 } }
    expect(mayImpersonate(viewing, other)).toBe(false)
    expect(mayViewAsClient(viewing)).toBe(false)
  })

  it('an employee who looks as a client is a user of that client and of nothing else', () => {
    const viewer = personOfClientView(1, { clientId: 3, employeeId: 1 })
    expect(viewer.clients.map(({ id }) => id)).toEqual([3])
    expect(seesEveryClient(viewer)).toBe(false)
    expect(shell.mayConfirmBudgetChanges({ ...viewer, mustChangePassword: false })).toBe(false)
    expect(mayViewAsClient(personWith())).toBe(true)
    expect(mayViewAsClient(ofType('Client'))).toBe(false)
  })

  // AUT-11
  it('the e-mail alert is for the configured list only', () => {
    expect(alertsOnImpersonation(other, [2])).toBe(true)
    expect(alertsOnImpersonation(other, [])).toBe(false)
  })
})

describe('user account states', () => {
  const today = '2026-11-20'
  const account = (active: boolean, isSuspended: boolean, startDate: string | null = null) => ({
    active,
    isSuspended,
    startDate,
  })

  it('follow the four rules of the specification', () => {
    expect(accountState(account(true, false), today)).toBe('active')
    expect(accountState(account(false, false, '2026-11-21'), today)).toBe('scheduled')
    expect(accountState(account(true, true), today)).toBe('suspended')
    expect(accountState(account(false, false), today)).toBe('inactive')
    expect(accountState(account(false, false, '2026-11-19'), today)).toBe('inactive')
  })

  it('not active and suspended is suspended, and a start today is past', () => {
    expect(accountState(account(false, true, '2026-11-21'), today)).toBe('suspended')
    expect(accountState(account(false, false, today), today)).toBe('inactive')
  })

  it('only an active account signs in', () => {
    expect(maySignIn(account(true, false))).toBe(true)
    expect([account(true, true), account(false, false), account(false, true)].some(maySignIn)).toBe(false)
  })

  it('only Administrators manage scheduled activation, the Super Administrator among them', () => {
    expect(managesScheduledActivation(withRoles('Administrator'))).toBe(true)
    expect(managesScheduledActivation(withRoles('Super Administrator'))).toBe(true)
    expect(managesScheduledActivation(withRoles('Developer', 'Director'))).toBe(false)
  })
})

describe('the shell', () => {
  const route = 'clients.index'

  it('shows chrome to signed-in people who are not guests, outside shared routes', () => {
    expect(shell.showsChrome(personWith(), route)).toBe(true)
    expect(shell.showsChrome(personWith(), 'shared.coop-files')).toBe(false)
    expect(shell.showsChrome(ofType('Guest'), route)).toBe(false)
    expect(shell.showsChrome(visitor, route)).toBe(false)
    expect(shell.showsChrome(guestOf('clients.insights', 5), 'clients.insights')).toBe(false)
  })

  // SHL-04
  it('shows the chat to those who may chat, where there is chrome', () => {
    const chat = { enabled: true, listedUsers: [] }
    expect(shell.showsChat(withRoles('Developer'), route, chat)).toBe(true)
    expect(shell.showsChat(withRoles('Developer'), 'shared.coop-files', chat)).toBe(false)
    expect(shell.showsChat(guestOf(route, 5), route, chat)).toBe(false)
  })

  // SHL-05, SHL-09
  it('opens presence for everyone signed in but guests and the PDF user', () => {
    expect(userTypes.filter((type) => shell.opensPresence(ofType(type)))).toEqual([
      'Employee',
      'Client',
      'Partner',
      'Regional Manager',
    ])
    expect(shell.opensPresence(visitor)).toBe(false)
  })

  it('gives search, app switcher, help and bell to Employees only', () => {
    expect(userTypes.filter((type) => shell.seesStaffHeader(ofType(type)))).toEqual(['Employee'])
  })

  // SHL-09
  it('gives Your Day to Employees who are not the PDF user', () => {
    expect(shell.seesYourDay(personWith())).toBe(true)
    expect(shell.seesYourDay(personWith({ pdfUser: true }))).toBe(false)
    expect(shell.seesYourDay(ofType('Partner'))).toBe(false)
  })

  // SHL-09
  it('gives the action menu to Employees and Partners, its Create entries to Employees', () => {
    expect(userTypes.filter((type) => shell.seesActionMenu(ofType(type)))).toEqual(['Employee', 'Partner'])
    expect(userTypes.filter((type) => shell.seesCreateMenu(ofType(type)))).toEqual(['Employee'])
    expect(shell.seesActionMenu(personWith({ pdfUser: true }))).toBe(false)
  })

  it('gives the interaction logger to Employees and to ad-support users, whatever their type', () => {
    expect(userTypes.filter((type) => shell.seesInteractionLogger(ofType(type)))).toEqual(['Employee'])
    const team = (clientUserTypeId: number) => ({ clients: [{ id: 1003, clientUserTypeId }] })
    expect(shell.seesInteractionLogger(ofType('Client', team(2)))).toBe(true)
    expect(shell.seesInteractionLogger(ofType('Client', team(1)))).toBe(false)
  })

  it("gives the task tool to Employees and to Partners with the role 'Client+'", () => {
    expect(shell.seesTaskTool(personWith())).toBe(true)
    expect(shell.seesTaskTool(ofType('Partner', { roles: ['Partner', 'Client+'] }))).toBe(true)
    expect(shell.seesTaskTool(ofType('Partner', { roles: ['Partner'] }))).toBe(false)
    expect(shell.seesTaskTool(ofType('Client', { roles: ['Client+'] }))).toBe(false)
  })

  it('forces a password change, but not on the administrator who acts as the user', () => {
    const user = { ...personWith(), mustChangePassword: true }
    expect(shell.mustChangePassword(user)).toBe(true)
    expect(shell.mustChangePassword({ ...user, impersonatedBy: 1 })).toBe(false)
  })

  it('asks to confirm budget changes only of the user in person, after a forced password change', () => {
    const user = { ...personWith(), mustChangePassword: false }
    expect(shell.mayConfirmBudgetChanges(user)).toBe(true)
    expect(shell.mayConfirmBudgetChanges({ ...user, impersonatedBy: 1 })).toBe(false)
    expect(shell.mayConfirmBudgetChanges({ ...user, mustChangePassword: true })).toBe(false)
    expect(shell.mayConfirmBudgetChanges({ ...user, userType: 'Guest' })).toBe(false)
  })

  it("shows a partner's own logo and colour, and #2854DF where nobody has one", () => {
    const tenant = { logo: '/tenant.svg', primaryColor: null }
    expect(shell.brandingOf(tenant, null)).toEqual({ logo: '/tenant.svg', primaryColor: '#2854DF' })
    expect(shell.brandingOf(tenant, { logo: '/partner.svg', primaryColor: '#112233' })).toEqual({
      logo: '/partner.svg',
      primaryColor: '#112233',
    })
  })
})
