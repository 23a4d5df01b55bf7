import type { Keeper } from '../element/drafts.ts'
import { keepRecord, keptWithin, latestRecord, removeRecord, writer } from './records.ts'

/**
 * Keeps drafts on the device, files included, until they are sent, thrown
 * away, their person signs out or two weeks have gone by. Places begin with
 * the id of their person and a slash.
 *
 * @param base what the keys of this portal begin with on the page, so that it may have two
 * @param name of the form, among those of its person, with the shape of its drafts
 */
export function createKeeper<D>(base: string, name: string): Keeper<D> {
  const waiting = new Map<string, D | null>()
  /** Who wrote what was brought back: it goes with it. */
  const writers = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const keyOf = (place: string): string => base + place.replace('/', ` ${name}/`)
  const write = (): void => {
    clearTimeout(timer)
    timer = undefined
    for (const [place, draft] of waiting) {
      const key = keyOf(place)
      if (draft === null) void removeRecord(key, writer)
      else void keepRecord(key, { draft, at: Date.now() })
      const earlier = writers.get(place)
      if (earlier !== undefined) void removeRecord(key, earlier)
      writers.delete(place)
    }
    waiting.clear()
  }
  // Whoever leaves the page has typed until then.
  addEventListener('pagehide', write)
  return {
    async read(place) {
      const latest = await latestRecord(keyOf(place))
      // The name says of which shape it is.
      const draft = latest ? (latest.draft as D) : null
      if (latest && latest.by !== writer) writers.set(place, latest.by)
      return draft
    },
    changed(place, draft) {
      waiting.set(place, draft)
      timer ??= setTimeout(write, keptWithin)
    },
    forget() {
      clearTimeout(timer)
      timer = undefined
      waiting.clear()
    },
  }
}
