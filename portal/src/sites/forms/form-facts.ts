import { defineFields } from '@portal/core/foundation/contract/field'
import { becomes } from '@portal/core/sites/forms/becoming'
import type { FormDefinition } from '@portal/core/sites/forms/definition'
import type { Mapped } from '@portal/core/sites/forms/mapped'
import type { InteractionValues } from '@portal/core/sites/forms/interaction'
import { addressList, positiveNumber } from '@portal/core/foundation/rules'

/** The facts of a form in the order of its card; what it asks is a text, so that it is kept with them. */
export const formFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true },
  description: { label: 'Introduction', kind: 'longText', initial: '', hint: 'Stands above the questions.' },
  clientId: {
    label: 'Client',
    kind: 'record',
    of: 'clients',
    hint: 'Whose answers they are; none for the agency.',
  },
  becomes: { label: 'An Answer Also Becomes', kind: 'choice', choices: becomes, initial: 'Nothing else' },
  taskForId: {
    label: 'Assign To',
    kind: 'record',
    of: 'taskPeople',
    hint: 'Who has to do the task that an answer becomes, by the next day.',
  },
  taskTypeId: {
    label: 'Task Type',
    kind: 'record',
    of: 'taskTypes',
    hint: 'The first type where none is named.',
  },
  interactionTypeId: { label: 'Interaction Type', kind: 'record', of: 'interactionTypes' },
  interactionById: {
    label: 'Logged By',
    kind: 'record',
    of: 'employees',
    hint: 'In whose name it is logged, and who is told where it cannot be.',
  },
  interactionValues: { label: 'Custom Fields', kind: 'longText', initial: '{}' },
  mapped: { label: 'Questions', kind: 'longText', initial: '{}' },
  tell: {
    label: 'Tell',
    kind: 'text',
    initial: '',
    check: addressList,
    hint: 'E-mail addresses that are told of each answer, separated by commas.',
  },
  open: { label: 'Open', kind: 'flag', initial: false, hint: 'Whoever has the address can answer.' },
  closesAt: { label: 'Last Day', kind: 'date' },
  mostAnswers: { label: 'Answers At Most', kind: 'integer', check: positiveNumber },
  definition: { label: 'Questions', kind: 'longText', required: true },
})

export const emptyForm: FormDefinition = {
  pages: [{ title: '', questions: [] }],
  thanks: 'Your answers have arrived.',
}

/** What a form asks, out of the text in which a form in use holds it. */
export const definitionIn = (text: string): FormDefinition => JSON.parse(text) as FormDefinition

/** Which question tells what, out of its text. */
export const mappedIn = (text: string): Mapped => JSON.parse(text || '{}') as Mapped

/** Which question fills which custom field, out of its text. */
export const valuesIn = (text: string): InteractionValues => JSON.parse(text || '{}') as InteractionValues
