import { expect } from 'vitest'

/**
 * Waits for something that another process brings about, looking again and
 * again; a test fails with its name when it never comes.
 *
 * @param what for the failure
 * @param look answers what is waited for, or nothing yet
 * @param seconds after which it will not come any more
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  seconds = 60,
): Promise<Exclude<T, null | undefined | false>> {
  let found: T | undefined
  await expect
    .poll(
      async () => {
        found = await look()
        return Boolean(found)
      },
      { timeout: seconds * 1000, message: what },
    )
    .toBe(true)
  return found as Exclude<T, null | undefined | false>
}
