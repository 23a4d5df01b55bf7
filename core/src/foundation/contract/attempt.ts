/** An attempt to write something, with the key by which the server knows it again (`Idempotency-Key`). */
export interface Attempt<T> {
  readonly of: T
  readonly key: string
}

/**
 * The attempt to write this: the one before while it is of the same, so that
 * what is sent again after a lost answer is the same write, and a new one
 * otherwise.
 */
export const attemptAt = <T>(before: Attempt<T> | null | undefined, of: T): Attempt<T> =>
  before?.of === of ? before : { of, key: crypto.randomUUID() }
