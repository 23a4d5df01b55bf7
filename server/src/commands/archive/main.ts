import { parseArgs } from 'node:util'
import { SettingsError } from '../../foundation/environment.ts'
import { BackupRefused } from '../backup/manifest.ts'
import { copyBase, prepareRestore, receive } from './bases.ts'
import { sumsOf } from './sums.ts'

const usage = `Use it so:
  npm run archive -- receive FOLDER     receives the log of DATABASE_URL until it is stopped
  npm run archive -- base FOLDER        copies the whole cluster, once a week say
  npm run archive -- restore FOLDER --until 2026-11-23T10:15:00Z --into DIRECTORY
  npm run archive -- sums               rows and checksum of every table of DATABASE_URL`

/** `npm run archive`: PostgreSQL's log is kept, and a cluster of any moment is made of it. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { until: { type: 'string' }, into: { type: 'string' } },
    allowPositionals: true,
  })
  const [action, folder] = positionals
  if (action === 'restore') {
    const until = new Date(values.until ?? '')
    if (folder === undefined || values.into === undefined || Number.isNaN(until.getTime()))
      throw new BackupRefused(usage)
    const base = prepareRestore(folder, until, values.into)
    console.log(
      `${values.into} begins with ${base} and goes on to ${until.toISOString()} when PostgreSQL is started on it, as the user that owns it and with max_connections no lower than it was: pg_ctl -D ${values.into} -o "-p 5433" -w start. Then compare: DATABASE_URL=postgres://…:5433/… npm run archive -- sums.`,
    )
    return
  }
  const databaseUrl = process.env['DATABASE_URL']
  if (!databaseUrl)
    throw new SettingsError(
      'DATABASE_URL is not set: the embedded database has no log to keep; npm run backup copies it.',
    )
  if (action === 'sums') console.log((await sumsOf(databaseUrl)).join('\n'))
  else if (action === 'base' && folder !== undefined)
    console.log(`Copied to ${await copyBase(databaseUrl, folder)}.`)
  else if (action === 'receive' && folder !== undefined) {
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
    console.log(`Receiving into ${folder}. Stop it with Ctrl-C; it goes on where it was.`)
    await receive(databaseUrl, folder, stop.signal)
  } else throw new BackupRefused(usage)
}

try {
  await main()
} catch (error) {
  const known = error instanceof BackupRefused || error instanceof SettingsError || error instanceof TypeError
  console.error(known ? error.message : error)
  process.exitCode = 1
}
