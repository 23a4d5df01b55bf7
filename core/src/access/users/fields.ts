import { defineFields } from '../../foundation/contract/field.ts'
import { assignableTypes } from '../../foundation/policy/managing-users.ts'

/** What a person is called, and where mail reaches him or her (User). */
export const personFields = defineFields({
  firstName: { label: 'First Name', kind: 'text', required: true },
  lastName: { label: 'Last Name', kind: 'text', required: true },
  email: { label: 'E-mail', kind: 'email', required: true, unique: true },
})

/** The fields of an account, as administrators see them. */
export const userFields = defineFields({
  ...personFields,
  userType: {
    label: 'User Type',
    kind: 'choice',
    choices: assignableTypes,
    required: true,
    initial: 'Employee',
    hint: 'Decides which screens there are at all.',
  },
  userLevelId: { label: 'User Level', kind: 'record', of: 'userLevels' },
  roleIds: { label: 'Roles', kind: 'records', of: 'roles' },
  groupIds: {
    label: 'Groups',
    kind: 'records',
    of: 'groups',
    hint: 'The client groups whose report this person reads.',
  },
  state: {
    label: 'State',
    kind: 'choice',
    choices: ['Active', 'Scheduled', 'Suspended', 'Inactive'],
    required: true,
    initial: 'Active',
  },
  startDate: { label: 'Start Date', kind: 'date' },
})

/** A row of the departments of an account. */
export const membershipFields = defineFields({
  departmentId: { label: 'Department', kind: 'record', of: 'departments', required: true },
  departmentUserTypeId: { label: 'Department User Type', kind: 'record', of: 'departmentUserTypes' },
})

/** A client on whose team an account is. */
export const clientMembershipFields = defineFields({
  clientId: { label: 'Client', kind: 'record', of: 'clients', required: true },
  clientUserTypeId: { label: 'Client User Type', kind: 'record', of: 'clientUserTypes', required: true },
})

/** A member of a client's team. */
export const teamMemberFields = defineFields({
  userId: { label: 'Person', kind: 'record', of: 'employees', required: true },
  clientUserTypeId: { label: 'Client User Type', kind: 'record', of: 'clientUserTypes', required: true },
})
