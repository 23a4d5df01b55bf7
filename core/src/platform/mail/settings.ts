import { defineFields } from '../../foundation/contract/field.ts'
import { maxLength } from '../../foundation/rules/text.ts'
import { hourChoices } from '../schedules/fields.ts'
import { mailCategories } from './categories.ts'
import type { QuietHours } from './quiet-hours.ts'

/** How a tenant's mail looks and where answers to it go. */
export interface MailSettings {
  /** Instead of the name in the server's own sender; empty for that. */
  readonly senderName: string
  /** Where an answer to a message arrives; empty for the sender itself. */
  readonly replyTo: string
  /** Plain text below every message; empty for none. */
  readonly signature: string
  /** Kinds of mail that stay in the outbox. */
  readonly off: readonly string[]
  /** When nothing goes out but mail about accounts; null for never. */
  readonly quiet: QuietHours | null
  /** Whether it is kept that a message was opened, and that a link of it was followed. */
  readonly opens: boolean
}

export const usualMailSettings: MailSettings = {
  senderName: '',
  replyTo: '',
  signature: '',
  off: [],
  quiet: null,
  opens: false,
}

/** The kinds of mail that can be switched off, and wait for quiet hours to end: never those about somebody's account. */
export const optionalCategories: readonly string[] = Object.entries(mailCategories).flatMap(
  ([category, { personal, optional }]) => (personal && !optional ? [] : [category]),
)

/** What is chosen where mail goes out at any hour. */
export const noQuiet = 'Never'

/** The hour, from midnight, at which quiet hours usually end. */
export const usualQuietEnd = 7

export const mailSettingFields = defineFields({
  senderName: {
    label: 'Sender Name',
    kind: 'text',
    initial: '',
    check: maxLength('Sender Name', 100),
    hint: 'Whom mail comes from. The address stays the server’s own.',
  },
  replyTo: {
    label: 'Answers Go To',
    kind: 'email',
    initial: '',
    hint: 'Where a recipient’s answer arrives; the sender’s own address where empty.',
  },
  signature: {
    label: 'Signature',
    kind: 'longText',
    initial: '',
    check: maxLength('Signature', 2000),
    hint: 'Stands below every message.',
  },
  quietFrom: {
    label: 'Quiet From',
    kind: 'choice',
    required: true,
    initial: noQuiet,
    choices: [noQuiet, ...hourChoices],
    hint: 'By the agency’s clock. What is due then waits; mail about accounts does not.',
  },
  quietUntil: {
    label: 'Quiet Until',
    kind: 'choice',
    required: true,
    initial: hourChoices[usualQuietEnd] ?? noQuiet,
    choices: hourChoices,
  },
  opens: {
    label: 'Count Opens and Clicks',
    kind: 'flag',
    initial: false,
    hint: 'As the mail server’s provider tells of them. Without this neither is kept.',
  },
})
