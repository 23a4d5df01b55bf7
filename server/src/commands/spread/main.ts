import { parseArgs } from 'node:util'
import type pg from 'pg'
import { openDatabase } from '../../foundation/database/database.ts'
import { isMigrated } from '../../foundation/database/migrate.ts'
import { unfinished } from '../../foundation/database/nodes/migrate-on-nodes.ts'
import { SettingsError } from '../../foundation/environment.ts'
import { readSettings } from '../../foundation/settings.ts'
import { distribute, join, type Node } from './distribute.ts'
import { makeFit } from './make-fit.ts'

/** Why nothing was done, as a sentence for the person at the keyboard. */
class SpreadRefused extends Error {}

const usage =
  'Use it so, with DATABASE_URL of the coordinator and no portal running: npm run spread -- --coordinator HOST:PORT --nodes HOST:PORT,HOST:PORT [--shards 32]'

const say = (line: string): void => console.log(line)

/** `npm run spread`: moves a database to several machines, each tenant's rows to one of them. */
async function main(): Promise<void> {
  const { coordinator, nodes, shards } = readArguments(process.argv.slice(2))
  const settings = readSettings(process.env)
  if (settings.databaseUrl === null)
    throw new SpreadRefused('The embedded database has one machine. Set DATABASE_URL to the coordinator.')
  const database = await openDatabase({ ...settings, poolSize: 1 })
  try {
    if (!(await isMigrated(database).catch(() => false)))
      throw new SpreadRefused('This database is not up to date: start this release of the portal on it once.')
    await database.asOwner((client) => spread(client, { coordinator, nodes, shards }))
  } finally {
    await database.stop()
  }
}

interface Asked {
  readonly coordinator: Node
  readonly nodes: readonly Node[]
  readonly shards: number
}

async function spread(client: pg.ClientBase, { coordinator, nodes, shards }: Asked): Promise<void> {
  const { rows } = await client.query<{ citus: boolean; begun: boolean; people: number }>(
    `select exists (select from pg_extension where extname = 'citus') as citus,
       exists (select from pg_namespace where nspname = $1) as begun,
       (select count(*) from pg_stat_activity where datname = current_database() and application_name = 'agency-portal'
          and pid <> pg_backend_pid())::integer as people`,
    [unfinished],
  )
  const [state] = rows
  if (state?.citus !== true)
    throw new SpreadRefused(
      'Citus is not here: load it (shared_preload_libraries = citus) and run create extension citus in this database, here and on each node.',
    )
  if (state.people > 0)
    throw new SpreadRefused(`${state.people} connections of a portal are open. Stop it first.`)
  const { rows: there } = await client.query('select from pg_dist_partition limit 1')
  if (there.length > 0 && !state.begun) throw new SpreadRefused('This database is spread already.')
  if (!state.begun) {
    say('Making the tables fit …')
    await makeFit(client)
  }
  await join(client, coordinator, nodes)
  say('Spreading …')
  await distribute(client, shards, say)
  say('All tables are spread. Start the portal again.')
}

function readArguments(args: readonly string[]): Asked {
  const { values } = parsed(args)
  const [coordinator] = nodesOf(values.coordinator)
  const nodes = nodesOf(values.nodes)
  const shards = Number(values.shards ?? 32)
  if (coordinator === undefined || nodes.length === 0) throw new SpreadRefused(usage)
  if (!Number.isInteger(shards) || shards < nodes.length)
    throw new SpreadRefused('--shards must be a whole number, as many as there are nodes at least.')
  return { coordinator, nodes, shards }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: [...args], options: { coordinator: text, nodes: text, shards: text } })
  } catch (error) {
    throw new SpreadRefused(`${error instanceof Error ? error.message : String(error)} ${usage}`)
  }
}

const nodesOf = (list = ''): readonly Node[] =>
  list
    .split(',')
    .filter((each) => each !== '')
    .map((each) => {
      const [, host, port] = /^(.+):(\d+)$/.exec(each.trim()) ?? []
      if (host === undefined) throw new SpreadRefused(`“${each}” is no address: HOST:PORT.`)
      return { host, port: Number(port) }
    })

try {
  await main()
} catch (error) {
  const known = error instanceof SpreadRefused || error instanceof SettingsError
  console.error(known ? error.message : error)
  process.exitCode = 1
}
