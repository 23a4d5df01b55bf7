/** How a request is sent: as `fetch` takes it, and by another function than `fetch` where its progress is wanted. */
export interface Sending extends Omit<RequestInit, 'method' | 'headers'> {
  readonly method: string
  readonly headers: Record<string, string>
  readonly by?: typeof fetch | undefined
}

/**
 * Sends a request, again after a while when no answer came or one that another
 * attempt may better. The portal's does it by ky once somebody is signed in, a
 * widget's and the sign-in's by the loop below, because ky alone is a seventh
 * of what a widget may weigh (decisions 0090 and 0820).
 *
 * @param mayBetter whether a status is worth another attempt; 0 stands for no answer
 * @returns the last answer, whatever its status
 * @throws what `fetch` throws when no answer came at the last attempt, or at once when the caller gave up
 */
export type Send = (
  address: string,
  sending: Sending,
  mayBetter: (status: number) => boolean,
) => Promise<Response>

/** Milliseconds before each further attempt. */
const waits = [1000, 2000, 3000] as const

/** Sends as `Send` says, with nothing but `fetch`. */
export async function send(
  address: string,
  // Looked up at each attempt, as a page may replace it.
  { by = (...request) => fetch(...request), ...init }: Sending,
  mayBetter: (status: number) => boolean,
): Promise<Response> {
  for (const wait of waits) {
    try {
      const response = await by(address, init)
      if (response.ok || !mayBetter(response.status)) return response
    } catch (error) {
      if (init.signal?.aborted || !mayBetter(0)) throw error
    }
    await pause(wait, init.signal)
  }
  return by(address, init)
}

/** @throws the reason of the signal, as soon as the caller gives up */
const pause = (milliseconds: number, signal?: AbortSignal | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      // The reason is what fetch would have thrown.
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
