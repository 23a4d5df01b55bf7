import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

/** Sites of a client that the collector runs on: nothing is taken from pages of any other origin. */
export const clientSites = resource({
  area: 'clientSites',
  one: 'site',
  many: 'sites',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    origin: {
      label: 'Address',
      kind: 'url',
      required: true,
      oneOfSite: true,
      hint: 'Its origin counts, as the browser shows it: https://www.dealer.com',
    },
    ownAddresses: {
      label: 'Own Addresses',
      kind: 'text',
      initial: '',
      hint: 'Network addresses of the store, its ranges and prefixes too (203.0.113.0/28, 2001:db8:12:34::/64), separated by commas: its own people are not counted.',
    },
    siteKey: { label: 'Site Key', kind: 'text', initial: '', computed: true },
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.settings',
      sentence: 'Sites that the collector of site intelligence runs on. Pages of other origins are refused.',
      icon: 'globe',
      empty: 'Add the store’s site, then give the snippet to whoever looks after its pages.',
      columns: ['name', 'origin', 'ownAddresses', 'active'],
    },
  ],
})
