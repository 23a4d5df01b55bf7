import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { administrators, employees } from '../../foundation/policy/rules-of-calls.ts'
import { linesOf } from '../../foundation/rules/text.ts'
import { clientDataKinds } from './kinds.ts'

/** The facts of clients that this agency keeps beside those that every agency does. */
export const clientDataTypes = resource({
  area: 'clientDataTypes',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    kind: { label: 'Kind', kind: 'choice', choices: clientDataKinds, initial: 'Text' },
    choices: {
      label: 'Choices',
      kind: 'longText',
      initial: '',
      onlyWith: { kind: ['Choice'] },
      hint: 'One on each line.',
    },
    required: { label: 'Required', kind: 'flag', initial: false },
    inLists: {
      label: 'In Lists',
      kind: 'flag',
      initial: false,
      hint: 'A column of the lists of clients, and of their files.',
    },
    hint: { label: 'Hint', kind: 'text', initial: '', hint: 'Stands under the field.' },
    order: { label: 'Order', kind: 'integer', initial: 0 },
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: administrators,
  screens: [
    {
      route: 'settings.client-data-settings',
      sentence: 'What this agency writes down of every client; asked for on the Settings tab of its profile.',
      icon: 'clipboard',
      empty: 'Add the first one: it stands on the Settings tab of every client.',
      columns: ['name', 'kind', 'required', 'inLists', 'order', 'active', 'choices', 'hint'],
    },
  ],
})

/** What is wrong with a type: one to choose from has something to choose. */
export const clientDataProblems = ({
  kind,
  choices,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  kind === 'Choice' && linesOf(typeof choices === 'string' ? choices : '').length < 2
    ? { choices: 'Write at least two choices, one on each line.' }
    : {}
