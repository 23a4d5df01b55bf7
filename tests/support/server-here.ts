import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type Server } from '@portal/server/server'
import { readSettings } from '@portal/server/foundation/settings'
import { dropDatabase, seededDatabase } from './seeded-database.ts'
import { databaseUnderTest, demoFolder } from './server.ts'
import { copyFolder } from './template.ts'

/**
 * Starts the server in the process of the test, over a prepared copy of the demo agency: for what only its parts reach,
 * jobs that come round by the clock and rows as they are stored. Stopping it removes its data.
 */
export async function startServerHere(env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-here-'))
  const databaseUrl = databaseUnderTest === 'postgres' ? await seededDatabase('demo', dataDir) : null
  if (databaseUrl === null) copyFolder(await demoFolder(), dataDir)
  const server = await startServer(
    readSettings({
      PORT: '0',
      DATA_DIR: dataDir,
      SEED_DEMO: 'false',
      // Tests run themselves what comes round by the clock: beside them it would come a second time, at some minutes of the hour.
      SCHEDULED_WORK: 'false',
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...env,
    }),
  )
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
      if (databaseUrl !== null) await dropDatabase(databaseUrl)
    },
  }
}
