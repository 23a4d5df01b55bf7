import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { positiveNumber } from '../../foundation/rules/number.ts'

/** What is done for a client in search engines, and what went well there. */

const sentence = 'What is made for this client in search engines, by which plan, and what went well.'

/** What was agreed about SEO for a time; the one that runs is the one that counts. */
export const searchPlans = resource({
  area: 'searchPlans',
  fields: defineFields({
    name: { label: 'Contract', kind: 'text', required: true },
    startsAt: { label: 'From', kind: 'date' },
    endsAt: { label: 'Until', kind: 'date', emptyAs: 'Open' },
    focusCities: { label: 'Focus Cities', kind: 'text', initial: '', hint: 'Separated by commas.' },
    focusModels: { label: 'Focus Models', kind: 'text', initial: '', hint: 'Separated by commas.' },
    websiteProviderId: { label: 'CMS', kind: 'record', of: 'websiteProviders' },
    blogPosts: { label: 'Blog Posts a Month', kind: 'integer', initial: 0, check: positiveNumber },
    landingPages: { label: 'Landing Pages a Month', kind: 'integer', initial: 0, check: positiveNumber },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.seo',
      sentence,
      tab: 'SEO Settings',
      place: 1,
      icon: 'globe',
      empty: 'Add the first one: the cities and models that matter.',
    },
  ],
})

export const achievementStates = ['Proposed', 'Approved', 'Rejected'] as const

/** What went well for a client. It counts once somebody who may has approved it. */
export const achievements = resource({
  area: 'achievements',
  fields: defineFields({
    name: { label: 'Achievement', kind: 'text', required: true },
    kind: {
      label: 'Kind',
      kind: 'choice',
      choices: ['Ranking', 'Record Month', 'Traffic', 'Leads', 'Reviews', 'Other'],
      initial: 'Ranking',
    },
    reachedAt: { label: 'Reached', kind: 'date', required: true, startsToday: true, past: true },
    figure: { label: 'Figure', kind: 'text', initial: '', hint: 'Such as: position 8 to 2.' },
    state: {
      label: 'State',
      kind: 'choice',
      choices: achievementStates,
      tones: { Proposed: 'information', Approved: 'success', Rejected: 'danger' },
      initial: 'Proposed',
      computed: true,
    },
    proposedById: { label: 'Proposed By', kind: 'record', of: 'users', computed: true },
    decidedById: { label: 'Decided By', kind: 'record', of: 'users', computed: true },
    reason: { label: 'Reason', kind: 'longText', initial: '', computed: true },
    description: { label: 'Description', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  sort: ['-reachedAt'],
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.seo',
      sentence,
      place: 2,
      icon: 'flag',
      empty: 'Add the first one: a ranking reached or a record month. A director approves it.',
      columns: [
        'name',
        'kind',
        'reachedAt',
        'figure',
        'state',
        'proposedById',
        'decidedById',
        'reason',
        'description',
      ],
    },
  ],
})
