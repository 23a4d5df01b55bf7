/** A line longer than this is nobody's answer. */
const longestLine = 1024 * 1024

/**
 * The lines of a body as they become whole, without their ends. Pieces may
 * split lines and characters anywhere.
 *
 * @throws {Error} for a line of more than a million characters, and what reading throws
 */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      let from = 0
      for (let end = rest.indexOf('\n'); end !== -1; end = rest.indexOf('\n', from)) {
        yield rest.slice(from, end).replace(/\r$/, '')
        from = end + 1
      }
      rest = rest.slice(from)
      if (rest.length > longestLine) throw new Error('A line of the answer is too long.')
      if (done) break
    }
    if (rest !== '') yield rest
  } finally {
    // Whoever stops reading in the middle does not want the rest.
    await reader.cancel().catch(() => undefined)
  }
}
