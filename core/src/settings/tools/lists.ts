import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees, onlyWhen, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { isEmployee, isPartner } from '../../foundation/policy/user-types.ts'
import { lookupFields } from '../../platform/records/lookup-fields.ts'
import { urlOrFile } from '../../foundation/rules/stored-file.ts'
import { resourceAudiences } from './audience.ts'

/** How resources are sorted. */
export const resourceCategories = resource({
  area: 'resourceCategories',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'tools.resources',
      sentence: 'How resources are sorted.',
      tab: 'Categories',
      place: 1,
      icon: 'list',
      empty: 'Add the first one: a resource is of a category.',
    },
  ],
})

/** What the agency's people, its partners and its clients open again and again: a link, or a file that is stored with it. */
export const resourceLinks = resource({
  area: 'resourceLinks',
  one: 'resource',
  many: 'resources',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    categoryId: { label: 'Category', kind: 'record', of: 'resourceCategories', required: true },
    url: {
      label: 'Address',
      kind: 'url',
      required: true,
      orFile: urlOrFile,
    },
    shownTo: {
      label: 'Shown To',
      kind: 'choice',
      choices: resourceAudiences,
      initial: 'Employees',
      hint: 'A role means the employees who have it.',
    },
    clientUserTypeId: {
      label: 'Client User Type',
      kind: 'record',
      of: 'clientUserTypes',
      onlyWith: { shownTo: ['Clients'] },
      hint: 'All of them where empty.',
    },
    description: { label: 'Description', kind: 'text', initial: '' },
    pinned: {
      label: 'Pinned',
      kind: 'flag',
      initial: false,
      first: true,
      hint: 'Stands before all others.',
    },
    order: { label: 'Order', kind: 'integer', initial: 0 },
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'tools.resources',
      sentence: 'Guides, templates and links, by category.',
      tab: 'Resources',
      place: 0,
      icon: 'link',
      empty: 'Add the first one: a link, or a file.',
      columns: [
        'name',
        'categoryId',
        'url',
        'shownTo',
        'clientUserTypeId',
        'description',
        'pinned',
        'order',
        'active',
      ],
    },
  ],
})

/** Whoever works for a client, at the agency or at its partner. */
const agencyOrPartner = onlyWhen(
  ownClients,
  'these only as Partners',
  (person) => isEmployee(person) || isPartner(person),
)

/** What partners and the agency write down of the partner's clients, by day. */
export const clientNotes = resource({
  area: 'clientNotes',
  fields: defineFields({
    name: { label: 'Subject', kind: 'text', required: true },
    notedAt: { label: 'Day', kind: 'date', required: true, startsToday: true, past: true },
    topic: {
      label: 'About',
      kind: 'choice',
      choices: ['Call', 'Meeting', 'Results', 'Budget', 'Creative', 'Website', 'Other'],
      initial: 'Call',
    },
    followUpAt: { label: 'Come Back To It', kind: 'date' },
    body: { label: 'Note', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  sort: ['-notedAt'],
  read: agencyOrPartner,
  write: agencyOrPartner,
  screens: [
    {
      route: 'tools.client_notes',
      sentence: 'What was said and decided with each client, by day.',
      icon: 'note',
      empty: 'Add the first one: a call, a meeting.',
      columns: ['name', 'notedAt', 'topic', 'followUpAt', 'body'],
    },
  ],
})
