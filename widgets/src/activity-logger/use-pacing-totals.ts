import type { Client } from '@portal/core/client'
import { isDay } from '@portal/core/foundation/format'
import { paceSentence } from '@portal/core/results/metrics/pace'
import { useCallback } from 'react'
import { useLoaded } from '../element/use-loaded.ts'
import type { ActivityForm } from './form.ts'

/**
 * How far the month of a pacing note is in its section, as a sentence (shell
 * section 7). Empty until it is known, and for whoever may not know it: the
 * note does not depend on it.
 */
export function usePacingTotals(
  client: Client,
  {
    pacingNote,
    sectionId,
    client: chosen,
    date,
  }: Pick<ActivityForm, 'pacingNote' | 'sectionId' | 'client' | 'date'>,
): string {
  const clientId = chosen?.value ?? null
  const month = isDay(date) ? `${date.slice(0, 7)}-01` : null
  const load = useCallback(async () => {
    if (sectionId === null || clientId === null || month === null) return ''
    const { rows, through } = await client.call('clients.mtdPacingTotals', {
      body: { sectionId, clientIds: [clientId], month },
    })
    const [row] = rows
    return row ? paceSentence(row, through) : ''
  }, [client, sectionId, clientId, month])
  return useLoaded(load, pacingNote && sectionId !== null && clientId !== null).data ?? ''
}
