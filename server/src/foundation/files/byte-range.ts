/** Bytes `start` to `end` of a file, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110 section 14).
 * Several ranges at once are answered with the whole file, which is allowed.
 *
 * @param size of the file in bytes
 * @returns null for the whole file, `unsatisfiable` when it ends before the range starts
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
