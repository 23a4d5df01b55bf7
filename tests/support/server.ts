import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabase, seededDatabase, type Cluster } from './seeded-database.ts'
import { ServerHost } from './server-host.ts'
import { ServerProcess, type ServerLife } from './server-process.ts'
import { copyFolder, prepared } from './template.ts'

/** Which database a server under test runs on. */
export type DatabaseKind = 'pglite' | 'postgres'

/** The database that this test run is for; `TEST_DATABASE` decides, the embedded one by default. */
export const databaseUnderTest: DatabaseKind =
  process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite'

export interface ServerOptions {
  readonly database?: DatabaseKind
  /** The PostgreSQL on which its database is made; that of the run by default. */
  readonly cluster?: Cluster
  /** `demo`: the demo agency, from a prepared copy. `empty`: nothing but the schema it creates. */
  readonly content?: 'demo' | 'empty'
  readonly env?: Readonly<Record<string, string>>
  /** Words before the server's own command, for example a shell that sets limits and then becomes the server. */
  readonly launcher?: readonly string[]
}

/** A real server with data of its own. */
export interface RunningServer extends AsyncDisposable {
  /** `http://127.0.0.1:port`, the same after a restart. */
  readonly url: string
  readonly dataDir: string
  /** Of its own database on the test cluster; null when the database is embedded. */
  readonly databaseUrl: string | null
  /** Of the process in which it runs now. */
  readonly pid: number
  /** Everything it printed since it was last started. */
  output(): string
  /** Ends it in order, answers its exit code and removes its data. */
  stop(): Promise<number | null>
  /** Ends it as a crash would. Its data stay; `restart` continues on them. */
  kill(): Promise<void>
  /** Ends it in order if it runs, and starts it on the same data and port, in a process of its own. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>
}

/**
 * Starts the built server on a free port, with data of its own, and waits until
 * it is ready. It runs in a process that has run others before, until it is
 * started again, or has a launcher: then in one of its own. It ends
 * with the process that started it, whatever becomes of that.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { database = databaseUnderTest, content = 'demo', cluster, env = {}, launcher = [] } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-data-'))
  const databaseUrl = database === 'postgres' ? await seededDatabase(content, dataDir, cluster) : null
  if (database === 'pglite' && content === 'demo') copyFolder(await demoFolder(), dataDir)
  const base: Record<string, string> = {
    DATA_DIR: dataDir,
    SEED_DEMO: 'false',
    // What comes round by the clock would make a test depend on the hour at which it runs.
    SCHEDULED_WORK: 'false',
    REQUESTS_PER_MINUTE: '1000000',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...env,
  }
  const first = { PORT: '0', ...base }
  let life: { readonly process: ServerLife; readonly url: string } =
    launcher.length > 0 ? await ServerProcess.start(first, launcher) : await ServerHost.start(first)
  const { url } = life
  const stop = async (): Promise<number | null> => {
    const code = await life.process.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
    if (databaseUrl !== null) await dropDatabase(databaseUrl)
    return code
  }
  return {
    url,
    dataDir,
    databaseUrl,
    get pid() {
      return life.process.pid
    },
    output: () => life.process.output,
    stop,
    async kill() {
      await life.process.end('SIGKILL')
    },
    async restart(more = {}) {
      await life.process.end('SIGTERM')
      life = await ServerProcess.start({ ...base, ...more, PORT: new URL(url).port }, launcher)
    },
    async [Symbol.asyncDispose]() {
      await stop()
    },
  }
}

/** A data directory with the demo agency in the embedded database, of a server that ended in order. */
export async function demoFolder(): Promise<string> {
  return prepared('embedded', async (folder) => {
    mkdirSync(folder, { recursive: true })
    const { process: server } = await ServerProcess.start({ PORT: '0', DATA_DIR: folder, SEED_DEMO: 'true' })
    await server.end('SIGTERM')
  })
}
