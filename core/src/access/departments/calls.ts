import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id, line, name, text } from '../../foundation/contract/schemas.ts'
import { administrators, employees } from '../../foundation/policy/rules-of-calls.ts'

/** A department with its members, by name. */
export const department = type({
  id: 'number',
  name: 'string',
  description: 'string',
  /** Active users in it. */
  headcount: 'number',
  DepartmentUsers: type({
    userId: 'number',
    departmentUserTypeId: 'number | null',
    user: { id: 'number', fullName: 'string', avatar: 'string | null', active: 'boolean' },
  }).array(),
  version: 'number',
  can: { update: 'boolean', remove: 'boolean' },
})

const member = type({ departmentId: 'number', userId: 'number', departmentUserTypeId: 'number | null' })

/**
 * Membership of Accounting and Executive shows margins, and some
 * departments decide where people land: only administrators change it.
 */
export const departmentCalls = defineCalls({
  'departments.list': {
    method: 'GET',
    path: '/departments',
    summary: 'Departments with their members, by name.',
    allow: employees,
    response: department.array(),
  },
  'departments.get': {
    method: 'GET',
    path: '/departments/{id}',
    summary: 'One department with its members.',
    allow: employees,
    params: byId,
    response: department,
  },
  'departments.create': {
    method: 'POST',
    path: '/departments',
    summary: 'Adds a department.',
    allow: administrators,
    body: type({ '+': 'reject', name, 'description?': text }),
    response: department,
  },
  'departments.update': {
    method: 'PUT',
    path: '/departments/{id}',
    summary: 'Changes a department.',
    allow: administrators,
    params: byId,
    body: type({ '+': 'reject', 'name?': name, 'description?': text }),
    response: department,
  },
  'departments.remove': {
    method: 'DELETE',
    path: '/departments/{id}',
    summary: 'Removes a department without members that no rule of the portal rests on.',
    allow: administrators,
    params: byId,
    response: type({ id: 'number' }),
  },
  'departments.assignUser': {
    method: 'POST',
    path: '/departments/assign-user',
    summary: 'Makes a user a member of a department, or another kind of member.',
    allow: administrators,
    body: type({ '+': 'reject', departmentId: id, userId: id, 'departmentUserTypeId?': id.or('null') }),
    response: member,
  },
  'departments.removeUser': {
    method: 'POST',
    path: '/departments/remove-user',
    summary: 'Takes a user out of a department.',
    allow: administrators,
    body: type({ '+': 'reject', departmentId: id, userId: id }),
    response: type({ departmentId: 'number', userId: 'number' }),
  },
  'departments.byNames': {
    method: 'POST',
    path: '/departments/get-by-names',
    summary: 'Departments by their names, whatever the letter case; names that none has are left out.',
    allow: employees,
    reads: true,
    body: type({ '+': 'reject', names: line.array().atMostLength(100) }),
    response: department.array(),
  },
})
