import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import { useEffect, useState } from 'react'
import { notForYou, type Issue } from './use-requests.ts'

/** What is known of a request. */
export interface IssueState {
  /** null until it was read. */
  readonly issue: Issue | null
  /** There is no request of this key. */
  readonly missing: boolean
  /** Why it could not be read, in a sentence. */
  readonly problem: string | null
  readonly loading: boolean
  retry(): void
  /** Shows it changed, for example with one more comment. */
  change(changed: (issue: Issue) => Issue): void
  /** Shows it as a call answered it that knows neither comments nor files: these stay. */
  take(answer: Issue): void
}

/** Reads a request with its comments and files. */
export function useIssue(client: Client, key: string): IssueState {
  const [round, setRound] = useState(0)
  const asking = `${key} ${round}`
  const [known, setKnown] = useState<{ readonly of: string; readonly issue: Issue } | null>(null)
  const [ended, setEnded] = useState<{ readonly asking: string; readonly error: unknown } | null>(null)

  useEffect(() => {
    const asked = new AbortController()
    client.call('support.get', { query: { issue_key: key }, signal: asked.signal }).then(
      (issue) => {
        if (asked.signal.aborted) return
        setKnown({ of: key, issue })
        setEnded({ asking, error: null })
      },
      (error: unknown) => {
        if (!asked.signal.aborted) setEnded({ asking, error })
      },
    )
    return () => asked.abort()
  }, [client, key, asking])

  const issue = known?.of === key ? known.issue : null
  const error = ended?.asking === asking ? ended.error : null
  const change: IssueState['change'] = (changed) =>
    setKnown((before) => (before?.of === key ? { of: key, issue: changed(before.issue) } : before))
  const missing = error instanceof ApiError && error.status === 404
  return {
    issue,
    missing,
    problem: error === null || missing ? null : (messageFor(error) ?? notForYou),
    loading: ended?.asking !== asking,
    retry: () => setRound((count) => count + 1),
    change,
    take: (answer) =>
      change((before) => ({
        ...before,
        ...answer,
        renderedFields: { ...before.renderedFields, ...answer.renderedFields },
      })),
  }
}
