import { defineFields } from '../foundation/contract/field.ts'
import { daysWithinReason } from '../foundation/rules/between.ts'
import { resource } from '../foundation/contract/resource.ts'
import { employees } from '../foundation/policy/rules-of-calls.ts'
import { lookupFields } from '../platform/records/lookup-fields.ts'

/** What people keep for sales and onboarding. */

const notes = { label: 'Notes', kind: 'longText', initial: '' } as const

/** What of a lead an entry of the blacklist is compared with. */
export const blacklistKinds = ['Email', 'Domain', 'Phone', 'Address', 'Name Pattern'] as const
export type BlacklistKind = (typeof blacklistKinds)[number]

/** Who is never a lead: spam, competitors, one's own people. Leads that arrive are compared with it. */
export const leadBlacklist = resource({
  area: 'leadBlacklist',
  one: 'blacklist entry',
  many: 'blacklist entries',
  alsoCalled: ['lead blacklist', 'blacklist'],
  fields: defineFields({
    kind: {
      label: 'Kind',
      kind: 'choice',
      choices: blacklistKinds,
      initial: 'Email',
      hint: 'In a name pattern * stands for anything: *test lead*.',
    },
    name: { label: 'Value', kind: 'text', required: true, unique: true },
    reason: { label: 'Reason', kind: 'text', initial: '' },
    hits: { label: 'Hits', kind: 'integer', initial: 0, computed: true, hint: 'Counted as leads arrive.' },
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'lead-blacklist.index',
      sentence: 'Who is never a lead: what arrives from them is kept apart and not counted.',
      icon: 'shield',
      empty: 'Add the first one: an email, a domain, a phone, an address or a pattern of names.',
      columns: ['name', 'kind', 'reason', 'hits', 'active'],
    },
  ],
})

const pipeline = {
  route: 'leads.index',
  sentence: 'Whom the agency talks to, how far each came, and what comes next.',
} as const

/** What it means that a lead stands in a stage. */
const stageKinds = ['Open', 'Won', 'Lost'] as const

export const opportunityStages = resource({
  area: 'opportunityStages',
  shownAs: { one: 'stage', many: 'stages' },
  fields: defineFields({
    ...lookupFields,
    kind: {
      label: 'Kind',
      kind: 'choice',
      choices: stageKinds,
      tones: { Won: 'success', Lost: 'danger' },
      initial: 'Open',
    },
    probability: {
      label: 'Probability',
      kind: 'percent',
      initial: 0,
      hint: 'How many of a hundred leads in it are won; weighted sums count by it.',
    },
    staleAfterDays: {
      label: 'Days until Stale',
      kind: 'integer',
      check: daysWithinReason(1),
      hint: 'A lead that stands in the stage for longer is marked. Never where it is empty.',
    },
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      ...pipeline,
      tab: 'Stages',
      place: 1,
      icon: 'list',
      empty: 'Add the first one: the board of the pipeline has a column for each.',
    },
  ],
})

/** Why a lead was lost. */
export const lostReasons = resource({
  area: 'lostReasons',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      ...pipeline,
      tab: 'Lost Reasons',
      place: 2,
      icon: 'flag',
      empty: 'Add the first one: a lead that is lost says why.',
    },
  ],
})

/** The agency's own leads, from the first call to the signature. The leads of dealerships are `leads`. */
export const opportunities = resource({
  area: 'opportunities',
  shownAs: { one: 'lead', many: 'leads' },
  alsoCalled: ['deal', 'pipeline', 'lead in the pipeline', 'prospective client'],
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    stageId: { label: 'Stage', kind: 'record', of: 'opportunityStages', required: true },
    amount: { label: 'Value a Month', kind: 'money', alsoCalled: ['value', 'pipeline value'] },
    ownerId: { label: 'Owner', kind: 'record', of: 'users' },
    nextStep: { label: 'Next Step', kind: 'text', initial: '' },
    nextStepAt: { label: 'Next Step On', kind: 'date' },
    contactName: { label: 'Contact', kind: 'text', initial: '' },
    email: { label: 'Email', kind: 'email', initial: '' },
    phone: { label: 'Phone', kind: 'phone', initial: '' },
    source: { label: 'Source', kind: 'text', initial: '' },
    prospectId: {
      label: 'Client or Prospect',
      kind: 'record',
      of: 'clients',
      hint: 'Where it is one in the portal already.',
    },
    lostReasonId: {
      label: 'Lost Reason',
      kind: 'record',
      of: 'lostReasons',
      hint: 'Needed once it is lost.',
    },
    stageSince: { label: 'Stage Since', kind: 'instant', computed: true },
    notes,
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      ...pipeline,
      tab: 'List',
      place: 0,
      icon: 'people',
      empty: 'Add the first one: whom you talk to, what it may be worth, and the next step.',
      columns: [
        'name',
        'stageId',
        'amount',
        'ownerId',
        'nextStep',
        'nextStepAt',
        'contactName',
        'email',
        'phone',
        'source',
        'lostReasonId',
        'notes',
      ],
      onDemand: ['contactName', 'email', 'phone', 'lostReasonId', 'notes'],
    },
  ],
})

const forClient = {
  label: 'Client Sees It',
  kind: 'flag',
  initial: false,
} as const

const byClient = {
  label: 'Client Does It',
  kind: 'flag',
  initial: false,
} as const

/** A task that an onboarding begins with. */
export const onboardingTaskTemplates = resource({
  area: 'onboardingTaskTemplates',
  fields: defineFields({
    ...lookupFields,
    categoryId: { label: 'Category', kind: 'record', of: 'onboardingTaskCategories', required: true },
    dueAfterDays: {
      label: 'Due (Days from Start)',
      kind: 'integer',
      required: true,
      check: daysWithinReason(-3650),
      hint: 'Below zero is before the first day of service.',
    },
    serviceId: {
      label: 'Service',
      kind: 'record',
      of: 'services',
    },
    ownerTypeId: {
      label: 'Owner on the Team',
      kind: 'record',
      of: 'clientUserTypes',
    },
    ownerId: { label: 'Owner', kind: 'record', of: 'users' },
    waitsForId: {
      label: 'Waits For',
      kind: 'record',
      of: 'onboardingTaskTemplates',
    },
    forClient,
    byClient,
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'settings.onboarding-task-categories',
      sentence: 'How the tasks between a signature and the first day of service are grouped.',
      tab: 'Templates',
      place: 1,
      icon: 'clipboard',
      empty: 'Add the first one: an onboarding that is started begins with these tasks.',
      leadsTo: 'onboarding.index',
    },
  ],
})

/** What is to do for one client between its signature and its first day of service: each is a task of the task tool. */
export const onboardingTasks = resource({
  area: 'onboardingTasks',
  fromFiles: false,
  path: '/onboarding-tasks',
  one: 'onboarding task',
  many: 'onboarding tasks',
  fields: defineFields({
    name: { label: 'Task', kind: 'text', required: true },
    categoryId: { label: 'Category', kind: 'record', of: 'onboardingTaskCategories', required: true },
    ownerId: { label: 'Owner', kind: 'record', of: 'users' },
    dueAt: { label: 'Due', kind: 'date', required: true },
    serviceId: { label: 'Service', kind: 'record', of: 'services' },
    waitsForId: { label: 'Waits For', kind: 'record', of: 'onboardingTasks', computed: true },
    done: { label: 'Done', kind: 'flag', initial: false },
    doneById: { label: 'Done By', kind: 'record', of: 'users', computed: true },
    doneAt: { label: 'Done At', kind: 'instant', computed: true },
    forClient,
    byClient,
    notes,
    taskId: { label: 'Task', kind: 'integer', computed: true },
  }),
  ofClient: true,
  sort: ['done', 'dueAt'],
  read: employees,
  write: employees,
  screens: [
    {
      route: 'onboarding.tasks',
      sentence: 'What is to do for each client between its signature and its first day of service.',
      icon: 'clipboard',
      empty: 'Start an onboarding: its tasks come from the templates.',
      columns: [
        'name',
        'done',
        'categoryId',
        'ownerId',
        'dueAt',
        'waitsForId',
        'serviceId',
        'forClient',
        'byClient',
        'doneById',
        'doneAt',
        'notes',
      ],
      leadsTo: 'onboarding.index',
    },
  ],
})
