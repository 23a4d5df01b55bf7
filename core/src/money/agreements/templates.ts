import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { daysOfNotice, monthsOfTerm } from './agreement.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { positiveAmount } from '../../foundation/rules/number.ts'
import { questionKinds } from './question-kinds.ts'
import { invoiceKeepers } from '../invoicing/policy.ts'

const route = 'settings.agreement-templates'

/** What agreements are made from. */
export const agreementTemplates = resource({
  area: 'agreementTemplates',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    months: { label: 'Term (Months)', kind: 'integer', initial: 12, check: monthsOfTerm },
    noticeDays: { label: 'Notice (Days)', kind: 'integer', initial: 30, check: daysOfNotice },
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
      route,
      sentence:
        'What agreements are made from: their term, notice, terms, services and questions. An agreement that was made keeps its own.',
      tab: 'Templates',
      place: 0,
      icon: 'note',
      empty: 'Add the terms that most clients sign.',
      columns: ['name', 'months', 'noticeDays', 'active'],
      leadsTo: 'agreements.index',
    },
  ],
})

const templateId = {
  label: 'Template',
  kind: 'record',
  of: 'agreementTemplates',
  required: true,
  parent: true,
} as const
const order = { label: 'Order', kind: 'integer', initial: 0, hint: 'Lower numbers come first.' } as const

/** The services that an agreement begins with when it is made from a template. */
export const agreementTemplateServices = resource({
  area: 'agreementTemplateServices',
  fields: defineFields({
    serviceId: { label: 'Service', kind: 'record', of: 'services', required: true },
    templateId,
    budgetType: {
      label: 'Type',
      kind: 'choice',
      choices: ['Recurring', 'One-Time'],
      initial: 'Recurring',
    },
    amount: {
      label: 'Amount',
      kind: 'money',
      hint: 'Empty where it is agreed each time.',
      check: positiveAmount,
    },
    order,
  }),
  ofClient: false,
  read: employees,
  write: invoiceKeepers,
  screens: [
    {
      route,
      sentence:
        'The services that an agreement begins with, by template. They can be changed in each agreement.',
      icon: 'package',
      empty: 'Add the first one: whoever writes an agreement finds it there.',
      tab: 'Services',
      place: 1,
      leadsTo: 'agreements.create',
    },
  ],
})

/** What a template's questionnaire asks beside what every one does. */
export const agreementTemplateQuestions = resource({
  area: 'agreementTemplateQuestions',
  fields: defineFields({
    name: { label: 'Question', kind: 'text', required: true },
    templateId,
    section: {
      label: 'Heading',
      kind: 'text',
      initial: '',
      hint: 'Questions of one heading stand together.',
    },
    kind: { label: 'Kind', kind: 'choice', choices: questionKinds, initial: 'Text' },
    choices: { label: 'Choices', kind: 'longText', initial: '', hint: 'One a line, for a choice.' },
    needed: {
      label: 'Needed',
      kind: 'flag',
      initial: false,
      hint: 'The questionnaire is not done without it.',
    },
    order,
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: invoiceKeepers,
  screens: [
    {
      route,
      sentence: 'What a questionnaire of a template asks beside what every questionnaire does.',
      icon: 'list',
      empty: 'Add the first one: questionnaires that are begun with the template ask it.',
      tab: 'Questions',
      place: 2,
      leadsTo: 'agreements.questionnaire',
    },
  ],
})
