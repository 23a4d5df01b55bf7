import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Database } from './database.ts'

/**
 * Copies the files of the embedded database while nobody writes: the only
 * connection is held meanwhile, so that others wait for as long as a copy
 * takes. What is copied starts as after an ordinary stop.
 *
 * @param target a folder that is not there yet
 * @param look reads what the copy is about to hold
 */
export async function copyEmbedded<T>(
  database: Database,
  dataDir: string,
  target: string,
  look: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  return database.asOwner(async (client) => {
    const seen = await look(client)
    await client.query('checkpoint')
    await cp(join(dataDir, 'database'), target, {
      recursive: true,
      errorOnExist: true,
      force: false,
      mode: constants.COPYFILE_FICLONE,
      preserveTimestamps: true,
    })
    return seen
  })
}
