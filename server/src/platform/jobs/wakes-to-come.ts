/** The longest that a timer waits, in milliseconds; what is due later is found by the looks at the queue. */
const longest = 2 ** 31 - 1
/** Milliseconds after its moment by which it is past in the database too. */
const surely = 100

/** Queues that are looked at when work on them is due. */
export interface WakesToCome {
  /** Has a queue looked at once a moment is past; once for all of the same moment. */
  at(when: Date, wake: () => void): void
  /** Forgets all of them. */
  stop(): void
}

/** No queue is to be looked at yet. */
export function wakesToCome(): WakesToCome {
  const timers = new Set<NodeJS.Timeout>()
  const due = new Map<() => void, Set<number>>()
  return {
    at(when, wake) {
      const moment = when.getTime()
      const moments = due.get(wake) ?? new Set()
      const wait = Math.max(moment - Date.now(), 0) + surely
      if (wait > longest || moments.has(moment)) return
      due.set(wake, moments.add(moment))
      const timer = setTimeout(() => {
        timers.delete(timer)
        moments.delete(moment)
        wake()
      }, wait)
      timer.unref()
      timers.add(timer)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      due.clear()
    },
  }
}
