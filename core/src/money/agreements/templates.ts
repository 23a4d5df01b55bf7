import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { positiveNumber } from '../../foundation/rules/number.ts'
import { invoiceKeepers } from '../invoicing/policy.ts'

/** What agreements are made from. */
export const agreementTemplates = resource({
  area: 'agreementTemplates',
  path: '/agreement-templates',
  one: 'agreement template',
  many: 'agreement templates',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    months: { label: 'Term (Months)', kind: 'integer', initial: 12, check: positiveNumber },
    noticeDays: { label: 'Notice (Days)', kind: 'integer', initial: 30 },
    terms: {
      label: 'Terms',
      kind: 'longText',
      required: true,
      hint: '{client}, {agency}, {start}, {end}, {months} and {notice} are filled in.',
    },
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: invoiceKeepers,
  screens: [
    {
      route: 'settings.agreement-templates',
      sentence:
        'What agreements are made from: their term, notice and terms. An agreement that was made keeps its own.',
      icon: 'note',
      empty: 'Add the terms that most clients sign.',
      columns: ['name', 'months', 'noticeDays', 'active'],
      leadsTo: 'agreements.index',
    },
  ],
})
