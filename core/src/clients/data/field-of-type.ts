import type { Field } from '../../foundation/contract/field.ts'

/** What a fact of a client can be, as the agency's administrators choose it. */
export const clientDataKinds = ['Text', 'Number', 'Day', 'Choice', 'User', 'Yes or No'] as const
export type ClientDataKind = (typeof clientDataKinds)[number]

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
