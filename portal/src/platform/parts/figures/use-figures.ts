import type { Answer, CallName, Given } from '@portal/core/calls'
import type { CallOptions } from '@portal/core/client'
import { useState } from 'react'
import { report } from '../../../foundation/errors/errors.ts'
import { useCall, type Reading } from '../../../foundation/session/query.ts'
import { client } from '../../../foundation/session/session.ts'

/** Calls that are asked with a body and kept by the server, which `breakCache` passes by. */
export type FiguresCall = {
  [N in CallName]: Given<N, 'body'> extends { readonly breakCache?: boolean } ? N : never
}[CallName]

/** Figures of a question, and the way to have them worked out anew. */
export interface FiguresInUse<N extends FiguresCall> extends Reading<Answer<N>> {
  readonly refreshing: boolean
  refresh(): void
}

const optionsOf = <N extends FiguresCall>(body: Given<N, 'body'>, breakCache: boolean): CallOptions<N> =>
  // The body is the call's own, which the compiler cannot follow through the union of calls.
  ({ body: breakCache ? { ...(body as object), breakCache } : body }) as CallOptions<N>

/**
 * Reads a dashboard. Refreshing sends `breakCache`, and keeps showing what
 * there is until the new answer is here.
 *
 * @param body null: nothing to ask yet
 */
export function useFigures<N extends FiguresCall>(name: N, body: Given<N, 'body'> | null): FiguresInUse<N> {
  const reading = useCall(name, body === null ? null : optionsOf<N>(body, false))
  const key = JSON.stringify([name, body])
  const [fresh, setFresh] = useState<{ readonly key: string; readonly answer: Answer<N> } | null>(null)
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async (): Promise<void> => {
    if (body === null) return
    setRefreshing(true)
    try {
      setFresh({ key, answer: await client.call(name, optionsOf<N>(body, true)) })
    } catch (error) {
      report(error)
    } finally {
      setRefreshing(false)
    }
  }
  return {
    ...reading,
    data: fresh?.key === key ? fresh.answer : reading.data,
    refreshing,
    refresh: () => void refresh(),
  }
}
