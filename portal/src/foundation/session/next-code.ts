/** Fetches the code that a signed-in person's first screen needs; nothing before the shell has said what that is. */
let fetchNext: () => Promise<unknown> = () => Promise.resolve()

/** Says what comes after signing in. */
export const comesAfterSignIn = (load: () => Promise<unknown>): void => {
  fetchNext = load
}

/** Fetches it ahead, while somebody types a password; a failure is met again when it is needed. */
export const fetchAhead = (): void => void fetchNext().catch(() => undefined)
