import { defineFields } from '../../foundation/contract/field.ts'
import { customFieldTypes, customFieldTypeWords } from './constants.ts'

/** The fields of an interaction type. */
export const interactionTypeFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true, unique: true },
  customFieldIds: {
    label: 'Custom fields',
    kind: 'records',
    of: 'interactionCustomFields',
    hint: 'What the logger asks for when this type is chosen.',
  },
  order: { label: 'Order', kind: 'integer', initial: 0, hint: 'Lower numbers come first.' },
  active: { label: 'Active', kind: 'flag', initial: true, hint: 'Offered for new interactions.' },
})

/** The fields of a custom field of interactions. */
export const customFieldFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true, unique: true },
  type: {
    label: 'Type',
    kind: 'choice',
    choices: customFieldTypes,
    choiceWords: customFieldTypeWords,
    required: true,
  },
  order: { label: 'Order', kind: 'integer', initial: 0, hint: 'Lower numbers come first.' },
  defaultValue: {
    label: 'Default value',
    kind: 'longText',
    initial: '',
    hint: 'Options: one choice on each line. Related users: ids of client user types, one on each line; the whole team where none is named. Date: a day, or today.',
  },
  isRequired: { label: 'Required', kind: 'flag', initial: false, hint: 'An interaction needs a value.' },
  active: { label: 'Active', kind: 'flag', initial: true, hint: 'Asked for in new interactions.' },
})
