import { longestKept } from '@portal/core/work/activities/drafts/autosave'
import { promisifyRequest, set } from 'idb-keyval'
import { journalStore } from './store.ts'

/** The window: two that write at the same place write beside each other. */
export const writer: string = crypto.randomUUID()

/** Milliseconds within which what was typed lies on the device. */
export const keptWithin = 500

/** What a window has left on the device. */
export interface KeptRecord {
  readonly draft: unknown
  /** When, as `Date.now()` says it. */
  readonly at: number
}

/** Keeps a record of this window, in place of its earlier one. Where the storage refuses, drafts last as long as the page. */
export const keepRecord = (key: string, record: KeptRecord): Promise<unknown> =>
  quietly(() => set([key, writer], record, journalStore))

/** Removes what a window has left. */
export const removeRecord = (key: string, by: string): Promise<unknown> =>
  quietly(() => journalStore('readwrite', (store) => promisifyRequest(store.delete([key, by]))))

/** The latest of what windows have left, and by which; null for nothing within two weeks, or where there is no storage. */
export async function latestRecord(key: string): Promise<(KeptRecord & { readonly by: string }) | null> {
  const found = await quietly(() =>
    journalStore('readonly', async (store) => {
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
  return latest ?? null
}

const isKept = (record: unknown): record is KeptRecord =>
  typeof record === 'object' &&
  record !== null &&
  'draft' in record &&
  typeof record.draft === 'object' &&
  'at' in record &&
  typeof record.at === 'number'

async function quietly<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
