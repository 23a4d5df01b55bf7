import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

/** A client's site that moves to another provider or address. */
export const websiteMigrations = resource({
  area: 'websiteMigrations',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    state: {
      label: 'State',
      kind: 'choice',
      choices: ['Planned', 'Redirects', 'Launched', 'Watched', 'Done'],
      tones: {
        Planned: 'neutral',
        Redirects: 'information',
        Launched: 'warning',
        Watched: 'warning',
        Done: 'success',
      },
      initial: 'Planned',
    },
    launchesAt: { label: 'Launch', kind: 'date' },
    oldSite: { label: 'Old Site', kind: 'url', initial: '' },
    newSite: { label: 'New Site', kind: 'url', initial: '' },
    providerId: { label: 'New Provider', kind: 'record', of: 'websiteProviders' },
    ownerId: { label: 'Owner', kind: 'record', of: 'users' },
    trackingMoved: {
      label: 'Tracking Moved',
      kind: 'flag',
      initial: false,
      hint: 'Tags, call tracking and conversions.',
    },
    adsMoved: {
      label: 'Ads Moved',
      kind: 'flag',
      initial: false,
      hint: 'Final addresses of ads and sitelinks.',
    },
    formsTested: {
      label: 'Forms Tested',
      kind: 'flag',
      initial: false,
      hint: 'A lead of each form has arrived.',
    },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  sort: ['-launchesAt'],
  read: employees,
  write: employees,
  screens: [
    {
      route: 'tools.website_migrations',
      sentence:
        'Sites that move to another provider or address, with the redirects from old pages to new ones.',
      icon: 'globe',
      empty: 'Add the first one: its redirects are checked before and after the launch.',
      columns: ['name', 'state', 'launchesAt', 'newSite', 'providerId', 'ownerId', 'notes'],
    },
  ],
})
