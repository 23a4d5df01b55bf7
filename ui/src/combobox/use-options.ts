import { useEffect, useRef, useState } from 'react'
import type { Option } from '../select/option.ts'
import { matching } from './fold.ts'

/** Where options come from: a list to look through, or a search that answers now or later. */
export interface OptionSource<Value extends string | number> {
  readonly options?: readonly Option<Value>[] | undefined
  /** Answers for what was typed, possibly nothing yet; `signal` tells that the answer is no longer wanted. */
  readonly search?:
    | ((query: string, signal: AbortSignal) => readonly Option<Value>[] | Promise<readonly Option<Value>[]>)
    | undefined
  /** Milliseconds to wait after a keystroke before a search; 0 for a search in memory. */
  readonly delay?: number | undefined
}

/** Options drawn at once; the rest is found by typing on. */
const mostOptions = 100

interface Found<Value extends string | number> {
  readonly options: readonly Option<Value>[]
  readonly more: number
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** The options to show for what was typed. Late answers to earlier queries are dropped. */
export const useOptions = <Value extends string | number>(
  { options, search, delay = 0 }: OptionSource<Value>,
  query: string,
  active: boolean,
): Found<Value> => {
  const [answer, setAnswer] = useState<readonly Option<Value>[]>([])
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const [attempt, setAttempt] = useState(0)

  // A search written inline is another function at each rendering, and yet the same search.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  const searches = search !== undefined
  useEffect(() => {
    if (!searches || !active) return
    const asked = new AbortController()
    const ask = (): void => {
      const result = (() => {
        try {
          return latest.current?.(query, asked.signal) ?? []
        } catch (error) {
          return Promise.reject<readonly Option<Value>[]>(error)
        }
      })()
      if (!(result instanceof Promise)) {
        setAnswer(result)
        setState('ready')
        return
      }
      setState('loading')
      result.then(
        (found) => {
          if (asked.signal.aborted) return
          setAnswer(found)
          setState('ready')
        },
        () => {
          if (!asked.signal.aborted) setState('failed')
        },
      )
    }
    if (delay === 0) ask()
    const timer = delay === 0 ? 0 : window.setTimeout(ask, delay)
    return () => {
      window.clearTimeout(timer)
      asked.abort()
    }
  }, [searches, delay, query, active, attempt])

  const all = search ? answer : active ? matching(options ?? [], query) : []
  return {
    options: all.length > mostOptions ? all.slice(0, mostOptions) : all,
    more: Math.max(0, all.length - mostOptions),
    loading: state === 'loading',
    failed: state === 'failed',
    retry: () => setAttempt(attempt + 1),
  }
}
