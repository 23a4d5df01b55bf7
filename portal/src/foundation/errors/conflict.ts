let readAnew: (() => void) | undefined

/** What reads again all that is shown, once anything has been read. */
export const onConflict = (read: () => void): void => {
  readAnew = read
}

/** Somebody else has changed what is shown, and nobody knows what: it is read anew. */
export const conflicted = (): void => readAnew?.()
