import type { Client } from '@portal/core/client'
import { assistantUsageAction } from '@portal/core/foundation/policy/features'
import type { Chosen } from './question.ts'

/** Keeps that the generator was used. What cannot be kept stops nobody. */
export async function startUsage(
  client: Client,
  { clientId, userId }: { readonly clientId: number; readonly userId: number },
  { channels, start, end }: Chosen,
): Promise<number | null> {
  try {
    const { id } = await client.call('usage.track', {
      body: {
        clientId,
        userId,
        action: assistantUsageAction,
        log: { 'Start Date': start, 'End Date': end, 'Requested Channels': [...channels] },
      },
    })
    return id
  } catch {
    return null
  }
}

/** Adds to the record which reports became activities. */
export async function completeUsage(client: Client, id: number, used: readonly string[]): Promise<void> {
  await client
    .call('usage.track', { body: { id, log: { 'Used Reports': [...used] } } })
    .catch(() => undefined)
}
