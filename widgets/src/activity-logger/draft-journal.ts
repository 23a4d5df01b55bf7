import { chooseFiles } from '@portal/ui/file-field'
import type { ActivityForm } from './form.ts'

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

const table = 'written'
/** Whatever waits to be written waits no longer than this; with the quarter of a second of the editor, a second. */
const keptWithin = 750
/** After two weeks nobody comes back for it. */
const oldest = 14 * 86_400_000

/** @param place whose writing it is and for which client, as one text */
export function openJournal(place: string): Journal {
  const database = open()
  /** The database refused, or there is none: then there is no journal, and nothing else changes. */
  const inStore = async <T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> => {
    try {
      return await answerOf(work((await database).transaction(table, 'readwrite').objectStore(table)))
    } catch {
      return null
    }
  }
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
    void inStore((store) => store.put(withoutFiles(written), [place, writer]))
    // A file is copied once, not with every word.
    for (const { id, file } of written.form.files) {
      if (known.has(id)) continue
      known.add(id)
      void inStore((store) => store.put(file, [place, writer, id]))
    }
  }
  return {
    async read() {
      const all = await inStore((store) => store.getAll(under([place])))
      const entries = (all ?? []).filter(isWritten).filter(({ at }) => at > Date.now() - oldest)
      const [latest] = entries.toSorted((a, b) => b.at - a.at)
      if (!latest) return null
      owners = [writer, latest.writer]
      const files = await Promise.all(
        latest.form.files.map(async ({ id, description }) => {
          const file: unknown = await inStore((store) => store.get([place, latest.writer, id]))
          return file instanceof File ? chooseFiles([file]).map((one) => ({ ...one, description })) : []
        }),
      )
      return { ...latest, form: { ...latest.form, files: files.flat() } }
    },
    keep(written) {
      waiting = { ...written, writer, at: Date.now() }
      timer ??= setTimeout(write, keptWithin)
    },
    clear() {
      waiting = null
      clearTimeout(timer)
      timer = undefined
      known.clear()
      for (const owner of owners) void inStore((store) => store.delete(under([place, owner])))
      owners = [writer]
    },
    close() {
      write()
      void database.then((opened) => opened.close()).catch(() => undefined)
    },
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('agency-portal-drafts', 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(table)
  return answerOf(request)
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The storage of this browser does not answer.'))
  })

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
