import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees, signedIn } from '../../foundation/policy/rules-of-calls.ts'
import { activityTypeId } from './constants.ts'

/** What the activity logger offers. */

const name = { label: 'Name', kind: 'text', required: true, unique: true } as const
const order = { label: 'Order', kind: 'integer', initial: 0, hint: 'Lower numbers come first.' } as const
const active = { label: 'Active', kind: 'flag', initial: true, hint: 'Offered for new activities.' } as const

const shared = { ofClient: false, read: signedIn, write: employees } as const
const sentence = 'What people choose from when they log an activity, in this order.'

/** The kinds of activity. The guided flows and the note generator count on some of them. */
export const activityTypes = resource({
  ...shared,
  area: 'activityTypes',
  fields: defineFields({ name, sortable: { ...order, place: true }, active }),
  lasting: Object.values(activityTypeId),
  screens: [
    {
      route: 'settings.activity-types',
      sentence,
      icon: 'list',
      empty: 'Add the first one: activities are logged by type.',
      tab: 'Types',
    },
  ],
})

/** The categories that each type is offered with. */
export const activityCategories = resource({
  ...shared,
  area: 'categories',
  one: 'activity category',
  many: 'activity categories',
  fields: defineFields({
    name,
    typeId: { label: 'Type', kind: 'record', of: 'activityTypes', required: true, parent: true },
    order,
    active,
  }),
  screens: [
    {
      route: 'settings.activity-types',
      sentence,
      icon: 'tag',
      empty: 'Add the first one: a type is offered with its categories.',
      tab: 'Categories',
      place: 1,
    },
  ],
})
