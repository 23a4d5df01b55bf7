/**
 * Reads that are under way. What is written, or told by the server, while one
 * is has overtaken it: its answer may be of before, and nobody would ask again.
 */
export function readsUnderWay(readAgain: (key: string) => void): {
  /** Reads; once more before it answers where it was overtaken, and again afterwards where that was overtaken too. */
  read<T>(key: string, call: () => Promise<T>): Promise<T>
  /** Something has happened to what these keys read. */
  overtake(touched: (key: string) => boolean): void
} {
  const underWay = new Map<string, { overtaken: boolean }>()
  return {
    async read(key, call) {
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
    },
    overtake(touched) {
      for (const [key, state] of underWay) if (touched(key)) state.overtaken = true
    },
  }
}
