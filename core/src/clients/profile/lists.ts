import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { birthday } from '../contacts/birthday.ts'
import { positiveNumber } from '../../foundation/rules/number.ts'

/** What is kept of one client on the tabs of its profile. */

const notes = { label: 'Notes', kind: 'longText', initial: '' } as const

export const contactDepartments = [
  'Sales',
  'Service',
  'Parts',
  'General Manager',
  'Owner',
  'Marketing',
  'Accounting',
  'Other',
] as const

export const contacts = resource({
  area: 'contacts',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    title: { label: 'Title', kind: 'text', initial: '' },
    department: { label: 'Department', kind: 'choice', choices: contactDepartments, initial: 'Sales' },
    email: { label: 'Email', kind: 'email', initial: '' },
    phone: { label: 'Phone', kind: 'phone', initial: '' },
    mobile: { label: 'Mobile', kind: 'phone', initial: '' },
    birthday: {
      label: 'Birthday',
      kind: 'text',
      initial: '',
      check: birthday,
      hint: '04/15, or 04/15/1985.',
    },
    isPrimary: {
      label: 'Primary',
      kind: 'flag',
      initial: false,
      first: true,
      hint: 'The first one to call.',
    },
    receivesReports: { label: 'Receives Reports', kind: 'flag', initial: false },
    receivesInvoices: { label: 'Receives Invoices', kind: 'flag', initial: false },
    notes,
  }),
  ofClient: true,
  sort: ['name'],
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.contacts',
      sentence: 'Who to talk to at this dealership.',
      icon: 'people',
      empty: 'Add the first one: whom to call, and who gets reports and invoices.',
      columns: ['name', 'isPrimary', 'title', 'department', 'email', 'phone', 'receivesReports', 'notes'],
    },
    {
      route: 'contacts.index',
      sentence: 'The people at all dealerships.',
      icon: 'people',
      empty: 'Add the first one: it stands on the profile of its client, too.',
      columns: ['name', 'isPrimary', 'title', 'department', 'email', 'phone'],
    },
  ],
})

export const competitors = resource({
  area: 'competitors',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    website: { label: 'Website', kind: 'url', initial: '' },
    brand: { label: 'Brand', kind: 'text', initial: '' },
    distance: { label: 'Distance (Miles)', kind: 'number', check: positiveNumber },
    notes,
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.competitors',
      sentence: 'Who sells the same cars nearby.',
      icon: 'flag',
      empty: 'Add the first one: search and SEO are seen beside it.',
    },
  ],
})

export const coreVehicles = resource({
  area: 'coreVehicles',
  fields: defineFields({
    model: { label: 'Model', kind: 'text', required: true },
    brand: { label: 'Brand', kind: 'text', initial: '' },
    condition: { label: 'Condition', kind: 'choice', choices: ['New', 'Used', 'Certified'], initial: 'New' },
    startsAt: { label: 'From', kind: 'date' },
    order: { label: 'Order', kind: 'integer', initial: 0 },
    notes,
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.core-vehicles',
      sentence: 'The models that matter to this dealership, the most important first.',
      icon: 'car',
      empty: 'Add the first one: campaigns and keywords are built around them.',
      columns: ['model', 'brand', 'condition', 'startsAt', 'order', 'notes'],
    },
  ],
})

export const negativeKeywords = resource({
  area: 'negativeKeywords',
  alsoCalled: ['negatives', 'excluded keywords'],
  fields: defineFields({
    term: {
      label: 'Negative Keyword',
      kind: 'text',
      required: true,
      namesInFiles: ['Keyword'],
    },
    // The words of Google Ads Editor: a file of it with keywords that are not negative is refused.
    match: {
      label: 'Match Type',
      kind: 'choice',
      choices: ['Negative Broad', 'Negative Phrase', 'Negative Exact'],
      choicesInFiles: {
        'Negative Broad': ['Campaign Negative Broad', 'Broad match'],
        'Negative Phrase': ['Campaign Negative Phrase', 'Phrase match'],
        'Negative Exact': ['Campaign Negative Exact', 'Exact match'],
      },
      initial: 'Negative Phrase',
      namesInFiles: ['Criterion Type'],
    },
    campaign: { label: 'Campaign', kind: 'text', initial: '', emptyAs: 'Whole account' },
    adGroup: {
      label: 'Ad Group',
      kind: 'text',
      initial: '',
      hint: 'Empty where it holds for the whole campaign',
    },
    list: {
      label: 'List',
      kind: 'text',
      initial: '',
      namesInFiles: ['Keyword List', 'Negative Keyword List', 'Shared Set Name'],
    },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.negative-keywords',
      sentence: 'Searches for which no ad of this dealership is to be shown.',
      icon: 'shield',
      empty: 'Add the first one, or import the negative keywords of Google Ads or of its editor.',
    },
  ],
})

export const mysteryShopRequests = resource({
  area: 'mysteryShopRequests',
  fields: defineFields({
    scenario: { label: 'Scenario', kind: 'text', required: true },
    channel: {
      label: 'Channel',
      kind: 'choice',
      choices: ['Email', 'Phone', 'Chat', 'Showroom'],
      initial: 'Email',
    },
    scheduledAt: { label: 'When', kind: 'date' },
    state: {
      label: 'State',
      kind: 'choice',
      choices: ['Requested', 'Under Way', 'Done', 'Canceled'],
      tones: { Requested: 'information', 'Under Way': 'warning', Done: 'success', Canceled: 'neutral' },
      initial: 'Requested',
    },
    responseMinutes: { label: 'Answered After (Minutes)', kind: 'integer', check: positiveNumber },
    score: { label: 'Score', kind: 'percent' },
    result: { label: 'Result', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  sort: ['-scheduledAt'],
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.mystery-shop-requests',
      sentence: 'How this dealership answers somebody who wants to buy.',
      icon: 'phone',
      empty: 'Request the first one: who is asked, how, and when.',
    },
  ],
})

/** What whoever works for a client needs to know of how things are set up there. */
export const implementationNotes = resource({
  area: 'implementationNotes',
  fields: defineFields({
    name: { label: 'Title', kind: 'text', required: true },
    body: { label: 'Note', kind: 'longText', required: true },
    writtenAt: { label: 'Day', kind: 'date' },
    ownerId: { label: 'Owner', kind: 'record', of: 'users' },
  }),
  ofClient: true,
  sort: ['-writtenAt'],
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.credentials',
      sentence: 'How things are set up for this client.',
      icon: 'note',
      place: 2,
      empty: 'Add the first one: what the next person has to know.',
    },
  ],
})

export const dashboardLinks = resource({
  area: 'dashboardLinks',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    url: { label: 'Address', kind: 'url', required: true },
    ownerId: { label: 'Owner', kind: 'record', of: 'users' },
    notes,
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.credentials',
      sentence: 'Dashboards of this client in other tools.',
      icon: 'link',
      place: 3,
      empty: 'Add the first one: a dashboard elsewhere, one press away.',
    },
  ],
})
