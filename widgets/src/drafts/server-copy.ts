import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import { longestWritten } from '@portal/core/platform/written/constants'
import { autosaveAfter } from '@portal/core/work/activities/drafts/autosave'

/** Milliseconds after which what did not reach the server is sent again. */
const againAfter = 15_000
/** Milliseconds that a form waits for what the server has, before it goes by what the device has. */
const longestWait = 3_000

/** What the server has of a place; null for nothing, undefined where it could not be asked. */
export type Found<D> =
  | { readonly draft: D; readonly version: number; readonly writer: string }
  | null
  | undefined

/** One place at which somebody writes, on the server. */
export interface ServerCopy<D> {
  look(): Promise<Found<D>>
  /** From now on this is the version that the window has seen; 0 for none. */
  settle(version: number): void
  /** Sends it after a time of quiet; null forgets it at once. */
  changed(draft: D | null): void
  /** Sends nothing more. */
  end(): void
}

interface Told<D> {
  /** The server has it now. */
  onKept(draft: D, version: number): void
  /** Another window, or another device, has written or ended it since. */
  onElsewhere(): void
}

/**
 * @param place `userId/` and what the form is about
 * @param writer the window: what it wrote it may write over
 */
export function serverCopy<D>(
  client: Client,
  form: string,
  place: string,
  writer: string,
  { onKept, onElsewhere }: Told<D>,
): ServerCopy<D> {
  const [userId = '', about = ''] = place.split('/')
  const which = { userId: Number(userId), form, about }
  let seen = 0
  let waiting: D | null = null
  let sending: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false

  const send = async (): Promise<void> => {
    const draft = waiting
    waiting = null
    const content = draft === null ? '' : withoutFiles(draft)
    if (draft === null || ended || content.length > longestWritten) return
    try {
      const { version } = await client.call('written.keep', {
        body: { ...which, content, writer },
        ifMatch: seen,
      })
      seen = version
      onKept(draft, version)
    } catch (error) {
      if (!(error instanceof ApiError)) return
      if (error.status === 412) return onElsewhere()
      // Whoever does not sign in again is not asked at every pause: the device keeps what is typed.
      if (error.status === 401) return end()
      if (error.status !== 0 && error.status < 500) return
      waiting ??= draft
      timer ??= setTimeout(begin, againAfter)
    }
  }
  const begin = (): void => {
    clearTimeout(timer)
    timer = undefined
    // One after the other, so that an earlier text never comes after a later one.
    sending = sending.then(send)
  }
  // Somebody turns to another window, or another device.
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden' && waiting !== null) begin()
  }
  document.addEventListener('visibilitychange', onHidden)
  const drop = (): void => {
    waiting = null
    clearTimeout(timer)
    timer = undefined
  }
  const end = (): void => {
    ended = true
    drop()
    document.removeEventListener('visibilitychange', onHidden)
  }
  return {
    end,
    async look() {
      try {
        const found = await client.call('written.get', {
          query: which,
          signal: AbortSignal.timeout(longestWait),
        })
        // Its form wrote it, in the shape that its name says.
        return (
          found && { draft: JSON.parse(found.content) as D, version: found.version, writer: found.writer }
        )
      } catch {
        return undefined
      }
    },
    settle(version) {
      seen = version
    },
    changed(draft) {
      drop()
      waiting = draft
      if (draft !== null) timer = setTimeout(begin, autosaveAfter)
      else
        sending = sending.then(async () => {
          const ifMatch = seen
          seen = 0
          // What cannot be deleted now comes back the next time, and can be deleted then; another window's stays.
          if (ifMatch > 0)
            await client
              .call('written.remove', { query: { ...which, writer }, ifMatch })
              .catch(() => undefined)
        })
    },
  }
}

/** The copy of what stays on the device: nothing is known of any, and none is made. */
export const noCopy: ServerCopy<never> & ServerCopy<unknown> = {
  look: async () => undefined,
  settle() {},
  changed() {},
  end() {},
}

/** Files stay on the device on which they were chosen. */
const withoutFiles = (draft: unknown): string =>
  JSON.stringify(draft, (_, value: unknown) =>
    Array.isArray(value)
      ? value.filter((one: unknown) => !(typeof one === 'object' && one !== null && 'file' in one))
      : value,
  )
