import type { CallName } from '@portal/core/calls'
import type { WayOfCall } from '@portal/core/client'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { CallFacts } from '@portal/core/foundation/contract/call-facts'
import { openingFacts } from '@portal/core/foundation/contract/opening-facts.generated'

const opening: Readonly<Record<string, CallFacts>> = openingFacts

/**
 * What is known of a call: of those by which somebody comes in at once, of a
 * thousand others, and what sends them, once their table is here, which comes
 * with the first screen behind the sign-in.
 */
export const factsOf = (name: CallName): WayOfCall | Promise<WayOfCall> => opening[name] ?? fromTable(name)

/** @throws {ApiError} as for an answer that did not come */
async function fromTable(name: CallName): Promise<WayOfCall> {
  try {
    const { facts, sendSigned } = await import('./all-calls.ts')
    return { ...facts[name], send: sendSigned }
  } catch {
    throw new ApiError(0, 'network', 'Network Error')
  }
}
