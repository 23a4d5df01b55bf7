import { defineFields } from '../../foundation/contract/field.ts'
import { maxLength } from '../../foundation/rules/text.ts'
import { mailCategories } from './categories.ts'

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
}

export const usualMailSettings: MailSettings = { senderName: '', replyTo: '', signature: '', off: [] }

/** The kinds of mail that can be switched off: never those about somebody's account. */
export const optionalCategories: readonly string[] = Object.entries(mailCategories).flatMap(
  ([category, { personal }]) => (personal ? [] : [category]),
)

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
})
