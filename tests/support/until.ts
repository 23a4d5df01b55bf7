import { expect } from 'vitest'

/**
 * Waits for something that another process brings about, looking again and
 * again; a test fails with its name when it never comes.
 *
 * @param what for the failure
 * @param look answers what is waited for, or nothing yet
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
): Promise<Exclude<T, null | undefined | false>> {
  let found: T | undefined
  await expect
    .poll(
      async () => {
        found = await look()
        return Boolean(found)
      },
      { timeout: 50_000, message: what },
    )
    .toBe(true)
  return found as Exclude<T, null | undefined | false>
}
