/** What an error says, in one line of a reasonable length for the log: with its cause, as `fetch` hides what happened there. */
export function reasonOf(error: unknown): string {
  const text =
    error instanceof Error
      ? error.cause instanceof Error
        ? `${error.message} (${error.cause.message})`
        : error.message
      : String(error)
  return text.replace(/\s+/g, ' ').trim().slice(0, 300)
}
