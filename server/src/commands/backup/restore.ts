import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { prepareRole } from '../../foundation/database/application-role.ts'
import { openDatabase } from '../../foundation/database/database.ts'
import { openPlaces, type Places } from '../../foundation/files/file-store.ts'
import { placeOf } from '../../foundation/files/local-storage.ts'
import { DamagedFile } from '../../foundation/files/storage.ts'
import type { Settings } from '../../foundation/settings.ts'
import { BackupRefused, contentOf, parts, readManifest, type Content, type Manifest } from './manifest.ts'
import { postgresTool } from './postgres-tool.ts'

/**
 * Brings a backup back into an empty place and compares it: every table's
 * rows and every file's bytes. Start the server afterwards.
 *
 * @param say prints a line
 * @throws {BackupRefused} before anything is written when the place is not empty, or of the other kind; afterwards when something differs
 */
export async function restore(
  settings: Settings,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const source = resolve(folder)
  const manifest = await readManifest(source)
  checkKind(manifest, settings)
  const secret = await readFile(join(source, parts.secret))
  await checkPlace(settings)
  const found =
    settings.databaseUrl === null
      ? await restoreEmbedded(settings, source)
      : await restoreServer(settings.databaseUrl, source)
  await mkdir(join(settings.dataDir, 'files'), { recursive: true, mode: 0o700 })
  const places = await openPlaces(settings.dataDir, settings.files)
  if (places[0].far) await restoreFar(places, found, join(source, parts.files))
  else if (manifest.files.count > 0)
    await cp(join(source, parts.files), join(settings.dataDir, 'files'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      preserveTimestamps: true,
    })
  await compare(manifest, found, places)
  if (settings.production) {
    if (!secret.equals(settings.secret))
      say(
        `SESSION_SECRET differs from the one of the backup (${join(source, parts.secret)}): set that one before you start, or the credentials of clients stay sealed.`,
      )
  } else await writeFile(join(settings.dataDir, 'session-secret'), secret, { mode: 0o600 })
  say(
    `Restored ${Object.keys(manifest.rows).length} tables and ${manifest.files.count} files as of ${manifest.madeAt}; every table has as many rows as then and every file its bytes.`,
  )
}

function checkKind({ kind }: Manifest, { databaseUrl }: Settings): void {
  if (kind === 'server' && databaseUrl === null)
    throw new BackupRefused(
      'The backup is of a PostgreSQL server. Set DATABASE_URL to an empty database for it.',
    )
  if (kind === 'embedded' && databaseUrl !== null)
    throw new BackupRefused(
      'The backup is of the embedded database. Leave DATABASE_URL out, and set DATA_DIR to an empty directory.',
    )
}

async function checkPlace({ dataDir, databaseUrl }: Settings): Promise<void> {
  const taken = (await namesIn(dataDir)).filter((name) => name === 'database' || name === 'files')
  if (databaseUrl === null ? taken.length > 0 : (await namesIn(join(dataDir, 'files'))).length > 0)
    throw new BackupRefused(
      `${dataDir} is not empty. Set DATA_DIR to an empty directory; nothing was written.`,
    )
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name !== 'incoming')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function restoreEmbedded(settings: Settings, source: string): Promise<Content> {
  await cp(join(source, parts.database), join(settings.dataDir, 'database'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    preserveTimestamps: true,
  })
  const database = await openDatabase(settings)
  try {
    return await database.asOwner(contentOf)
  } finally {
    await database.stop()
  }
}

async function restoreServer(databaseUrl: string, source: string): Promise<Content> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss')`,
    )
    if (rows[0]?.count !== 0)
      throw new BackupRefused(
        'The database at DATABASE_URL is not empty. Name an empty one; nothing was written.',
      )
    await prepareRole(client)
    await postgresTool('pg_restore', databaseUrl, [
      '--no-owner',
      '--exit-on-error',
      '--single-transaction',
      join(source, parts.dump),
    ])
    return await contentOf(client)
  } finally {
    await client.end()
  }
}

/** Brings files into a bucket. What is there already stays: keys are never used again, and all of them are compared. */
async function restoreFar([place]: Places, { files }: Content, source: string): Promise<void> {
  for (const { key, size, sha256 } of files) {
    if ((await place.size(key)) === size) continue
    try {
      await place.put(key, placeOf(source, key), sha256)
    } catch (error) {
      // `compare` names it among what differs.
      if (!(error instanceof DamagedFile)) throw error
    }
  }
}

/** SHA-256 of a file's bytes in the first of the places, hexadecimal; null when it is not there or damaged. */
async function hashIn([place]: Places, key: string): Promise<string | null> {
  const bytes = await place.open(key)
  if (bytes === null) return null
  const hash = createHash('sha256')
  try {
    await pipeline(bytes, hash)
  } catch (error) {
    if (error instanceof DamagedFile) return null
    throw error
  }
  return hash.digest('hex')
}

/** @throws {BackupRefused} naming the first things that differ */
async function compare(manifest: Manifest, found: Content, files: Places): Promise<void> {
  const different = Object.entries(manifest.rows)
    .filter(([table, rows]) => found.rows[table] !== rows)
    .map(([table, rows]) => `${table} has ${found.rows[table] ?? 'no'} rows instead of ${rows}`)
  for (const { key, sha256 } of found.files)
    if ((await hashIn(files, key)) !== sha256) different.push(`the bytes of file ${key} differ`)
  if (different.length > 0)
    throw new BackupRefused(
      `What was restored is not what was saved: ${different.slice(0, 5).join('; ')}${different.length > 5 ? `; and ${different.length - 5} more` : ''}. Do not start on it.`,
    )
}
