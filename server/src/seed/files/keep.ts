import { readFile, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { FileStore, incomingDirectory, openPlaces, type Places } from '../../foundation/files/file-store.ts'
import { asUpload, type Upload } from '../../foundation/files/upload.ts'
import { StorageAway } from '../../foundation/files/storage.ts'
import type { Settings } from '../../foundation/settings.ts'
import { demoFiles, type FileName } from './demo-files.ts'

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

/** What was stored for a demo agency that is being loaded. */
export interface Kept {
  readonly files: KeptFiles
  /** Removes it: no record will name it. */
  undo(): Promise<void>
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
}

const content = new URL('./content/', import.meta.url)

/**
 * Stores the files of the demo agency as uploads are stored. Where the object storage is away they lie on the disk,
 * which is read as well.
 */
export async function keepDemoFiles(settings: Pick<Settings, 'dataDir' | 'files'>): Promise<Kept> {
  const places = await openPlaces(settings.dataDir, settings.files)
  const incoming = await incomingDirectory(settings.dataDir)
  const [near] = places.filter(({ far }) => !far)
  try {
    return await keepIn(places, incoming)
  } catch (error) {
    if (!(error instanceof StorageAway) || !near) throw error
    return keepIn([near], incoming)
  }
}

async function keepIn(places: Places, incoming: string): Promise<Kept> {
  const store = new FileStore(places, incoming, () => undefined)
  const kept: [string, KeptFile][] = []
  const undo = async (): Promise<void> => {
    for (const [, { storage_key }] of kept) await store.remove(storage_key)
  }
  try {
    for (const [called, name] of Object.entries(demoFiles)) {
      const bytes = await readFile(new URL(name, content))
      const mediaType = mediaTypes[extname(name)] ?? ''
      const upload = await asUpload({ name, mediaType, bytes }, store.incoming)
      const storage_key = await keepOne(store, upload)
      kept.push([
        called,
        { name, media_type: mediaType, size: upload.size, sha256: upload.sha256, storage_key },
      ])
    }
  } catch (error) {
    await undo()
    throw error
  }
  // The loop went through every name.
  return { files: Object.fromEntries(kept) as unknown as KeptFiles, undo }
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
