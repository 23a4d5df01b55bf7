/** Texts that are remembered at once; a file may hold a new one in every row. */
const most = 1000

/** A function of a text that knows the answers it gave last: files say the same again and again. */
export function remembering<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = work(text)
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}
