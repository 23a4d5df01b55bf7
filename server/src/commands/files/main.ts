import { parseArgs } from 'node:util'
import { counted, formatFileSize } from '@portal/core/foundation/format'
import { openDatabase } from '../../foundation/database/database.ts'
import { DirectoryInUse } from '../../foundation/database/directory-lock.ts'
import { SettingsError } from '../../foundation/environment.ts'
import { checkBucket } from '../../foundation/files/bucket-storage.ts'
import { incomingDirectory, openPlaces } from '../../foundation/files/file-store.ts'
import { knownTo, type KnownFiles } from '../../foundation/files/known-files.ts'
import { StorageAway } from '../../foundation/files/storage.ts'
import { restDays, sweepPlace } from '../../foundation/files/sweep.ts'
import { readSettings, type Settings } from '../../foundation/settings.ts'
import { ServerEnded } from '../ask-operator.ts'
import { moveFiles } from './move-files.ts'
import { knownToServer } from './operator-files.ts'

/** Why nothing was done, as a sentence for the person at the keyboard. */
class FilesRefused extends Error {}

const usage =
  'Use it so: npm run files -- move [--dry-run], or npm run files -- sweep [--delete] [--days 1]. The settings of the portal say which files.'

const say = (line: string): void => console.log(line)

/** `npm run files -- move` and `npm run files -- sweep`, while people work or not. */
async function main(): Promise<void> {
  const { action, dryRun, remove, days } = readArguments(process.argv.slice(2))
  const settings = readSettings(process.env)
  if (settings.files.bucket) await checkBucket(settings.files.bucket)
  const { known, close } = await openKnown(settings)
  try {
    await (action === 'move' ? move(settings, known, dryRun) : sweep(settings, known, { remove, days }))
  } finally {
    await close()
  }
}

async function move(settings: Settings, known: KnownFiles, dryRun: boolean): Promise<void> {
  const [to, from] = await openPlaces(settings.dataDir, settings.files)
  if (from === undefined)
    throw new FilesRefused(
      'There is one place only. Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and FILES_IN=disk to move files back from there.',
    )
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  const moved = await moveFiles({ from, to }, known, {
    incoming: await incomingDirectory(settings.dataDir),
    dryRun,
    stopping: stopping.signal,
    tell: ({ files, bytes }) => say(`… ${files} files, ${formatFileSize(bytes)}`),
  })
  const { files, bytes, unknown, damaged } = moved
  say(
    `${dryRun ? 'Would move' : 'Moved'} ${files} files (${formatFileSize(bytes)}) from ${from.called} to ${to.called}.`,
  )
  if (unknown > 0)
    say(
      `${unknown} files that no record refers to stay where they are: uploads under way, which the next move takes, or what npm run files -- sweep removes.`,
    )
  if (stopping.signal.aborted) say('Stopped. Run it again to go on.')
  if (damaged.length > 0)
    throw new FilesRefused(
      `${damaged.length} files in ${from.called} are not the bytes that were stored and stay there: ${damaged.slice(0, 5).join(', ')}${damaged.length > 5 ? ', …' : ''}. Bring them back from a backup.`,
    )
}

async function sweep(
  settings: Settings,
  known: KnownFiles,
  { remove, days }: { readonly remove: boolean; readonly days: number },
): Promise<void> {
  for (const place of await openPlaces(settings.dataDir, settings.files)) {
    const { uploads, files, bytes } = await sweepPlace(place, known, { days, remove })
    say(
      `${place.called}: ${remove ? 'removed' : 'found'} ${files} files (${formatFileSize(bytes)}) that no record refers to or that were removed a month ago, and ${uploads} unfinished uploads, all older than ${counted(days, 'day')}.`,
    )
  }
  if (!remove) say('Nothing was removed. Add --delete to remove them.')
}

function readArguments(args: readonly string[]): {
  readonly action: 'move' | 'sweep'
  readonly dryRun: boolean
  readonly remove: boolean
  readonly days: number
} {
  const { values, positionals } = parsed(args)
  const [action, ...more] = positionals
  const days = Number(values.days ?? restDays)
  if ((action !== 'move' && action !== 'sweep') || more.length > 0) throw new FilesRefused(usage)
  // Younger ones may be uploads whose record is about to be written.
  if (!Number.isInteger(days) || days < 1)
    throw new FilesRefused('--days must be a whole number of days, 1 at least.')
  const dryRun = values['dry-run'] ?? false
  const remove = values.delete ?? false
  if (action === 'move' ? remove || values.days !== undefined : dryRun) throw new FilesRefused(usage)
  return { action, dryRun, remove, days }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, delete: { type: 'boolean' }, days: { type: 'string' } },
    })
  } catch (error) {
    throw new FilesRefused(`${error instanceof Error ? error.message : String(error)} ${usage}`)
  }
}

/** The database, or the server that runs on the embedded one. */
async function openKnown(
  settings: Settings,
): Promise<{ readonly known: KnownFiles; readonly close: () => Promise<void> }> {
  const running = settings.databaseUrl === null ? await knownToServer(settings.dataDir) : null
  if (running) return { known: running, close: async () => undefined }
  const database = await openDatabase(settings)
  return { known: knownTo(database), close: () => database.stop() }
}

try {
  await main()
} catch (error) {
  const known =
    error instanceof FilesRefused ||
    error instanceof ServerEnded ||
    error instanceof SettingsError ||
    error instanceof DirectoryInUse ||
    error instanceof StorageAway
  console.error(known ? error.message : error)
  process.exitCode = 1
}
