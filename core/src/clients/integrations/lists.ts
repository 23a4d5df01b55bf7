import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { integrationPlatforms } from './identifiers.ts'

/** A client's accounts in outside systems; imports of figures find clients by them. */
export const clientIntegrations = resource({
  area: 'clientIntegrations',
  one: 'integration',
  many: 'integrations',
  fields: defineFields({
    identifier: { label: 'Identifier', kind: 'text', required: true },
    platform: { label: 'System', kind: 'choice', choices: integrationPlatforms, required: true },
    account: { label: 'Account Name', kind: 'text', initial: '' },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.integrations',
      sentence: 'The accounts of this client in outside systems, and whether figures arrive from them.',
      icon: 'link',
      empty: 'Add the first one: imports of daily figures find the client by it.',
      columns: ['identifier', 'account', 'notes'],
    },
  ],
})
