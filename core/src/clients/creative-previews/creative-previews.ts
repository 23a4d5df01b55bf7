import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

/** What a programmatic creative may be: bytes, and types that a browser shows and that cannot run. */
export const creativeLimits = {
  each: 50 * 1024 * 1024,
  count: 1,
  only: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'video/mp4'],
} as const

/** Programmatic creatives as they will run, each at an address for whoever is to say yes to it, until a day. */
export const creativePreviews = resource({
  area: 'creativePreviews',
  path: '/programmatic-insights-previews',
  one: 'creative preview',
  many: 'creative previews',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, hint: 'Stands above the creative.' },
    expiresOn: {
      label: 'Open Until',
      kind: 'date',
      required: true,
      hint: 'Its address shows nothing after this day.',
    },
    fileName: { label: 'Creative', kind: 'text', computed: true },
    shareNumber: {
      label: 'Share Number',
      kind: 'integer',
      computed: true,
      hint: 'Stands in the address: drawn at random, so that addresses cannot be counted through.',
    },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.guest-access',
      sentence: 'Programmatic creatives as they will run, for whoever is to say yes to them.',
      icon: 'globe',
      tab: 'Creative previews',
      empty: 'Add the first one, and then its picture or film: its address shows it without an account.',
      columns: ['name', 'fileName', 'expiresOn'],
    },
  ],
})
