import type { CallName } from '@portal/core/calls'
import type { WayOfCall } from '@portal/core/client'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { CallFacts } from '@portal/core/foundation/contract/call-facts'
import type { Send } from '@portal/core/foundation/contract/send'
import { lastWrite } from './last-write.ts'
import { openingFacts } from '@portal/core/foundation/contract/opening-facts.generated'

const opening: Readonly<Record<string, CallFacts>> = openingFacts

/**
 * What is known of a call: of those by which somebody comes in at once, of a
 * thousand others, and what sends them, once their table is here, which comes
 * with the first screen behind the sign-in.
 */
export const factsOf = (name: CallName): WayOfCall | Promise<WayOfCall> => opening[name] ?? fromTable(name)

/** Sends, and notes of a write whether its mail reaches anybody. */
const noting =
  (send: Send): Send =>
  async (address, sending, mayBetter) => {
    const response = await send(address, sending, mayBetter)
    if (sending.method !== 'GET') {
      const mail = response.headers.get('x-mail')
      lastWrite.mail = mail === 'kept' || mail === 'off' ? mail : null
      if (lastWrite.mail) void import('./mail-kept.ts').then(({ tellOnce }) => tellOnce())
    }
    return response
  }

/** @throws {ApiError} as for an answer that did not come */
async function fromTable(name: CallName): Promise<WayOfCall> {
  try {
    const { facts, sendByKy } = await import('./all-calls.ts')
    return { ...facts[name], send: noting(sendByKy) }
  } catch {
    throw new ApiError(0, 'network', 'Network Error')
  }
}
