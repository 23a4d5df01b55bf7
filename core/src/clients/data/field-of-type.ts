import type { Field } from '../../foundation/contract/field.ts'
import { linesOf } from '../../foundation/rules/text.ts'
import type { ClientDataType } from './kinds.ts'

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
