import { roles as everyRole } from '@portal/core/foundation/policy/roles'
import type { Topic } from '../topic.ts'
import { words } from './shared.ts'

/** What people call whoever has a role, where nobody else is called so. */
const calledRole: Readonly<Record<string, readonly string[] | undefined>> = {
  Administrator: ['administrator', 'admin'],
  'Super Administrator': ['super administrator', 'super admin', 'superadmin'],
  Developer: ['developer'],
  'Executive Team': ['executive', 'executive team'],
  Director: ['director'],
}

/** Roles whose name calls nobody else: a client is a store as well. */
const ownName = /^(?!.*(?:client|partner|regional)).* (?:manager|specialist|director)$/i

export const people: Topic = {
  id: 'people',
  title: 'People',
  words: words('user|employee|people|colleague|staff'),
  columns: [
    { id: 'person', label: 'Person', kind: 'person', words: [] },
    {
      id: 'type',
      label: 'Type',
      kind: 'choice',
      words: [],
      evokes: true,
      values: [
        { value: 'employee', label: 'Employees', words: words('employee|staff|colleague') },
        { value: 'active', label: 'Active', words: words('active') },
      ],
    },
    { id: 'userType', label: 'User Type', kind: 'text', words: words('type|user type|kind of user') },
    {
      id: 'state',
      label: 'Account State',
      kind: 'choice',
      words: words('state|status|account state'),
      values: [
        { value: 'suspended', label: 'Suspended', words: words('suspended|locked out') },
        {
          value: 'inactive',
          label: 'Inactive',
          words: words('inactive|deactivated|not active|switched off'),
        },
        { value: 'scheduled', label: 'Scheduled', words: words('scheduled|yet to start') },
      ],
      aside: true,
    },
    {
      id: 'role',
      label: 'Role',
      kind: 'choice',
      words: words('role'),
      values: everyRole.map((role) => ({
        value: role,
        label: role,
        words: [
          ...[role, ...(calledRole[role] ?? [])].flatMap((name) => [
            `${name} role`,
            `role ${name}`,
            `role of ${name}`,
            `${name} rights`,
            `${name} permissions`,
          ]),
          ...(calledRole[role] ?? (ownName.test(role) ? [role] : [])),
        ],
      })),
    },
    { id: 'email', label: 'Email', kind: 'text', words: words('email|email address|e-mail'), aside: true },
    {
      id: 'lastSeenAt',
      label: 'Last Seen',
      kind: 'date',
      words: words('last seen|last here|seen'),
      aside: true,
    },
    {
      id: 'secondFactor',
      label: 'Second Factor',
      kind: 'text',
      words: words(
        'second factor|two factor|2fa|mfa|two factor authentication|multi factor authentication|two step verification|authenticator app',
      ),
      evokes: true,
      aside: true,
    },
  ],
  narrows: [],
  period: null,
  person: 'person',
  rank: 6,
  calls: ['users.active'],
}
