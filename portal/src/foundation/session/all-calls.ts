import { sendByKy } from '@portal/core/foundation/contract/send-by-ky'
import type { Send } from '@portal/core/foundation/contract/send'
import { hearOfMail } from './mail-kept.ts'

/** What every call of somebody who is signed in needs: what is known of it, and what sends it. */
export { facts } from '@portal/core/foundation/contract/facts.generated'

/** Sends as `Send` says, and hears of the mail that a write sets off. */
export const sendSigned: Send = async (address, sending, mayBetter) => {
  const response = await sendByKy(address, sending, mayBetter)
  if (sending.method !== 'GET') hearOfMail(response)
  return response
}
