import { useState } from 'react'
import { problemOf, type FormProblem } from './problem.ts'

export interface Attempts {
  readonly busy: boolean
  /** Why the last one came to nothing, where no field says it. */
  readonly failure: string | null
  /**
   * Tries something, unless something is being tried.
   * @param show shows at a field what is wrong with it, and answers whether it did
   */
  readonly attempt: (work: () => Promise<void>, show?: (problem: FormProblem) => boolean) => Promise<void>
}

/** What is tried before or around signing in: one thing at a time, with every sentence of the server. */
export function useAttempt(): Attempts {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  return {
    busy,
    failure,
    async attempt(work, show) {
      if (busy) return
      setFailure(null)
      setBusy(true)
      try {
        await work()
      } catch (error) {
        const problem = problemOf(error)
        if (!show?.(problem)) setFailure(problem.message)
      }
      setBusy(false)
    },
  }
}
