import { startDemoPostgres } from './demo-postgres.ts'

/** One temporary PostgreSQL for all test files of a run on it; each file gets databases of its own there. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return undefined
  const postgres = await startDemoPostgres()
  process.env['TEST_POSTGRES_URL'] = postgres.url
  process.env['TEST_POSTGRES_DIR'] = postgres.dir
  return postgres.stop
}
