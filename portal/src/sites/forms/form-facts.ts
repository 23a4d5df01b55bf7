import { defineFields } from '@portal/core/foundation/contract/field'
import { becomes, type FormDefinition } from '@portal/core/sites/forms/definition'
import { positiveNumber } from '@portal/core/foundation/rules'

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
  tell: {
    label: 'Tell',
    kind: 'text',
    initial: '',
    hint: 'E-mail addresses that are told of each answer, separated by commas.',
  },
  open: { label: 'Open', kind: 'flag', initial: false, hint: 'Whoever has the address can answer.' },
  closesAt: { label: 'Last Day', kind: 'date' },
  mostAnswers: { label: 'Answers At Most', kind: 'integer', check: positiveNumber },
  definition: { label: 'Questions', kind: 'longText', required: true },
})

export const emptyForm: FormDefinition = {
  pages: [{ title: '', questions: [] }],
  thanks: 'Thank you. Your answers have arrived.',
}

/** What a form asks, out of the text in which a form in use holds it. */
export const definitionIn = (text: string): FormDefinition => JSON.parse(text) as FormDefinition
