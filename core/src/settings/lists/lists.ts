import { defineFields } from '../../foundation/contract/field.ts'
import { between } from '../../foundation/rules/between.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { administrators, employees, employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'
import { lookupFields } from '../../platform/records/lookup-fields.ts'

/** Lists that the agency keeps for itself and that the rest of the portal chooses from. */

const notes = { label: 'Notes', kind: 'longText', initial: '' } as const

/** What an account manager does for each client every month. */
export const deliverableTasks = resource({
  area: 'deliverableTasks',
  path: '/account-manager-deliverable-tasks',
  fields: defineFields({
    ...lookupFields,
    dueDay: {
      label: 'Due On Day',
      kind: 'integer',
      check: between(1, 31),
      hint: 'Of the month; the last one where it is shorter.',
    },
    description: { label: 'Description', kind: 'longText', initial: '' },
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'settings.account-manager-deliverable-tasks',
      sentence:
        'What an account manager does for each client every month, in this order; the Account Manager Checklist ticks it off.',
      icon: 'clipboard',
      empty: 'Add the first one: it stands in the checklist of every client.',
      columns: ['name', 'dueDay', 'order', 'active', 'description'],
    },
  ],
})

/** What a client sells. Number 2 is Automotive, whatever it is called. */
export const industries = resource({
  area: 'industries',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: employees,
  lasting: [2],
  screens: [
    {
      route: 'industries.index',
      sentence: 'What a client sells. Number 2 carries rules and stays, whatever it is called.',
      icon: 'building',
      empty: 'Add the first one: a client is of an industry.',
      showsId: true,
      holdsClientsBy: 'industryId',
    },
  ],
})

/** Stores of one owner. A Regional Manager sees the groups that are theirs. */
export const groups = resource({
  area: 'groups',
  one: 'client group',
  many: 'client groups',
  alsoCalled: ['group', 'dealer group'],
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    website: { label: 'Website', kind: 'url', initial: '' },
    notes,
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'groups.index',
      sentence: 'Dealerships of one owner, reported side by side.',
      icon: 'people',
      empty: 'Add the first one: a client is put into a group in its settings.',
      columns: ['name', 'website', 'active', 'notes'],
      holdsClientsBy: 'groupId',
    },
  ],
})

export const manufacturers = resource({
  area: 'manufacturers',
  fields: defineFields({
    ...lookupFields,
    brands: { label: 'Brands', kind: 'text', initial: '', hint: 'Separated by commas.' },
    coopPercent: { label: 'Co-op Share', kind: 'percent', hint: 'What it pays back of an approved claim.' },
    portalUrl: { label: 'Dealer Portal', kind: 'url', initial: '' },
    notes,
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'manufacturers.index',
      place: 0,
      sentence: 'Whose cars the clients sell, and what each pays back for advertising.',
      icon: 'car',
      empty: 'Add the first one: clients, incentives and co-op claims name it.',
      columns: ['name', 'brands', 'coopPercent', 'portalUrl', 'order', 'active', 'notes'],
    },
  ],
})

export const websiteProviders = resource({
  area: 'websiteProviders',
  fields: defineFields({
    ...lookupFields,
    website: { label: 'Website', kind: 'url', initial: '' },
    supportEmail: { label: 'Support Email', kind: 'email', initial: '' },
    supportPhone: { label: 'Support Phone', kind: 'phone', initial: '' },
    notes,
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'website_provider.index',
      sentence: 'Who runs websites of clients, and whom to call when one is down.',
      icon: 'globe',
      empty: 'Add the first one: a client and its website migrations name it.',
      columns: ['name', 'website', 'supportEmail', 'supportPhone', 'order', 'active', 'notes'],
    },
  ],
})

export const profitCenters = resource({
  area: 'profitCenters',
  fields: defineFields({
    ...lookupFields,
    code: { label: 'Code', kind: 'text', initial: '', hint: 'As the ledger calls it.' },
    departmentId: { label: 'Department', kind: 'record', of: 'departments' },
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'profitCenters.index',
      sentence: 'Where revenue is booked: files of invoices for Xero carry the code with each line.',
      icon: 'money',
      empty: 'Add the first one: services and fees are booked to it under Services, On invoices.',
      leadsTo: 'settings.accounting',
      columns: ['name', 'code', 'departmentId', 'order', 'active'],
    },
  ],
})

export const regions = resource({
  area: 'regions',
  fields: defineFields({
    ...lookupFields,
    managerId: { label: 'Regional Manager', kind: 'record', of: 'regionalManagers' },
    states: { label: 'States', kind: 'text', initial: '', hint: 'Two letters each, separated by commas.' },
  }),
  ofClient: false,
  read: employees,
  write: employeesWithRole('Developer'),
  screens: [
    {
      route: 'regions.index',
      sentence: 'Where clients are, and who looks after them there.',
      icon: 'globe',
      empty: 'Add the first one: a client is put into a region in its settings.',
      columns: ['name', 'managerId', 'states', 'order', 'active'],
      holdsClientsBy: 'regionId',
    },
  ],
})

export const onboardingTaskCategories = resource({
  area: 'onboardingTaskCategories',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'settings.onboarding-task-categories',
      sentence: 'How the tasks between a signature and the first day of service are grouped.',
      tab: 'Categories',
      place: 0,
      icon: 'list',
      empty: 'Add the first one: onboarding shows its tasks by category.',
    },
  ],
})

/** Where figures come from that a person or an export brings in. */
export const spendDataSources = resource({
  area: 'spendDataSources',
  fields: defineFields({
    ...lookupFields,
    platform: {
      label: 'Platform',
      kind: 'choice',
      choices: [
        'Google Ads',
        'Microsoft Ads',
        'Meta',
        'LinkedIn',
        'TikTok',
        'Display & Video 360',
        'The Trade Desk',
        'Other',
      ],
      initial: 'Other',
    },
    automatic: { label: 'Comes by Itself', kind: 'flag', initial: false },
    notes,
  }),
  ofClient: false,
  read: employees,
  write: employeesWithRole('Developer'),
  screens: [
    {
      route: 'spend_data_sources.index',
      sentence:
        'Where spend comes from, and whether somebody has to bring it in; Integrations tell until when it has come.',
      icon: 'chart',
      empty: 'Add the first one: it tells where spend is read.',
      columns: ['name', 'platform', 'automatic', 'order', 'active', 'notes'],
    },
  ],
})

export const clientTags = resource({
  area: 'clientTags',
  fields: defineFields({
    ...lookupFields,
    color: { label: 'Color', kind: 'color', initial: '#2854DF' },
    description: { label: 'Description', kind: 'longText', initial: '' },
  }),
  ofClient: false,
  read: employees,
  write: administrators,
  screens: [
    {
      route: 'settings.client-tags',
      sentence: 'Words by which clients are told apart wherever they are listed.',
      icon: 'tag',
      empty: 'Add the first one: tags are put on clients one by one or on many at once.',
      columns: ['name', 'color', 'order', 'active', 'description'],
      holdsClientsBy: 'tagId',
    },
  ],
})
