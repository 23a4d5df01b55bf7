import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { columnsQuery, tableTypes } from './table-types.mjs'

export const tablesFile = 'server/src/foundation/database/tables.generated.ts'

/**
 * Applies every migration to a new embedded database and writes the types of its tables.
 *
 * @param {string} root
 * @returns {Promise<boolean>} whether they were others before
 */
export const makeTables = async (root) => {
  const ofDatabase = (module) =>
    import(pathToFileURL(join(root, 'server/src/foundation/database', module)).href)
  const { openDatabase } = await ofDatabase('database.ts')
  const { migrate } = await ofDatabase('migrate.ts')
  const folder = mkdtempSync(join(tmpdir(), 'portal-tables-'))
  try {
    const database = await openDatabase({ databaseUrl: null, dataDir: folder, poolSize: 1 })
    try {
      await migrate(database)
      const { rows } = await database.asOwner((client) => client.query(columnsQuery))
      const text = tableTypes(rows)
      const path = join(root, tablesFile)
      if (readFileSync(path, 'utf8') === text) return false
      writeFileSync(path, text)
      return true
    } finally {
      await database.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
