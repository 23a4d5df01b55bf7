import { defineFields, type Field } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { administrators, employees } from '../../foundation/policy/rules-of-calls.ts'

/** What a fact of a client can be, as the agency's administrators choose it. */
export const clientDataKinds = ['Text', 'Number', 'Day', 'Choice', 'User', 'Yes or No'] as const
export type ClientDataKind = (typeof clientDataKinds)[number]

/** The facts of clients that this agency keeps beside those that every agency does. */
export const clientDataTypes = resource({
  area: 'clientDataTypes',
  path: '/client-data-types',
  one: 'client data type',
  many: 'client data types',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    kind: { label: 'Kind', kind: 'choice', choices: clientDataKinds, initial: 'Text' },
    choices: {
      label: 'Choices',
      kind: 'longText',
      initial: '',
      hint: 'For Choice: one on each line.',
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

/** A type as forms and the server read it. */
export interface ClientDataType {
  readonly name: string
  readonly kind: ClientDataKind
  readonly choices: string
  readonly required: boolean
  readonly hint: string
}

/** The lines of a text that say something, without what stands around them. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The field of a type: its input, its rule, its words. */
export function fieldOfClientData(type: ClientDataType): Field {
  const facts = {
    label: type.name,
    ...(type.required ? { required: true as const } : {}),
    ...(type.hint ? { hint: type.hint } : {}),
  }
  switch (type.kind) {
    case 'Text':
      return { ...facts, kind: 'text' }
    case 'Number':
      return { ...facts, kind: 'number' }
    case 'Day':
      return { ...facts, kind: 'date' }
    case 'Choice':
      return { ...facts, kind: 'choice', choices: linesOf(type.choices) }
    case 'User':
      return { ...facts, kind: 'record', of: 'users' }
    case 'Yes or No':
      return { label: type.name, kind: 'flag', initial: false, ...(type.hint ? { hint: type.hint } : {}) }
  }
}

/** What is wrong with a type: one to choose from has something to choose. */
export const clientDataProblems = ({
  kind,
  choices,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  kind === 'Choice' && linesOf(typeof choices === 'string' ? choices : '').length < 2
    ? { choices: 'Write at least two choices, one on each line.' }
    : {}
