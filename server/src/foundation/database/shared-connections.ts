import pg from 'pg'

/**
 * What a transaction behind a pooler is told first. Such a pooler (PgBouncer in transaction mode) gives each transaction
 * any of its connections: whatever is set on one for longer is read by the next caller, of whichever tenant.
 */
const telling = `select set_config('role', $1, true), set_config('timezone', 'UTC', true), set_config('jit', 'off', true),
  set_config('app.tenant', $2, true), set_config('app.clients', $3, true)`

/** Role, tenant and clients, as the policies read them. */
export type Told = readonly [role: string, tenant: string, clients: string]

/** The statement that tells a transaction its context, with its values in it: it travels with `begin`. */
export const tellingOf = (told: Told): string =>
  telling.replaceAll(/\$([123])/g, (_, place) => pg.escapeLiteral(told[Number(place) - 1] ?? ''))

/** The parts of the driver's query that see what a statement answers. */
interface Handlers {
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: unknown): void
}

const hasHandlers = (query: pg.Query): query is pg.Query & Handlers =>
  'handleDataRow' in query && 'handleCommandComplete' in query

/**
 * Runs one statement in a transaction of its own that knows its context, in one round trip: statements that are sent
 * before a Sync are one transaction (PostgreSQL's protocol, "Extended Query").
 * @param client on which nothing else runs
 * @throws the database's error
 */
export function queryIn(
  client: pg.ClientBase,
  told: Told,
  text: string,
  values: readonly unknown[],
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const config = { text, values: [...values], queryMode: 'extended' }
    const query = new pg.Query(config, (error, result) => (error ? reject(error) : resolve(result)))
    if (!hasHandlers(query)) throw new TypeError('The driver has no query that can be told its context.')
    const { submit, handleDataRow, handleCommandComplete } = query
    let isTold = false
    query.submit = (connection) => {
      // Written one by one, each message would be a packet of its own, for which the pooler and the database wake up.
      connection.stream.cork()
      try {
        connection.parse({ name: '', text: telling, types: [] }, true)
        connection.bind({ values: [...told] }, true)
        connection.execute({}, true)
        return submit.call(query, connection)
      } finally {
        connection.stream.uncork()
      }
    }
    query.handleDataRow = (message) => {
      if (isTold) handleDataRow.call(query, message)
    }
    query.handleCommandComplete = (message, connection) => {
      if (isTold) handleCommandComplete.call(query, message, connection)
      isTold = true
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
