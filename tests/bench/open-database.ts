import pg from 'pg'
import { startEmbedded } from '@portal/server/foundation/database/embedded'

/** The least that a start could be: Node, the database, one query. */
const databaseUrl = process.env['DATABASE_URL']
const embedded = databaseUrl ? null : await startEmbedded(process.env['DATA_DIR'] ?? '')
const client = new pg.Client(
  embedded ? { host: embedded.socketDirectory, user: 'postgres', database: 'postgres' } : databaseUrl,
)
await client.connect()
await client.query('select 1')
// Ending is not part of what is measured, so it is not waited for in order.
process.exit(0)
