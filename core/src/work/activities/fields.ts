import { defineFields } from '../../foundation/contract/field.ts'

/** The fields of an activity type. */
export const activityTypeFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true, unique: true },
  sortable: { label: 'Order', kind: 'integer', initial: 0, hint: 'Lower numbers come first.' },
  active: { label: 'Active', kind: 'flag', initial: true, hint: 'Offered for new activities.' },
})

/** The fields of an activity category. */
export const activityCategoryFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true, unique: true },
  typeId: { label: 'Activity Type', kind: 'record', of: 'activityTypes', required: true },
  order: { label: 'Order', kind: 'integer', initial: 0, hint: 'Lower numbers come first.' },
  active: { label: 'Active', kind: 'flag', initial: true, hint: 'Offered for new activities.' },
})
