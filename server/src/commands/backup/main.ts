import { StorageAway } from '../../foundation/files/storage.ts'
import { DirectoryInUse } from '../../foundation/database/directory-lock.ts'
import { SettingsError } from '../../foundation/environment.ts'
import { readSettings } from '../../foundation/settings.ts'
import { ServerEnded } from '../ask-operator.ts'
import { BackupRefused } from './manifest.ts'
import { restore } from './restore.ts'
import { backup } from './save.ts'

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`. */
const [action, folder, ...more] = process.argv.slice(2)
const say = (line: string): void => console.log(line)

try {
  if (folder === undefined || more.length > 0)
    throw new BackupRefused(
      `Name one folder: npm run ${action ?? 'backup'} -- FOLDER. DATA_DIR and DATABASE_URL say which portal.`,
    )
  const settings = readSettings(process.env)
  await (action === 'restore' ? restore(settings, folder, say) : backup(settings, folder, say))
} catch (error) {
  const known =
    error instanceof BackupRefused ||
    error instanceof ServerEnded ||
    error instanceof SettingsError ||
    error instanceof DirectoryInUse ||
    error instanceof StorageAway
  console.error(known ? error.message : error)
  process.exitCode = 1
}
