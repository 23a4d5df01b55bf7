import { defineFields } from '../../foundation/contract/field.ts'

/** What a person says of an address that gives a report to another tool. */
export const reportKeyFields = defineFields({
  name: { label: 'Where It Is Used', kind: 'text', required: true, hint: 'Sheet “Pacing”, Looker Studio' },
  expiresAt: { label: 'Last Day', kind: 'date', hint: 'Empty: until it is revoked' },
})
