import { defineFields } from '../../foundation/contract/field.ts'
import { addressList } from '../../foundation/rules/email.ts'

/** How a proof is open to whoever has its address, and who of them is reminded. */
export const guestFields = defineFields({
  sharedUntil: { label: 'Address Works Until', kind: 'date', required: true },
  guests: {
    label: 'Remind',
    kind: 'text',
    initial: '',
    check: addressList,
    ofOthers: true,
    hint: 'E-mail addresses of people without an account, separated by commas. They get the address two days before it is due.',
  },
})
