import { longestKept } from '@portal/core/work/activities/drafts/autosave'
import { chooseFiles } from '@portal/ui/file-field'
import { get, promisifyRequest, set } from 'idb-keyval'
import type { ActivityForm } from './form.ts'
import { endedWhenForgotten, journalStore } from '../drafts/store.ts'

/** What a window had written that the server did not have yet. */
export interface Written {
  readonly form: ActivityForm
  /** The activity that it changes, when it is an edit. */
  readonly activityId: number | null
  /** The version of the draft on which it rests; 0 for none. */
  readonly version: number
  /** The window that wrote it. */
  readonly writer: string
  readonly at: number
}

/** Kept on the device until the server has it (decision 0201). */
export interface Journal {
  /** The latest of what was written at this place and never reached the server; null for nothing. */
  read(): Promise<Written | null>
  /** Keeps it within a second, however quickly one types. */
  keep(written: Omit<Written, 'writer' | 'at'>): void
  /** Forgets what this window, and what it took over, had written. */
  clear(): void
  /** Ends it; what waits to be kept is kept. */
  close(): void
}

/** The window: what it wrote it may write over. */
export const writer = crypto.randomUUID()

/** Whatever waits to be written waits no longer than this; with the quarter of a second of the editor, a second. */
const keptWithin = 750

/** @param place whose writing it is and for which client, as one text */
export function openJournal(place: string): Journal {
  const known = new Set<string>()
  let owners: readonly string[] = [writer]
  let waiting: Written | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = (): void => {
    clearTimeout(timer)
    timer = undefined
    const written = waiting
    waiting = null
    if (!written) return
    void ask(() => set([place, writer], withoutFiles(written), journalStore))
    // A file is copied once, not with every word.
    for (const { id, file } of written.form.files) {
      if (known.has(id)) continue
      known.add(id)
      void ask(() => set([place, writer, id], file, journalStore))
    }
  }
  let ended = false
  const leave = endedWhenForgotten({
    place,
    end() {
      ended = true
      waiting = null
      write()
    },
  })
  return {
    async read() {
      const all = await ask(() =>
        journalStore('readonly', (store) => promisifyRequest(store.getAll(under([place])))),
      )
      const entries = (all ?? []).filter(isWritten).filter(({ at }) => at > Date.now() - longestKept)
      const [latest] = entries.toSorted((a, b) => b.at - a.at)
      if (!latest) return null
      owners = [writer, latest.writer]
      const files = await Promise.all(
        latest.form.files.map(async ({ id, description }) => {
          const file = await ask(() => get<unknown>([place, latest.writer, id], journalStore))
          return file instanceof File ? chooseFiles([file]).map((one) => ({ ...one, description })) : []
        }),
      )
      return { ...latest, form: { ...latest.form, files: files.flat() } }
    },
    keep(written) {
      if (ended) return
      waiting = { ...written, writer, at: Date.now() }
      timer ??= setTimeout(write, keptWithin)
    },
    clear() {
      waiting = null
      clearTimeout(timer)
      timer = undefined
      known.clear()
      for (const owner of owners)
        void ask(() =>
          journalStore('readwrite', (store) => promisifyRequest(store.delete(under([place, owner])))),
        )
      owners = [writer]
    },
    close() {
      write()
      leave()
    },
  }
}

/** The storage refused, or there is none: then there is no journal, and nothing else changes. */
async function ask<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch {
    return null
  }
}

/** Every key that begins with these words. */
const under = (words: readonly string[]): IDBKeyRange => IDBKeyRange.bound([...words], [...words, []])

/** A database keeps forms by their fields; pictures of a CO-OP activity and files have keys of their own, or none. */
const withoutFiles = (written: Written): unknown => ({
  ...written,
  form: {
    ...written.form,
    files: written.form.files.map(({ id, description }) => ({ id, description })),
    screenshots: null,
  },
})

/** Whether a record is one of ours and of today's shape: another program, or an older one, may have written it. */
function isWritten(record: unknown): record is Written {
  if (!isRecord(record) || !isRecord(record['form'])) return false
  const { form, version, writer: by, at } = record
  return (
    typeof version === 'number' &&
    typeof by === 'string' &&
    typeof at === 'number' &&
    typeof form['body'] === 'string' &&
    typeof form['date'] === 'string' &&
    typeof form['time'] === 'string' &&
    Array.isArray(form['stores']) &&
    Array.isArray(form['kept']) &&
    Array.isArray(form['files'])
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
