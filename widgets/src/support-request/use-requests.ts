import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import { projectKey } from '@portal/core/work/support/constants'
import { statusesText, type SupportList } from '@portal/core/work/support/statuses'
import { useCallback, useEffect, useState } from 'react'

export type Issue = Answer<'support.get'>
type Issues = Answer<'support.list'>

/** The requests of a tab. */
export interface Requests {
  /** null until they were read for the first time; then the last ones, also while newer ones are on their way. */
  readonly issues: readonly Issue[] | null
  /** Whether there are more than the list holds. */
  readonly more: boolean
  readonly loading: boolean
  /** Why they could not be read, in a sentence. */
  readonly problem: string | null
  /** The server lets this person into no list: asking again, or filing a request, is of no use. */
  readonly refused: boolean
  reload(): void
}

/** Reads a list, and again at each change of it: what others did meanwhile is then seen. */
export function useRequests(client: Client, list: SupportList): Requests {
  const [known, setKnown] = useState<{ readonly [L in SupportList]?: Issues }>({})
  const [round, setRound] = useState(0)
  const asking = `${list} ${round}`
  const [ended, setEnded] = useState<{ readonly asking: string; readonly problem: string | null } | null>(
    null,
  )

  useEffect(() => {
    const asked = new AbortController()
    const query = { project_key: projectKey, statuses: statusesText(list), list } as const
    client.call('support.list', { query, signal: asked.signal }).then(
      (found) => {
        if (asked.signal.aborted) return
        setKnown((before) => ({ ...before, [list]: found }))
        setEnded({ asking, problem: null })
      },
      (error: unknown) => {
        if (!asked.signal.aborted) setEnded({ asking, problem: messageFor(error) ?? notForYou })
      },
    )
    return () => asked.abort()
  }, [client, list, asking])

  const problem = ended?.asking === asking ? ended.problem : null
  return {
    issues: known[list]?.issues ?? null,
    more: known[list]?.more ?? false,
    loading: ended?.asking !== asking,
    problem,
    refused: problem === notForYou,
    reload: useCallback(() => setRound((count) => count + 1), []),
  }
}

/** Said to those whom the server does not let in. */
export const notForYou = 'Support requests are for the people of the agency.'
