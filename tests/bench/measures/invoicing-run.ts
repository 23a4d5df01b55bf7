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

/** A run as somebody starts it, and what another call waits meanwhile and, as often, after it. */
export async function ourRun(
  agency: Agency,
): Promise<{ readonly took: number; readonly longest: number; readonly usual: number }> {
  const server = await Running.ours(agency)
  try {
    const headers = { authorization: agency.authorization, 'content-type': 'application/json' }
    const ask = (): Promise<number> =>
      timed(async () => {
        const answer = await fetch(`${server.url}/api/clients/17`, { headers })
        if (!answer.ok) throw new Error(`GET /clients/17: ${answer.status}`)
        await answer.arrayBuffer()
      })
    const quiet: number[] = []
    for (let round = 0; round < 100; round += 1) await ask()
    const run = async (): Promise<{
      status: string
      startedAt: string
      finishedAt: string | null
      added: number
    }> => {
      const answer = await fetch(`${server.url}/api/invoicing?month=${month}&pageSize=1`, { headers })
      const { overview } = (await answer.json()) as { overview: { run: Awaited<ReturnType<typeof run>> } }
      return overview.run
    }
    const started = await fetch(`${server.url}/api/invoicing`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ month }),
    })
    if (!started.ok) throw new Error(`POST /invoicing: ${started.status} ${await started.text()}`)
    const waits: number[] = []
    let looking = true
    const asking = (async () => {
      while (looking) {
        waits.push(await ask())
        await pause(10)
      }
    })()
    for (;;) {
      const now = await run()
      if (now.status === 'failed') throw new Error('The run failed.')
      if (now.status === 'idle' && now.finishedAt !== null) {
        looking = false
        await asking
        while (quiet.length < waits.length) {
          quiet.push(await ask())
          await pause(10)
        }
        if (now.added !== agency.clients * 13) throw new Error(`The run added ${now.added} lines.`)
        return {
          took: Date.parse(now.finishedAt) - Date.parse(now.startedAt),
          longest: Math.max(...waits),
          usual: Math.max(...quiet),
        }
      }
      await pause(500)
    }
  } finally {
    await server.stop()
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
