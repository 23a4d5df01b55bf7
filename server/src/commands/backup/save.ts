import { constants, createWriteStream } from 'node:fs'
import { copyFile, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { type } from '@portal/core/foundation/contract/type'
import { copyEmbedded } from '../../foundation/database/copy-embedded.ts'
import { openDatabase } from '../../foundation/database/database.ts'
import { FileStore, fileDirectory, incomingDirectory, openPlaces } from '../../foundation/files/file-store.ts'
import { verified } from '../../foundation/files/hash.ts'
import { placeOf } from '../../foundation/files/local-storage.ts'
import { DamagedFile } from '../../foundation/files/storage.ts'
import { codeOf } from '../../foundation/http/failures.ts'
import type { Settings } from '../../foundation/settings.ts'
import { askOperator } from '../ask-operator.ts'
import { BackupRefused, contentOf, parts, type Content, type KeptFile, type Manifest } from './manifest.ts'
import { postgresTool } from './postgres-tool.ts'

/**
 * Saves database, files and secret into a new folder, while people work. The
 * database comes first: a file that is newer than it is nobody's, and no row
 * is without its file. The manifest is written last, so that a folder without
 * one is known to be unfinished.
 *
 * @param say prints a line
 * @throws {BackupRefused} naming what is in the way
 */
export async function backup(settings: Settings, folder: string, say: (line: string) => void): Promise<void> {
  const target = resolve(folder)
  await mustBeEmpty(target)
  await mkdir(target, { recursive: true, mode: 0o700 })
  const saved =
    settings.databaseUrl === null
      ? await saveEmbedded(settings, target)
      : await saveServer(settings.databaseUrl, target)
  let bytes = 0
  const store = new FileStore(
    await openPlaces(settings.dataDir, settings.files),
    await incomingDirectory(settings.dataDir),
    () => undefined,
  )
  for (const file of saved.files) {
    await saveFile(store, settings.dataDir, file, placeOf(join(target, parts.files), file.key))
    bytes += file.size
  }
  await writeFile(join(target, parts.secret), settings.secret, { mode: 0o600 })
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    kind: settings.databaseUrl === null ? 'embedded' : 'server',
    rows: saved.rows,
    files: { count: saved.files.length, bytes },
  }
  const draft = join(target, `${parts.manifest}.draft`)
  await writeFile(draft, JSON.stringify(manifest, null, 2), { mode: 0o600 })
  await rename(draft, join(target, parts.manifest))
  const rows = Object.values(saved.rows).reduce((sum, count) => sum + count, 0)
  say(`Saved ${rows} rows and ${saved.files.length} files in ${target}.`)
  say(
    `It also holds the secret that opens what is sealed in the database: keep the folder as you keep passwords.`,
  )
}

/** From the disk where it lies there, else from the bucket; a move may take it there meanwhile. */
async function saveFile(store: FileStore, dataDir: string, file: KeptFile, to: string): Promise<void> {
  const { key, sha256 } = file
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await copyFile(placeOf(fileDirectory(dataDir), key), to, constants.COPYFILE_FICLONE)
    return
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  const bytes = await store.open(key)
  if (bytes === null)
    throw new BackupRefused(
      `The file ${key} is nowhere: neither under DATA_DIR nor in the bucket that S3_BUCKET names. The backup is not finished.`,
    )
  try {
    await pipeline(
      verified(bytes, { sha256, damaged: () => new DamagedFile(key, 'its place') }),
      createWriteStream(to, { mode: 0o600 }),
    )
  } catch (error) {
    throw error instanceof DamagedFile
      ? new BackupRefused(`${error.message} The backup is not finished.`)
      : error
  }
}

async function mustBeEmpty(folder: string): Promise<void> {
  const content = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  if (content.length > 0)
    throw new BackupRefused(
      `${folder} is not empty. Name a folder that is not there yet; nothing was written.`,
    )
}

/** Everything is read and dumped in one snapshot, so the counts are those of the dump. */
async function saveServer(databaseUrl: string, target: string): Promise<Content> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    await postgresTool('pg_dump', databaseUrl, [
      '--format=custom',
      `--snapshot=${rows[0]?.id ?? ''}`,
      `--file=${join(target, parts.dump)}`,
    ])
    return await contentOf(client)
  } finally {
    await client.end()
  }
}

/** By the server that runs on the data directory, or by opening it when none does. */
async function saveEmbedded(settings: Settings, target: string): Promise<Content> {
  const running = await askServer(settings.dataDir, join(target, parts.database))
  if (running) return running
  if (!(await stat(join(settings.dataDir, 'database')).catch(() => null)))
    throw new BackupRefused(
      `${settings.dataDir} holds no database. Set DATA_DIR (or DATABASE_URL) to the portal's.`,
    )
  const database = await openDatabase(settings)
  try {
    return await copyEmbedded(database, settings.dataDir, join(target, parts.database), contentOf)
  } finally {
    await database.stop()
  }
}

const answerShape = type({
  folder: 'string',
  rows: 'Record<string, number>',
  files: type({ key: 'string', size: 'number', sha256: 'string' }).array(),
})

/** Has the running server make the copy beside its own data, and takes it from there; null when none runs. */
async function askServer(dataDir: string, target: string): Promise<Content | null> {
  const answered = await askOperator(dataDir, '/api/operator/database-copy')
  if (answered === null) return null
  const answer = answerShape(answered.body)
  if (answered.status !== 200 || answer instanceof type.errors)
    throw new BackupRefused(
      `The running server made no copy (it answered ${answered.status}). Its log says why.`,
    )
  try {
    await rename(answer.folder, target).catch(async (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
      // Another disk.
      await cp(answer.folder, target, { recursive: true, preserveTimestamps: true })
    })
  } finally {
    await rm(answer.folder, { recursive: true, force: true })
  }
  return { rows: answer.rows, files: answer.files }
}
