import pg from 'pg'
import { nodesReturn } from './taken-by-nodes.ts'

/**
 * What a transaction behind a pooler is told first. Such a pooler (PgBouncer in transaction mode) gives each transaction
 * any of its connections: whatever is set on one for longer is read by the next caller, of whichever tenant.
 */
const telling = `select set_config('role', $1, true), set_config('timezone', 'UTC', true), set_config('jit', 'off', true),
  set_config('app.tenant', $2, true), set_config('app.clients', $3, true)`

/** Role, tenant and clients, as the policies read them. */
export type Told = readonly [role: string, tenant: string, clients: string]

/** What a transaction is told, and whether several nodes are to hear of it. */
export interface Telling {
  readonly told: Told
  readonly isSpread: boolean
}

/** A statement with the values in it that it names by their places. */
const filled = (statement: string, told: Told): string =>
  statement.replaceAll(/\$([123])/g, (_, place) => pg.escapeLiteral(told[Number(place) - 1] ?? ''))

/**
 * The same for a database that is spread over several nodes: what `set local` says goes with the transaction to each node
 * whose shards it asks, what `set_config` says does not. Within a block each is a statement of its own, which is what
 * Citus sends on.
 */
const tellingNodes = `do $$ begin
  perform set_config('role', $1, true), set_config('timezone', 'UTC', true), set_config('jit', 'off', true);
  set local app.tenant = $2; set local app.clients = $3;
end $$`

/** The statement that tells a transaction its context, with its values in it: it travels with `begin`. */
export const tellingOf = ({ told, isSpread }: Telling): string =>
  filled(isSpread ? tellingNodes : telling, told)

/** Whether a database is spread over several nodes by Citus. */
export async function isSpread(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query("select from pg_extension where extname = 'citus'")
  return rows.length > 0
}

/**
 * A statement as nodes of a spread database take it. It says the tenant wherever it compares two tables': Citus does not
 * see that a table within a subquery is of the same tenant as the row around it, and would ask every node for it, or
 * refuse. Whoever asks sees rows of that tenant alone, so nothing else is found by it. And it answers something where
 * `takenByNodes` says so.
 */
export const forNodes = (statement: string, tenant: string): string =>
  statement
    .replaceAll(
      /("?\b\w+"?)\."?tenant_id"? = ("?\b\w+"?)\."?tenant_id\b"?/g,
      (compared, one, other) =>
        `${compared} and ${one}.tenant_id = ${Number(tenant)} and ${other}.tenant_id = ${Number(tenant)}`,
    )
    .replaceAll(nodesReturn, 'returning tenant_id')

/** The parts of the driver's query that see what a statement answers. */
interface Handlers {
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: unknown): void
}

const hasHandlers = (query: pg.Query): query is pg.Query & Handlers =>
  'handleDataRow' in query && 'handleCommandComplete' in query

/** A connection whose Sync comes behind a commit. */
const committing = (connection: pg.Connection): pg.Connection =>
  Object.create(connection, {
    sync: {
      value: () => {
        execute(connection, 'commit')
        connection.sync()
      },
    },
  })

function execute(connection: pg.Connection, text: string, values: readonly string[] = []): void {
  connection.parse({ name: '', text, types: [] }, true)
  connection.bind({ values: [...values] }, true)
  connection.execute({}, true)
}

/**
 * Runs one statement in a transaction of its own that knows its context, in one round trip: statements that are sent
 * before a Sync are one transaction (PostgreSQL's protocol, "Extended Query"). Nodes of a spread database are told of a
 * context in a transaction that was begun alone, so it is begun and committed on the same trip.
 * @param client on which nothing else runs
 * @throws the database's error
 */
export function queryIn(
  client: pg.ClientBase,
  { told, isSpread }: Telling,
  text: string,
  values: readonly unknown[],
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const config = { text, values: [...values], queryMode: 'extended' }
    const query = new pg.Query(config, (error, result) => {
      if (!error) return resolve(result)
      // What was begun is still open; whoever asks next on this connection waits behind it. As words alone it would be told a context.
      if (isSpread) client.query({ text: 'rollback' }).catch(() => undefined)
      reject(error)
    })
    if (!hasHandlers(query)) throw new TypeError('The driver has no query that can be told its context.')
    const { submit, handleDataRow, handleCommandComplete } = query
    const before = isSpread ? 2 : 1
    let completed = 0
    query.submit = (connection) => {
      // Written one by one, each message would be a packet of its own, for which the pooler and the database wake up.
      connection.stream.cork()
      try {
        if (isSpread) {
          execute(connection, 'begin')
          execute(connection, tellingOf({ told, isSpread }))
          return submit.call(query, committing(connection))
        }
        execute(connection, telling, told)
        return submit.call(query, connection)
      } finally {
        connection.stream.uncork()
      }
    }
    query.handleDataRow = (message) => {
      if (completed === before) handleDataRow.call(query, message)
    }
    query.handleCommandComplete = (message, connection) => {
      if (completed === before) handleCommandComplete.call(query, message, connection)
      completed += 1
    }
    client.query(query)
  })
}

/** Rounds of looking for a pooler: beside others' work one may pass in which each client is given its own connection again. */
const rounds = 10

/**
 * Whether an address leads through a pooler that lends its connections by the transaction: then a second client is given
 * the very connection that the first one has just used, sooner or later.
 * @throws the database's error
 */
export async function areShared(databaseUrl: string): Promise<boolean> {
  const [first, second] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)]
  try {
    await first.connect()
    await second.connect()
    const backendOf = async (client: pg.Client): Promise<unknown> =>
      (await client.query('select pg_backend_pid() as id')).rows[0]?.id
    const own = [await backendOf(first), await backendOf(second)]
    if (own[0] === own[1]) return true
    for (let round = 0; round < rounds; round += 1)
      if ((await backendOf(first)) !== own[0] || (await backendOf(second)) !== own[1]) return true
    return false
  } finally {
    await Promise.allSettled([first.end(), second.end()])
  }
}
