import { defineFields } from '../../foundation/contract/field.ts'
import { maxLength } from '../../foundation/rules/text.ts'
import { longestSlideName } from './carousel.ts'

/** What is written of a slide of the login screen, in the order of its form. */
export const slideFields = defineFields({
  name: {
    label: 'Name',
    kind: 'text',
    required: true,
    check: maxLength('Name', longestSlideName),
    hint: 'Stands below the picture.',
  },
})
