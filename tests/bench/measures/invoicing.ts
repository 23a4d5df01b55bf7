import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { openDatabase } from '@portal/server/foundation/database/database'
import { fillAgency, type Agency, type Place } from '../agency.ts'
import { ms, type Figure } from '../figure.ts'
import { timed } from '../rounds.ts'
import { Running } from '../running.ts'
import { kinds, type Kind, type World } from '../world.ts'

const clients = 5_000
const month = '2026-12-01'
/** Clients in each transaction of a run. */
const atOnce = 40

/** The drafts of a month for 5,000 clients with 25,000 budgets and 40,000 fees, beside the statements alone, and what others wait meanwhile. */
export async function measureInvoicing(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of kinds) figures.push(...(await measureOn(world, kind)))
  return figures
}

async function measureOn(world: World, kind: Kind): Promise<Figure[]> {
  const place: Place = {
    databaseUrl: kind === 'PostgreSQL' ? await world.emptyDatabase() : null,
    dataDir: world.place(`invoicing-${kind}`),
  }
  const agency = await fillAgency(place, clients)
  await asOwner(place, (client) => addMoney(client))
  const { took, longest, usual } = await ourRun(agency)
  const bare = await asOwner(place, (client) => bareRun(client))
  return [
    {
      name: 'invoicing: drafts of 25,000 budgets and 40,000 fees',
      on: kind,
      ours: ms(took),
      reference: `${ms(bare)}, the same reads and inserts alone`,
      value: took / bare,
      reach: { atMost: 1.5 },
      note: '',
    },
    {
      name: 'invoicing: longest that another call waits meanwhile',
      on: kind,
      ours: ms(longest),
      reference: `${ms(usual)} without a run`,
      value: longest - usual,
      reach: { atMost: 50 },
      note: 'milliseconds more than usual',
    },
  ]
}

async function asOwner<T>(place: Place, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...place, poolSize: 2 })
  try {
    return await database.asOwner(work)
  } finally {
    await database.stop()
  }
}

/** Five budgets to a client that run in the month, eight fees among them. */
async function addMoney(client: pg.ClientBase): Promise<void> {
  await client.query('delete from budget_fee')
  await client.query('delete from budget')
  await client.query(`insert into budget (tenant_id, id, client_id, service_id, budget_type, starts_at, invoice_amount)
    select 1, c * 5 + k, c, 1 + (c + k) % 20, 'Recurring', date '2026-01-01', 500 + (c * 37 + k * 11) % 9000
    from generate_series(1, ${clients}) c, generate_series(0, 4) k`)
  await client.query(`insert into budget_fee (tenant_id, id, budget_id, client_id, fee_service_id, starts_at, invoice_amount)
    select 1, c * 8 + k, c * 5 + k % 5, c, 1, date '2026-01-01', 25 + (c + k) % 400
    from generate_series(1, ${clients}) c, generate_series(0, 7) k`)
  await client.query('analyze budget')
  await client.query('analyze budget_fee')
}

async function ourRun(agency: Agency): Promise<{ took: number; longest: number; usual: number }> {
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
    for (let round = 0; round < 100; round += 1) quiet.push(await ask())
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
        if (now.added !== clients * 13) throw new Error(`The run added ${now.added} lines.`)
        return {
          took: Date.parse(now.finishedAt) - Date.parse(now.startedAt),
          longest: Math.max(...waits),
          usual: quiet.toSorted((a, b) => a - b)[95] ?? 0,
        }
      }
      await pause(500)
    }
  } finally {
    await server.stop()
  }
}

/** The rows that the run read and wrote, read and written again by nothing but the statements, as many in a transaction. */
async function bareRun(client: pg.ClientBase): Promise<number> {
  await client.query('create table bare_invoice (like invoice including all)')
  await client.query('create table bare_line (like invoice_line including all)')
  const batches: { readonly ids: number[]; readonly invoices: string; readonly lines: string }[] = []
  for (let from = 1; from <= clients; from += atOnce) {
    const ids = Array.from({ length: atOnce }, (_, at) => from + at)
    const { rows } = await client.query<{ invoices: string; lines: string }>(
      `select (select json_agg(i)::text from invoice i where i.tenant_id = 1 and i.client_id = any ($1)) as invoices,
        (select json_agg(l)::text from invoice_line l where l.tenant_id = 1 and l.client_id = any ($1)) as lines`,
      [ids],
    )
    batches.push({ ids, invoices: rows[0]?.invoices ?? '[]', lines: rows[0]?.lines ?? '[]' })
  }
  return timed(async () => {
    for (const { ids, invoices, lines } of batches) {
      await client.query('begin')
      await client.query(
        'select b.*, s.name from budget b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id where b.tenant_id = 1 and b.client_id = any ($1)',
        [ids],
      )
      await client.query(
        'select f.*, k.name from budget_fee f join fee_service k on k.tenant_id = f.tenant_id and k.id = f.fee_service_id join budget b on b.tenant_id = f.tenant_id and b.id = f.budget_id where f.tenant_id = 1 and b.client_id = any ($1)',
        [ids],
      )
      await client.query('select * from bare_line where tenant_id = 1 and client_id = any ($1)', [ids])
      await client.query(
        'insert into bare_invoice select * from json_populate_recordset(null::bare_invoice, $1::json)',
        [invoices],
      )
      await client.query(
        'insert into bare_line select * from json_populate_recordset(null::bare_line, $1::json)',
        [lines],
      )
      await client.query('commit')
    }
  })
}
