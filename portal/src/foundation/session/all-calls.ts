/** What every call of somebody who is signed in needs: what is known of it, and what sends it. */
export { facts } from '@portal/core/foundation/contract/facts.generated'
export { sendByKy } from '@portal/core/foundation/contract/send-by-ky'
