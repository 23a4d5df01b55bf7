import { defineFields } from '../../foundation/contract/field.ts'
import { minLength } from '../../foundation/rules/index.ts'
import { guestReports, titleOfReport } from './reports.ts'

/** Fewest characters of a link's password: it is said on the telephone. */
const guestPasswordLength = 8

/** What one decides about a guest link. */
export const guestAccessFields = defineFields({
  report: {
    label: 'Report',
    kind: 'choice',
    required: true,
    choices: guestReports.map(titleOfReport),
  },
  expiresAt: { label: 'Works until', kind: 'date', required: true },
  maxUses: {
    label: 'Number of uses',
    kind: 'integer',
    hint: 'How often it can be opened. Empty: as often as one likes.',
  },
  password: {
    label: 'Password',
    kind: 'secret',
    check: minLength('Password', guestPasswordLength),
    hint: 'Optional. Tell it to the guest by another way than the link.',
  },
  reader: {
    label: 'Reader’s e-mail',
    kind: 'email',
    hint: 'Optional. If this is the address of an account, the link stops with the account.',
  },
  note: { label: 'Note', kind: 'text', hint: 'Who it is for. Guests do not see it.' },
})

/** What a guest says who asks for a new link. */
export const linkRequestFields = defineFields({
  name: { label: 'Your name', kind: 'text', required: true },
  email: { label: 'Your e-mail address', kind: 'email', required: true },
  message: { label: 'Message', kind: 'longText' },
})
