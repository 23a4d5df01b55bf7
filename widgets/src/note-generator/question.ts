import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { noteGranularity, summaryWebhook } from '@portal/core/results/performance-notes/constants'
import { noteChannels, type NoteChannel } from '@portal/core/results/performance-notes/channels'

/** What is chosen in the first step. Days are `YYYY-MM-DD`, or empty. */
export interface Chosen {
  readonly channels: readonly NoteChannel[]
  readonly start: string
  readonly end: string
}

/** Next needs a channel and both dates, in their order. */
export const isComplete = ({ channels, start, end }: Chosen): boolean =>
  channels.length > 0 && start !== '' && end !== '' && start <= end

/** Ticks a channel, or takes its tick away; they keep the order of the list, however they were ticked. */
export const withChannel = (chosen: Chosen, channel: NoteChannel, on: boolean): Chosen => ({
  ...chosen,
  channels: noteChannels.filter((one) => (one === channel ? on : chosen.channels.includes(one))),
})

export type ChannelNote = Answer<'performanceNotes.list'>[number]

/** What was asked for and came, or why it did not. */
export type Found<T> = { readonly value: T } | { readonly failure: string }

/** What a step of waiting brings: a note for each channel, null where it has no figures, and the summary. */
export interface Results {
  readonly channels: ReadonlyMap<NoteChannel, Found<ChannelNote | null>>
  readonly summary: Found<string>
}

const notRead = 'The notes could not be written. Please try again in a moment.'

async function found<T>(reading: Promise<T>): Promise<Found<T>> {
  try {
    return { value: await reading }
  } catch (error) {
    const told = error instanceof ApiError && [403, 404, 422, 429, 503].includes(error.status)
    return { failure: told ? error.message : notRead }
  }
}

/** The note of one channel. */
export const readNote = (
  client: Client,
  clientId: number,
  { start, end }: Chosen,
  channel: NoteChannel,
  signal?: AbortSignal,
): Promise<Found<ChannelNote | null>> =>
  found(
    client
      .call('performanceNotes.list', {
        query: {
          client_id: clientId,
          start_date: start,
          end_date: end,
          channel,
          granularity: noteGranularity,
        },
        ...(signal ? { signal } : {}),
      })
      .then(([first]) => first ?? null),
  )

/** The account manager's summary over the channels. */
export const readSummary = (
  client: Client,
  clientId: number,
  { start, end, channels }: Chosen,
  signal?: AbortSignal,
): Promise<Found<string>> =>
  found(
    client
      .call('performanceNotes.summary', {
        params: { id: summaryWebhook },
        query: { client_id: clientId, start_date: start, end_date: end, channels: channels.join(',') },
        ...(signal ? { signal } : {}),
      })
      .then(({ output }) => output),
  )

/** Everything at once; what fails is told where it would stand. */
export async function readAll(
  client: Client,
  clientId: number,
  chosen: Chosen,
  signal: AbortSignal,
): Promise<Results> {
  const [notes, summary] = await Promise.all([
    Promise.all(
      chosen.channels.map(
        async (channel) => [channel, await readNote(client, clientId, chosen, channel, signal)] as const,
      ),
    ),
    readSummary(client, clientId, chosen, signal),
  ])
  return { channels: new Map(notes), summary }
}
