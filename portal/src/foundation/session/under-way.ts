/** Milliseconds for which an answer that was read ahead waits for whoever asks. */
const waits = 2_000

/**
 * Reads that are under way. What is written, or told by the server, while one
 * is has overtaken it: its answer may be of before, and nobody would ask again.
 */
export function readsUnderWay(readAgain: (key: string) => void): {
  /** Reads, or takes what was read ahead; once more before it answers where it was overtaken, and again afterwards where that was overtaken too. */
  read<T>(key: string, call: () => Promise<T>): Promise<T>
  /**
   * Begins a read for whoever asks next, once however often it is called: while a component is drawn, which may be
   * thrown away and begun anew.
   */
  ahead(key: string, call: () => Promise<unknown>): void
  /** Nobody takes any more what was read ahead. */
  forget(): void
  /** Something has happened to what these keys read. */
  overtake(touched: (key: string) => boolean): void
} {
  const underWay = new Map<string, { overtaken: boolean }>()
  const early = new Map<string, Promise<unknown>>()
  const read = async <T>(key: string, call: () => Promise<T>): Promise<T> => {
    const begun = early.get(key)
    if (early.delete(key)) return begun as Promise<T>
    const state = { overtaken: false }
    underWay.set(key, state)
    try {
      const answer = await call()
      if (!state.overtaken) return answer
      state.overtaken = false
      return await call()
    } finally {
      underWay.delete(key)
      // Not before whoever asked has the answer.
      if (state.overtaken) setTimeout(() => readAgain(key))
    }
  }
  return {
    read,
    ahead(key, call) {
      if (underWay.has(key) || early.has(key)) return
      const reading = read(key, call)
      early.set(key, reading)
      const drop = (): void => void setTimeout(() => early.delete(key), waits)
      // Whoever takes it is told of a failure.
      reading.then(drop, drop)
    },
    forget: () => early.clear(),
    overtake(touched) {
      for (const [key, state] of underWay) if (touched(key)) state.overtaken = true
      for (const key of early.keys()) if (touched(key)) early.delete(key)
    },
  }
}
