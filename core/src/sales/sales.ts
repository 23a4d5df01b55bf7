import { defineFields } from '../foundation/contract/field.ts'
import { resource } from '../foundation/contract/resource.ts'
import { employees, ownClients } from '../foundation/policy/rules-of-calls.ts'
import { notBelowZero, notNegative, positiveNumber } from '../foundation/rules/number.ts'
import { zipCode } from '../foundation/rules/text.ts'
import { notAfterToday } from '../foundation/rules/day.ts'
import { lookupFields } from '../platform/records/lookup-fields.ts'

/** Sales, leads and appointments of a dealer, and their types. */

const typesOfShowroom = {
  route: 'settings.showroom',
  sentence: 'What the sales, leads and appointments of a dealership are told apart by.',
  icon: 'tag',
} as const

export const saleTypes = resource({
  area: 'saleTypes',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      ...typesOfShowroom,
      tab: 'Sale Types',
      place: 0,
      empty: 'Add the first one: a sale of a dealership is of a type.',
    },
  ],
})

/** What leads come as, whatever a type is called. */
const leadKinds = ['Form', 'Call', 'Chat', 'Other'] as const

export const leadTypes = resource({
  area: 'leadTypes',
  fields: {
    ...lookupFields,
    kind: { label: 'Counts As', kind: 'choice', choices: leadKinds, initial: 'Other' },
  },
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      ...typesOfShowroom,
      tab: 'Lead Types',
      place: 1,
      empty: 'Add the first one: a lead of a dealership is of a type.',
    },
  ],
})

export const leadStatuses = resource({
  area: 'leadStatuses',
  one: 'lead status',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      ...typesOfShowroom,
      tab: 'Lead Statuses',
      place: 2,
      empty: 'Add the first one: leads that arrive begin with the one that stands first.',
    },
  ],
})

export const appointmentTypes = resource({
  area: 'appointmentTypes',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      ...typesOfShowroom,
      tab: 'Appointment Types',
      place: 3,
      empty: 'Add the first one: an appointment of a dealership is of a type.',
    },
  ],
})

const count = { label: 'Count', kind: 'integer', initial: 1, check: positiveNumber } as const
const source = { label: 'Source', kind: 'text', initial: '' } as const
const notes = { label: 'Notes', kind: 'longText', initial: '' } as const

const ofShowroom = {
  route: 'clients.profile.sales',
  sentence: 'What the dealership sold, and what came before it.',
} as const

export const sales = resource({
  area: 'sales',
  fields: defineFields({
    saleTypeId: { label: 'Sale Type', kind: 'record', of: 'saleTypes', required: true },
    soldAt: { label: 'Sold At', kind: 'date', required: true, check: notAfterToday },
    count,
    amount: { label: 'Amount', kind: 'money', check: notBelowZero },
    zip: {
      label: 'ZIP Code',
      kind: 'text',
      initial: '',
      check: zipCode,
      hint: 'Where the buyer lives: GeoIQ counts sales by it.',
    },
    notes,
  }),
  ofClient: true,
  read: ownClients,
  write: employees,
  screens: [
    {
      ...ofShowroom,
      icon: 'car',
      place: 0,
      empty: 'Add the first one, or import the month from the dealer’s own system.',
    },
  ],
})

export const leads = resource({
  area: 'leads',
  fields: defineFields({
    leadTypeId: { label: 'Lead Type', kind: 'record', of: 'leadTypes', required: true },
    receivedAt: { label: 'Received At', kind: 'date', required: true, check: notAfterToday },
    statusId: { label: 'Status', kind: 'record', of: 'leadStatuses' },
    count,
    source,
    notes,
  }),
  ofClient: true,
  read: ownClients,
  write: employees,
  screens: [
    {
      ...ofShowroom,
      icon: 'mail',
      place: 1,
      empty: 'Add the first ones: leads by day, type and source.',
    },
  ],
})

/** How far an appointment came: one that was sold was shown and set, too, and is counted in each. */
const appointmentStates = ['Set', 'Shown', 'Sold'] as const

export const appointments = resource({
  area: 'appointments',
  fields: defineFields({
    appointmentTypeId: { label: 'Appointment Type', kind: 'record', of: 'appointmentTypes', required: true },
    scheduledAt: { label: 'Scheduled At', kind: 'date', required: true },
    state: {
      label: 'State',
      kind: 'choice',
      choices: appointmentStates,
      initial: 'Set',
      hint: 'What was sold was shown and set, too.',
    },
    count,
    source,
    notes,
  }),
  ofClient: true,
  read: ownClients,
  write: employees,
  screens: [
    {
      ...ofShowroom,
      icon: 'calendar',
      place: 2,
      empty: 'Add the first ones, each as far as it came.',
    },
  ],
})

const counted = { kind: 'integer', check: notNegative } as const

/** What a dealership says of one month as a whole: what its own system counts, where nobody enters each lead and sale. */
export const croData = resource({
  area: 'croData',
  one: 'showroom month',
  many: 'showroom months',
  alsoCalled: ['cro data'],
  fields: defineFields({
    month: {
      label: 'Month',
      kind: 'date',
      required: true,
      monthly: true,
      hint: 'Any day of it.',
      wholeMonth: true,
    },
    leads: { label: 'Leads', ...counted },
    internetLeads: { label: 'Internet Leads', ...counted },
    phoneLeads: { label: 'Phone Leads', ...counted },
    appointmentsSet: { label: 'Appointments Set', ...counted },
    appointmentsShown: { label: 'Appointments Shown', ...counted },
    sold: { label: 'Sold', ...counted },
    salesNew: { label: 'Sales New', ...counted },
    salesUsed: { label: 'Sales Used', ...counted },
    closingRate: { label: 'Close Rate', kind: 'percent', computed: true, hint: 'Sold of a hundred leads.' },
    notes,
  }),
  ofClient: true,
  read: ownClients,
  write: employees,
  screens: [
    {
      ...ofShowroom,
      tab: 'CRO Data',
      icon: 'chart',
      place: 3,
      empty: 'Add the first month as the dealer’s own system counts it.',
      columns: [
        'month',
        'leads',
        'internetLeads',
        'phoneLeads',
        'appointmentsSet',
        'appointmentsShown',
        'sold',
        'closingRate',
      ],
    },
  ],
})
