import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** How a call to another system went, whoever of the portal made it. */
export interface Heard {
  /** `https://api.callrail.com`. */
  readonly origin: string
  /** Null where nothing answered. */
  readonly status: number | null
  /** Milliseconds. */
  readonly took: number
  /** Why nothing answered. */
  readonly error: unknown
}

interface Message {
  readonly request: object & { readonly origin?: unknown }
  readonly response?: { readonly statusCode?: number }
  readonly error?: unknown
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'request' in value &&
  typeof value.request === 'object' &&
  value.request !== null

/** Given up because nobody waits for the answer any more, which says nothing of the system. */
const givenUp = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/**
 * Hears of every call that this process makes by `fetch`, once each: of its answer, or of why there was none.
 *
 * @returns stops hearing
 */
export function listen(hears: (heard: Heard) => void): () => void {
  const began = new WeakMap<object, number>()
  const ended = ({ request }: Message, status: number | null, error: unknown): void => {
    const start = began.get(request)
    // What breaks after its answer began is another matter.
    if (start === undefined || !URL.canParse(String(request.origin))) return
    began.delete(request)
    hears({
      origin: new URL(String(request.origin)).origin,
      status,
      took: Math.round(performance.now() - start),
      error,
    })
  }
  const channels: Readonly<Record<string, (message: unknown) => void>> = {
    'undici:request:create': (message) => {
      if (isMessage(message)) began.set(message.request, performance.now())
    },
    'undici:request:headers': (message) => {
      if (isMessage(message)) ended(message, message.response?.statusCode ?? null, null)
    },
    'undici:request:error': (message) => {
      if (isMessage(message) && !givenUp(message.error)) ended(message, null, message.error)
    },
  }
  for (const [name, heard] of Object.entries(channels)) subscribe(name, heard)
  return () => {
    for (const [name, heard] of Object.entries(channels)) unsubscribe(name, heard)
  }
}
