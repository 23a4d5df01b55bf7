import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import {
  administrators,
  employees,
  employeesWithRole,
  ownClients,
} from '../../foundation/policy/rules-of-calls.ts'
import { lookupFields } from '../../platform/records/lookup-fields.ts'

/** Why a client leaves or ends a service; kept by those who may open the screen. */
export const cancellationReasons = resource({
  area: 'cancellationReasons',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: employeesWithRole('Developer'),
  screens: [
    {
      route: 'settings.cancellation-reasons',
      sentence: 'Why a client leaves or ends a service; asked for when one is canceled.',
      icon: 'flag',
      empty: 'Add the first one: canceling a client asks for it.',
    },
  ],
})

/** Clients that are managed together, whoever owns them. */
export const managementGroups = resource({
  area: 'managementGroups',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    managerId: { label: 'Manager', kind: 'record', of: 'users' },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'settings.management-groups',
      sentence: 'Clients that are managed together, whoever owns them.',
      icon: 'people',
      empty: 'Add the first one: a client is put into a management group in its settings.',
      columns: ['name', 'managerId', 'active', 'notes'],
      holdsClientsBy: 'managementGroupId',
    },
  ],
})

/** Services are filtered by their groups, by clients too. */
export const serviceGroups = resource({
  area: 'serviceGroups',
  path: '/serviceGroups',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    order: { label: 'Order', kind: 'integer', initial: 0 },
  }),
  ofClient: false,
  read: ownClients,
  write: employees,
  screens: [
    {
      route: 'settings.accounting',
      sentence: 'What a budget can be for, in groups.',
      icon: 'tag',
      empty: 'Add the first one: services are filtered by it.',
      place: 1,
    },
  ],
})

/** The kinds of member on a client's team. 1, 2, 3, 12 and 45 carry rules, whatever they are called. */
export const clientUserTypes = resource({
  area: 'clientUserTypes',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: administrators,
  // Those of the policy, which is not fetched with the lists.
  lasting: [1, 2, 3, 12, 45],
  screens: [
    {
      route: 'settings.client-user-types',
      sentence:
        "What somebody can be on a client's team. 1, 2, 3, 12 and 45 carry rules and stay, whatever they are called.",
      icon: 'people',
      empty: "Add the first one: members of a client's team are of a type.",
      showsId: true,
    },
  ],
})

/** What can be done for a client, as strategies name it (Settings); kept by those who may open the screen. */
export const tactics = resource({
  area: 'tactics',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: employeesWithRole('Developer'),
  screens: [
    {
      route: 'tactics.index',
      sentence: 'What can be done for a client, as its strategies name it.',
      icon: 'package',
      empty: 'Add the first one: strategies choose from this list.',
    },
  ],
})
