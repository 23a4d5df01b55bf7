import { afterEach, beforeEach } from 'vitest'
import { takeSeen } from './seen.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What its browsers showed and asked for, attempt by attempt, where it failed. */
    seen?: readonly string[]
  }
}

beforeEach(() => {
  takeSeen()
})

afterEach(({ task }) => {
  if (task.result?.state === 'fail') task.meta.seen = [...(task.meta.seen ?? []), ...takeSeen()]
})
