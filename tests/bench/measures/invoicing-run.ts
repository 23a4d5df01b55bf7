import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { openDatabase, type Database } from '@portal/server/foundation/database/database'
import { countDoubled } from '@portal/server/foundation/database/statistics'
import { clientsAtOnce } from '@portal/server/money/invoicing/run'
import type { Agency, Place } from '../agency.ts'
import { timed } from '../rounds.ts'
import { Running } from '../running.ts'

/** The month whose drafts are made. */
export const month = '2026-12-01'

type Ask = (path: string) => Promise<unknown>

/** A run as somebody starts it and looks at it twice a second, in milliseconds, while nobody else asks for anything. */
export const runAlone = (agency: Agency): Promise<number> =>
  withServer(agency, (ask, server) => wholeRun(agency, server, ask))

/** A run while somebody asks for a client a hundred times a second: how long it took, the longest wait, and that of as many calls after it. */
export const runBesideOthers = (
  agency: Agency,
): Promise<{ readonly took: number; readonly longest: number; readonly usual: number }> =>
  withServer(agency, async (ask, server) => {
    const wait = async (): Promise<number> => {
      const waited = await timed(() => ask('/clients/17'))
      await pause(10)
      return waited
    }
    const waits: number[] = []
    let over = false
    const asking = (async () => {
      while (!over) waits.push(await wait())
    })()
    const took = await wholeRun(agency, server, ask).finally(() => (over = true))
    await asking
    const quiet: number[] = []
    while (quiet.length < waits.length) quiet.push(await wait())
    return { took, longest: Math.max(...waits), usual: Math.max(...quiet) }
  })

async function withServer<T>(agency: Agency, work: (ask: Ask, server: Running) => Promise<T>): Promise<T> {
  const server = await Running.ours(agency)
  const ask: Ask = async (path) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      headers: { authorization: agency.authorization },
    })
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`)
    return answer.json()
  }
  try {
    for (let round = 0; round < 100; round += 1) await ask('/clients/17')
    return await work(ask, server)
  } finally {
    await server.stop()
  }
}

interface Overview {
  readonly overview: {
    readonly run: {
      readonly status: string
      readonly startedAt: string
      readonly finishedAt: string | null
      readonly added: number
    }
  }
}

async function wholeRun(agency: Agency, server: Running, ask: Ask): Promise<number> {
  const started = await fetch(`${server.url}/api/invoicing`, {
    method: 'POST',
    headers: {
      authorization: agency.authorization,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ month }),
  })
  if (!started.ok) throw new Error(`POST /invoicing: ${started.status} ${await started.text()}`)
  for (;;) {
    const { run } = ((await ask(`/invoicing?month=${month}&pageSize=1`)) as Overview).overview
    if (run.status === 'failed') throw new Error('The run failed.')
    if (run.status === 'idle' && run.finishedAt !== null) {
      if (run.added !== agency.clients * 13) throw new Error(`The run added ${run.added} lines.`)
      return Date.parse(run.finishedAt) - Date.parse(run.startedAt)
    }
    await pause(500)
  }
}

interface Batch {
  readonly ids: readonly number[]
  readonly invoices: string
  readonly lines: string
}

/**
 * The rows that the last run read and wrote, read and written again by nothing
 * but the statements: into tables with the same keys, foreign keys and indexes,
 * as many in a transaction, counted as often.
 */
export async function bareRun(place: Place, clients: number): Promise<number> {
  const database = await openDatabase({ ...place, poolSize: 2 })
  try {
    const batches = await database.asOwner((client) => copied(client, clients, clientsAtOnce[database.kind]))
    return await timed(() => writtenAgain(database, batches))
  } finally {
    await database.asOwner((client) => client.query('drop table bare_line, bare_invoice'))
    await database.stop()
  }
}

async function copied(client: pg.ClientBase, clients: number, atOnce: number): Promise<readonly Batch[]> {
  await client.query('create table bare_invoice (like invoice including all)')
  await client.query('create table bare_line (like invoice_line including all)')
  await client.query(`alter table bare_invoice add foreign key (tenant_id, client_id) references client (tenant_id, id),
    add foreign key (tenant_id, parent_organization_id) references parent_organization (tenant_id, id)`)
  await client.query(`alter table bare_line add foreign key (tenant_id, invoice_id) references bare_invoice (tenant_id, id) on delete cascade,
    add foreign key (tenant_id, client_id) references client (tenant_id, id)`)
  const batches: Batch[] = []
  for (let from = 1; from <= clients; from += atOnce) {
    const ids = Array.from({ length: Math.min(atOnce, clients - from + 1) }, (_, at) => from + at)
    const { rows } = await client.query<{ invoices: string; lines: string }>(
      `select (select json_agg(i)::text from invoice i where i.tenant_id = 1 and i.client_id = any ($1)) as invoices,
        (select json_agg(l)::text from invoice_line l where l.tenant_id = 1 and l.client_id = any ($1)) as lines`,
      [ids],
    )
    batches.push({ ids, invoices: rows[0]?.invoices ?? '[]', lines: rows[0]?.lines ?? '[]' })
  }
  return batches
}

/** Clients after which the tables are counted, as in the run. */
const countedAfter: readonly number[] = [80, 320, 1280]

async function writtenAgain(database: Database, batches: readonly Batch[]): Promise<void> {
  let through = 0
  for (const batch of batches) {
    if (countedAfter.some((at) => through >= at && through - batch.ids.length < at))
      await countDoubled(database, ['bare_invoice', 'bare_line'])
    await database.asOwner((client) => writeBatch(client, batch))
    through += batch.ids.length
  }
}

async function writeBatch(client: pg.ClientBase, { ids, invoices, lines }: Batch): Promise<void> {
  await client.query('begin')
  await client.query({
    name: 'budgets',
    text: 'select b.*, s.name from budget b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id where b.tenant_id = 1 and b.client_id = any ($1)',
    values: [ids],
  })
  await client.query({
    name: 'fees',
    text: `select f.*, k.name from budget_fee f join fee_service k on k.tenant_id = f.tenant_id and k.id = f.fee_service_id
      join budget b on b.tenant_id = f.tenant_id and b.id = f.budget_id where f.tenant_id = 1 and b.client_id = any ($1)`,
    values: [ids],
  })
  await client.query({
    name: 'lines',
    text: 'select * from bare_line where tenant_id = 1 and client_id = any ($1)',
    values: [ids],
  })
  await client.query({
    name: 'write invoices',
    text: 'insert into bare_invoice select * from json_populate_recordset(null::bare_invoice, $1::json)',
    values: [invoices],
  })
  await client.query({
    name: 'write lines',
    text: 'insert into bare_line select * from json_populate_recordset(null::bare_line, $1::json)',
    values: [lines],
  })
  await client.query('commit')
}
