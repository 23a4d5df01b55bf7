import { rm } from 'node:fs/promises'
import { FileStore, incomingDirectory, openPlaces, type Places } from '../../foundation/files/file-store.ts'
import { asUpload, type Upload } from '../../foundation/files/upload.ts'
import { StorageAway } from '../../foundation/files/storage.ts'
import type { Settings } from '../../foundation/settings.ts'
import { recipes, type FileName } from './made.ts'

/** A file of the demo agency as it lies in the store: what its row says of it. */
export interface KeptFile {
  readonly name: string
  readonly media_type: string
  readonly size: number
  readonly sha256: string
  readonly storage_key: string
}

/** The files of the demo agency by what the seed calls them. */
export type KeptFiles = Readonly<Record<FileName, KeptFile>>

/** The files of a demo agency that is being loaded. */
export interface Keeping {
  readonly files: Promise<KeptFiles>
  /** Removes what was stored: no record will name it. */
  undo(): Promise<void>
}

/**
 * Makes the files of the demo agency and stores them as uploads are stored. Rows are loaded meanwhile. Where the object
 * storage is away they lie on the disk, which is read as well.
 */
export function keepDemoFiles(settings: Pick<Settings, 'dataDir' | 'files'>): Keeping {
  const stored: { readonly store: FileStore; readonly key: string }[] = []
  const keepIn = async (places: Places): Promise<KeptFiles> => {
    const store = new FileStore(places, await incomingDirectory(settings.dataDir), () => undefined)
    const kept: [string, KeptFile][] = []
    // One after the other: between two, the database gets its next rows.
    for (const [called, { name, mediaType, make }] of Object.entries(recipes)) {
      const upload = await asUpload({ name, mediaType, bytes: make() }, store.incoming)
      const key = await keepOne(store, upload)
      stored.push({ store, key })
      kept.push([
        called,
        { name, media_type: mediaType, size: upload.size, sha256: upload.sha256, storage_key: key },
      ])
    }
    // Every recipe is among them.
    return Object.fromEntries(kept) as unknown as KeptFiles
  }
  const begin = async (): Promise<KeptFiles> => {
    const places = await openPlaces(settings.dataDir, settings.files)
    const [near] = places.filter(({ far }) => !far)
    try {
      return await keepIn(places)
    } catch (error) {
      if (!(error instanceof StorageAway) || !near) throw error
      return keepIn([near])
    }
  }
  const files = begin()
  // Rows are loaded before anybody waits for it.
  files.catch(() => undefined)
  return {
    files,
    async undo() {
      await files.catch(() => undefined)
      for (const { store, key } of stored) await store.remove(key)
    },
  }
}

async function keepOne(store: FileStore, upload: Upload): Promise<string> {
  try {
    await store.bring([upload])
    return await store.put(upload.path)
  } finally {
    await store.release([upload])
    await rm(upload.path, { force: true })
  }
}
