/** Waits, in milliseconds, before the second and the third attempt; each shortened by chance, so that many pages do not come back at once. */
const waits = [1000, 3000] as const

/**
 * Runs work up to three times with waits of random length between.
 * @param final tells an error that another attempt would not change
 * @throws the last error
 */
export async function attempts<T>(
  work: () => Promise<T>,
  final: (error: unknown) => boolean,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<T> {
  for (const wait of waits) {
    try {
      return await work()
    } catch (error) {
      if (final(error)) throw error
      await pause(wait * (0.5 + Math.random() / 2))
    }
  }
  return work()
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
