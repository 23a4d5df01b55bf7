import { longestKept } from '@portal/core/work/activities/drafts/autosave'
import { promisifyRequest, set } from 'idb-keyval'
import type { Keeper } from '../element/drafts.ts'
import { journalStore } from './store.ts'

/** The window: two that write at the same place write beside each other. */
const writer = crypto.randomUUID()

/** Milliseconds within which what was typed lies on the device. */
const keptWithin = 500

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
  const remove = (key: string, by: string): Promise<unknown> =>
    journalStore('readwrite', (store) => promisifyRequest(store.delete([key, by])))
  const write = (): void => {
    clearTimeout(timer)
    timer = undefined
    for (const [place, draft] of waiting) {
      const key = keyOf(place)
      if (draft === null) void ask(() => remove(key, writer))
      else void ask(() => set([key, writer], { draft, at: Date.now() }, journalStore))
      const earlier = writers.get(place)
      if (earlier !== undefined) void ask(() => remove(key, earlier))
      writers.delete(place)
    }
    waiting.clear()
  }
  // Whoever leaves the page has typed until then.
  addEventListener('pagehide', write)
  return {
    async read(place) {
      const found = await ask(() =>
        journalStore('readonly', async (store) => {
          const key = keyOf(place)
          const range = IDBKeyRange.bound([key], [key, []])
          const [keys, all] = await Promise.all([
            promisifyRequest(store.getAllKeys(range)),
            promisifyRequest<unknown[]>(store.getAll(range)),
          ])
          return all.map((record, order) => ({ record, by: [keys[order]].flat()[1] }))
        }),
      )
      const [latest] = (found ?? [])
        .flatMap(({ record, by }) => (isKept(record) && typeof by === 'string' ? [{ ...record, by }] : []))
        .filter(({ at }) => at > Date.now() - longestKept)
        .toSorted((a, b) => b.at - a.at)
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

const isKept = (record: unknown): record is { readonly draft: object; readonly at: number } =>
  typeof record === 'object' &&
  record !== null &&
  'draft' in record &&
  typeof record.draft === 'object' &&
  record.draft !== null &&
  'at' in record &&
  typeof record.at === 'number'

/** The storage refused, or there is none: then drafts last as long as the page. */
async function ask<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
