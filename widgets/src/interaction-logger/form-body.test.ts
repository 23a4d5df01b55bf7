import type { CustomField } from '@portal/core/work/interactions/custom-fields'
import type { ChosenFile } from '@portal/ui/file-field'
import { expect, it } from 'vitest'
import { emptyForm } from './form.ts'
import { bodyOf, filesOf, keepingOf, type CompleteForm } from './form-body.ts'

const field = (id: number, type: CustomField['type'], defaultValue = ''): CustomField => ({
  id,
  name: `Field ${id}`,
  type,
  isRequired: false,
  defaultValue,
})
const file = (name: string, description: string): ChosenFile => ({
  id: name,
  file: new File(['x'], name),
  description,
})
const fields = [
  field(1, 'boolean'),
  field(2, 'attachment'),
  field(3, 'related users type'),
  field(4, 'attachment'),
]
const form: CompleteForm = {
  ...emptyForm(null),
  client: { value: 7, label: 'Harbor Motors' },
  typeId: 3,
  files: [file('a.pdf', ' Whole ')],
  fieldFiles: { 2: [file('b.pdf', 'Second'), file('c.pdf', 'Third')], 4: [file('d.pdf', 'Fourth')] },
  people: { 3: [{ value: 9, label: 'Amara Nwosu' }] },
}

// Shell section 7
it('files of custom fields are sent after those of the interaction, and the values name their places', () => {
  const body = bodyOf(form, fields, 1)
  expect(filesOf(form, fields).map(({ file: { name } }) => name)).toEqual([
    'a.pdf',
    'b.pdf',
    'c.pdf',
    'd.pdf',
  ])
  expect(body.label).toEqual(['Whole', 'Second', 'Third', 'Fourth'])
  expect(JSON.parse(body.interactionAdditionalFields)).toEqual([
    { interactionCustomFieldId: 1, data: false },
    { interactionCustomFieldId: 2, data: [1, 2] },
    { interactionCustomFieldId: 3, data: [9] },
    { interactionCustomFieldId: 4, data: [3] },
  ])
})

it('an update names the attachments that stay, with their descriptions', () => {
  const kept = [{ id: 5, name: 'a.pdf', address: '/a', size: 1, label: ' Old ', fieldId: null }]
  expect(keepingOf({ ...form, kept }, 11)).toEqual({ id: 11, keep: [5], keepLabel: ['Old'] })
})
