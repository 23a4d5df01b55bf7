import { createStore, delMany, get, set } from 'idb-keyval'
import type { InteractionForm } from '@portal/widgets/interaction-logger'

/** The files of a draft, with their descriptions. */
export type DraftFiles = Pick<InteractionForm, 'files' | 'fieldFiles'>

/** Opened when it is first used. */
const store = createStore('portal-drafts', 'interaction-files')

/** Where there is no such storage, or it is full, the answer is undefined. */
async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** The files that were kept with a draft. */
export const filesKept = (key: string): Promise<DraftFiles | undefined> =>
  ask(() => get<DraftFiles>(key, store))

/** Keeps the files of a draft in place of earlier ones. */
export const keepFiles = (key: string, { files, fieldFiles }: DraftFiles): Promise<void> =>
  ask(() => set(key, { files, fieldFiles }, store))

/** Forgets the files of drafts. */
export const forgetFiles = (keys: readonly string[]): Promise<void> => ask(() => delMany([...keys], store))
