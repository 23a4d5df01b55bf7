import type { InteractionForm } from '@portal/widgets/interaction-logger'

/** The files of a draft, with their descriptions. */
export type DraftFiles = Pick<InteractionForm, 'files' | 'fieldFiles'>

const [database, store] = ['portal-drafts', 'interaction-files']

/** Runs one request against the browser's own database. Where there is none, or it is full, the answer is undefined. */
async function ask<T>(mode: IDBTransactionMode, make: (files: IDBObjectStore) => IDBRequest<T>) {
  try {
    const opened = await answer(opening())
    try {
      return await answer(make(opened.transaction(store, mode).objectStore(store)))
    } finally {
      opened.close()
    }
  } catch {
    return undefined
  }
}

function opening(): IDBOpenDBRequest {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return request
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser’s database does not answer.'))
  })

/** The files that were kept with a draft. */
export const filesKept = (key: string): Promise<DraftFiles | undefined> =>
  ask<DraftFiles | undefined>('readonly', (files) => files.get(key))

/** Keeps the files of a draft in place of earlier ones. */
export const keepFiles = async (key: string, { files, fieldFiles }: DraftFiles): Promise<void> =>
  void (await ask('readwrite', (kept) => kept.put({ files, fieldFiles }, key)))

/** Forgets the files of a draft, or of all of them. */
export const forgetFiles = (key?: string): Promise<undefined> =>
  ask('readwrite', (kept) => (key === undefined ? kept.clear() : kept.delete(key)))
