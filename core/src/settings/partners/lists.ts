import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { administrators, employees } from '../../foundation/policy/rules-of-calls.ts'
import { urlOrFile } from '../../foundation/rules/stored-file.ts'
import { shareOfHundred } from '../../foundation/rules/share.ts'

/** Agencies that bring clients and are paid a share of what these spend on fees. */
export const partners = resource({
  area: 'partners',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    commissionPercent: {
      label: 'Commission',
      kind: 'percent',
      check: shareOfHundred(),
      hint: 'Of what its clients are invoiced, where a client says nothing else.',
    },
    primaryColor: {
      label: 'Color',
      kind: 'color',
      initial: '#2854DF',
      hint: 'Of the portal and of mail for its people.',
    },
    logoUrl: {
      label: 'Logo',
      kind: 'url',
      initial: '',
      orFile: urlOrFile,
      hint: 'Choose a picture below; others are not shown.',
    },
    portalUrl: {
      label: 'Portal',
      kind: 'url',
      initial: '',
      hint: 'Where its people sign in, for example https://portal.northbeam.example.',
    },
    contactName: { label: 'Contact', kind: 'text', initial: '' },
    contactEmail: { label: 'Contact Email', kind: 'email', initial: '' },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: administrators,
  screens: [
    {
      route: 'partners.index',
      sentence: 'Agencies that bring clients, how their portal looks and what they are paid.',
      tab: 'Partners',
      place: 0,
      icon: 'people',
      empty: 'Add the first one: its clients and its commission follow.',
      columns: [
        'name',
        'commissionPercent',
        'primaryColor',
        'portalUrl',
        'contactName',
        'contactEmail',
        'active',
        'notes',
      ],
    },
  ],
})

/** Which clients a partner brought, from when to when, and at which share. */
export const partnerClients = resource({
  area: 'partnerClients',
  fields: defineFields({
    partnerId: { label: 'Partner', kind: 'record', of: 'partners', required: true, part: true },
    startsAt: { label: 'From', kind: 'date', required: true },
    endsAt: { label: 'To', kind: 'date', hint: 'The last day that counts; open where empty.' },
    commissionPercent: {
      label: 'Commission',
      kind: 'percent',
      check: shareOfHundred(),
      hint: "The partner's own where empty.",
    },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  read: employees,
  write: administrators,
  screens: [
    {
      route: 'partners.index',
      sentence: 'Which clients each partner brought, and when it is paid for them.',
      tab: 'Clients of Partners',
      place: 1,
      icon: 'building',
      empty: 'Add the first one: commissions are worked out for these.',
    },
  ],
})
