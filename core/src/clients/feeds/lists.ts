import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

/** How often a feed is read. */
const feedRhythms = ['Every Night', 'Every Six Hours', 'By Hand'] as const

/** Where the vehicles of a dealership come from: an address that is read on a schedule, or files that people put in. */
export const vehicleFeeds = resource({
  area: 'vehicleFeeds',
  fields: defineFields({
    name: {
      label: 'Name',
      kind: 'text',
      required: true,
      hint: 'Whose feed it is: HomeNet, vAuto, the website.',
    },
    url: {
      label: 'Address',
      kind: 'url',
      initial: '',
      asked: true,
      hint: 'CSV, TSV or XML, also packed with gzip or ZIP. Leave it empty where files are put in by hand.',
    },
    rhythm: { label: 'Read', kind: 'choice', choices: feedRhythms, initial: 'Every Night' },
    storeCode: {
      label: 'Store Code',
      kind: 'text',
      initial: '',
      hint: 'As the Business Profile has it; for vehicles that do not say it themselves.',
    },
    dealershipName: {
      label: 'Dealership',
      kind: 'text',
      initial: '',
      hint: 'Where the feed does not name it.',
    },
    dealershipAddress: {
      label: 'Dealership’s Address',
      kind: 'text',
      initial: '',
      hint: 'Street, city, state and ZIP code, where the feed does not have it.',
    },
    active: { label: 'Active', kind: 'flag', initial: true },
    state: {
      label: 'State',
      kind: 'choice',
      choices: ['Not Read Yet', 'In Order', 'Last Good Copy', 'Never Read Well'],
      tones: {
        'Not Read Yet': 'neutral',
        'In Order': 'success',
        'Last Good Copy': 'warning',
        'Never Read Well': 'danger',
      },
      initial: 'Not Read Yet',
      computed: true,
    },
    vehicles: { label: 'Vehicles', kind: 'integer', initial: 0, computed: true },
    readAt: { label: 'Last Read', kind: 'instant', computed: true },
    goodAt: { label: 'Copy Of', kind: 'instant', computed: true },
    message: { label: 'What Happened', kind: 'text', initial: '', computed: true },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.feeds',
      sentence: 'The vehicles of this dealership, where they come from and where they go.',
      icon: 'car',
      empty: 'Add the first one: its address, and how often it is read.',
      columns: ['name', 'state', 'vehicles', 'message', 'readAt', 'rhythm', 'active'],
    },
  ],
})
