import { maxLength } from '../../foundation/rules/text.ts'
import { defineFields } from '../../foundation/contract/field.ts'

/** What is said of an account that is to end. */
export const terminationFields = defineFields({
  terminatesOn: {
    label: 'Ends On',
    kind: 'date',
    required: true,
    hint: 'From this day on they cannot sign in; whatever is open then ends.',
  },
  reason: { label: 'Reason', kind: 'longText', check: maxLength('Reason', 2000) },
})
