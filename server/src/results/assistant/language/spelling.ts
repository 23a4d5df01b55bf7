/** One letter is wrong, missing, doubled or swapped with its neighbor. */
export function oneApart(word: string, right: string): boolean {
  const [short, long] = word.length < right.length ? [word, right] : [right, word]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  return short.slice(at + 1) === long.slice(at + 1) || swappedAt(short, long, at)
}

const swappedAt = (word: string, right: string, at: number): boolean =>
  word[at] === right[at + 1] && word[at + 1] === right[at] && word.slice(at + 2) === right.slice(at + 2)

/**
 * The known word that a mistyped one stands for; null where none is close. In
 * a short word only a missing, doubled or swapped letter is a slip: `fire` is
 * not `five`.
 */
export function spelledRight(word: string, known: ReadonlySet<string>): string | null {
  if (word.length < 3 || /\d/.test(word)) return null
  for (const right of known) {
    if (right.length < 3 || Math.abs(right.length - word.length) > 1) continue
    // `approve` is no slip of `approved`: it says something else.
    if (right.startsWith(word) || word.startsWith(right) || !oneApart(word, right)) continue
    if (word.length < 6 || right.length < 6) {
      let at = 0
      while (at < word.length && word[at] === right[at]) at += 1
      const slip =
        word.length === 3
          ? right.length === 3 && swappedAt(word, right, at)
          : word.length !== right.length
            ? word[0] === right[0] && right.length > word.length
            : swappedAt(word, right, at)
      if (!slip) continue
    } else if (word[0] !== right[0] && !swappedAt(word, right, 0)) continue
    return right
  }
  return null
}
