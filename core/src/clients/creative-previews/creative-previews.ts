import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

/** Programmatic creatives as they will run, each at an address for whoever is to say yes to it, until a day. */
export const creativePreviews = resource({
  area: 'creativePreviews',
  path: '/programmatic-insights-previews',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    expiresOn: { label: 'Open Until', kind: 'date', required: true },
    runsFrom: { label: 'Runs From', kind: 'date' },
    runsUntil: { label: 'Runs Until', kind: 'date' },
    fileName: { label: 'Creative', kind: 'text', computed: true },
    // Stands in the address, as that of an ad preview does.
    shareNumber: { label: 'Share Number', kind: 'integer', computed: true },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.guest-access',
      sentence: 'Creatives as they will run, for whoever is to say yes to them.',
      icon: 'globe',
      tab: 'Creative previews',
      empty: 'Add the first one, then its picture or film.',
      columns: ['name', 'fileName', 'expiresOn', 'runsFrom', 'runsUntil'],
    },
  ],
})
