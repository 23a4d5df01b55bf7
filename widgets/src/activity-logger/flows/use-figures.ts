import { loaded, shown, type FlowState } from '@portal/core/work/activities/flows/machine'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import { useEffect, useRef, useState } from 'react'
import { readFigures } from './read-figures.ts'

interface Options {
  readonly client: Client
  readonly clientId: number
  readonly sectionId: number | null
  readonly state: FlowState
  readonly onState: (state: FlowState) => void
}

/** How the reading of figures stands. */
export interface Reading {
  /** Why it failed, for a person; null while it goes on. */
  readonly failure: string | null
  /** Reads again; absent where that would fail again, because of what was asked. */
  readonly retry?: () => void
}

const failed = 'The figures could not be read. Please try again in a moment.'

/** Reads the figures while the flow waits for them; leaving the step, or the dialog, gives it up. */
export function useFigures({ client, clientId, sectionId, state, onState }: Options): Reading {
  const [refused, setRefused] = useState<ApiError | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { flow } = state
  const { start, end } = state.answers
  const waits = shown(state) === 'loading'
  const latest = useRef({ state, onState })
  useEffect(() => {
    latest.current = { state, onState }
  })
  useEffect(() => {
    if (!waits) return
    const controller = new AbortController()
    setRefused(null)
    readFigures(client, { flow, clientId, sectionId, start, end }, controller.signal).then(
      (groups) => {
        const now = latest.current
        if (!controller.signal.aborted) now.onState(loaded(now.state, groups))
      },
      (error: unknown) => {
        if (controller.signal.aborted) return
        setRefused(error instanceof ApiError && error.status === 422 ? error : 'failed')
      },
    )
    return () => controller.abort()
  }, [client, clientId, sectionId, flow, start, end, waits, attempt])
  if (refused instanceof ApiError) return { failure: refused.message }
  return {
    failure: refused === null ? null : failed,
    retry: () => setAttempt((count) => count + 1),
  }
}
