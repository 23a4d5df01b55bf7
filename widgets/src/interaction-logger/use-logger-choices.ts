import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { useCallback } from 'react'
import { useLoaded, type Loaded } from '../element/use-loaded.ts'
import type { Interaction, InteractionType } from './form.ts'

/** What the form needs before it can be filled in. */
export interface LoggerChoices {
  readonly types: readonly InteractionType[]
  readonly clients: Answer<'clients.simpleList'>
  /** The interaction that is changed; null for a new one. */
  readonly earlier: Interaction | null
}

/** Reads the types and clients, and the interaction that is to be changed. */
export function useLoggerChoices(
  client: Client,
  interactionId: number | null,
  wanted: boolean,
): Loaded<LoggerChoices> {
  const load = useCallback(async (): Promise<LoggerChoices> => {
    const [types, clients, earlier] = await Promise.all([
      client.call('interactionTypes.list'),
      client.call('clients.simpleList'),
      interactionId === null ? null : client.call('interactions.get', { params: { id: interactionId } }),
    ])
    return { types, clients, earlier }
  }, [client, interactionId])
  return useLoaded(load, wanted)
}
