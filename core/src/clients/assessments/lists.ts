import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees, employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'
import { positiveNumber } from '../../foundation/rules/number.ts'

/** A store's assessment of one quarter: how well it does what brings sales, by the questions of that time. */
export const assessments = resource({
  area: 'assessments',
  fields: defineFields({
    name: { label: 'Quarter', kind: 'text', initial: '', computed: true },
    startsAt: { label: 'Begins', kind: 'date', computed: true },
    state: {
      label: 'State',
      kind: 'choice',
      choices: ['Under Way', 'Done'],
      tones: { 'Under Way': 'information', Done: 'success' },
      initial: 'Under Way',
      computed: true,
    },
    score: { label: 'Score', kind: 'percent', computed: true },
    change: { label: 'Against the Last', kind: 'number', computed: true },
    doneAt: { label: 'Done', kind: 'date', computed: true },
    assessorId: { label: 'Assessed By', kind: 'record', of: 'users' },
    summary: { label: 'Summary', kind: 'longText', initial: '', hint: 'What the store should do first.' },
  }),
  ofClient: true,
  sort: ['-startsAt'],
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.assessments',
      sentence: 'How this dealership does what brings sales, once a quarter.',
      icon: 'clipboard',
      empty: 'Begin the first one: its questions are those of the template.',
      columns: ['name', 'state', 'score', 'change', 'doneAt', 'assessorId', 'summary'],
    },
    {
      route: 'clients.assessments',
      sentence: 'The assessments of all dealerships.',
      icon: 'clipboard',
      empty: 'They are begun on the profile of a client.',
      columns: ['name', 'state', 'score', 'change', 'doneAt', 'assessorId'],
    },
  ],
})

/** A question of the template: an assessment keeps the questions that there were when it began. */
export const assessmentQuestions = resource({
  area: 'assessmentQuestions',
  fields: defineFields({
    name: { label: 'Question', kind: 'text', required: true, unique: true },
    section: { label: 'Section', kind: 'text', required: true },
    weight: { label: 'Weight', kind: 'integer', initial: 1, check: positiveNumber },
    order: { label: 'Order', kind: 'integer', initial: 0 },
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: employeesWithRole('Director'),
  screens: [
    {
      route: 'clients.assessments',
      sentence: 'What every assessment asks, by section.',
      icon: 'list',
      tab: 'Template',
      place: 1,
      empty: 'Add the first one: assessments that begin from now on ask it.',
    },
  ],
})
