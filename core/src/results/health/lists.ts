import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { administrators, employees } from '../../foundation/policy/rules-of-calls.ts'
import { positiveNumber } from '../../foundation/rules/number.ts'
import { lookupFields } from '../../platform/records/lookup-fields.ts'
import { healthKinds } from './health.ts'

/** How much each part counts for the health of a client. */
export const healthParts = resource({
  area: 'healthParts',
  fields: defineFields({
    ...lookupFields,
    kind: {
      label: 'What Is Looked At',
      kind: 'choice',
      choices: healthKinds,
      required: true,
      hint: 'The first active part of a kind counts.',
    },
    weight: {
      label: 'Weight',
      kind: 'integer',
      initial: 10,
      check: positiveNumber,
      hint: 'Beside those of the others: twice the weight costs twice as much. All of them are a hundred.',
    },
  }),
  ofClient: false,
  read: employees,
  write: administrators,
  screens: [
    {
      route: 'priority-watchlist.settings',
      sentence: 'How much each part counts for the health of a client.',
      tab: 'Health',
      place: 1,
      icon: 'chart',
      empty: 'Add the first one: clients have a health once something is looked at.',
      columns: ['name', 'kind', 'weight', 'order', 'active'],
      leadsTo: 'priority-watchlist.index',
    },
  ],
})
