import type pg from 'pg'
import { openDatabase } from '@portal/server/foundation/database/database'
import { fillAgency, type Place } from '../agency.ts'
import { ms, type Figure } from '../figure.ts'
import { exponent, median } from '../rounds.ts'
import { kinds, type Kind, type World } from '../world.ts'
import { annualView } from './annual-view.ts'
import { bareRun, runAlone, runBesideOthers } from './invoicing-run.ts'

const sizes = { small: 500, large: 5_000 } as const
const rounds = 3

/**
 * The drafts of a month for 500 and 5,000 clients with five budgets and eight
 * fees each, beside the statements alone, what others wait meanwhile, and the
 * annual view of the same budgets.
 */
export async function measureInvoicing(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of kinds) figures.push(...(await measureOn(world, kind)))
  return figures
}

async function measureOn(world: World, kind: Kind): Promise<Figure[]> {
  const small = await measureSize(world, kind, sizes.small)
  const large = await measureSize(world, kind, sizes.large)
  const growth = (name: string, of: (size: Measured) => number): Figure => ({
    name: `${name}: cost from 500 to 5,000 clients`,
    on: kind,
    ours: `${ms(of(small))} to ${ms(of(large))}`,
    reference: '',
    value: exponent(of(small), of(large), sizes.large / sizes.small),
    reach: { atMost: 1 },
    note: 'exponent; 1 is in proportion',
  })
  return [
    {
      name: 'invoicing: drafts of 25,000 budgets and 40,000 fees',
      on: kind,
      ours: ms(large.run.ours),
      reference: `${ms(large.run.bare)}, the same reads and inserts alone`,
      value: large.run.ratio,
      reach: { atMost: 1.5 },
      note: 'reference: the same keys, foreign keys, indexes and size of transactions',
    },
    growth('invoicing', ({ run }) => run.ours),
    {
      name: 'invoicing: longest that another call waits meanwhile',
      on: kind,
      ours: ms(large.run.longest),
      reference: `${ms(large.run.usual)}, the longest of as many without a run`,
      value: large.run.longest - large.run.usual,
      reach: { atMost: 50 },
      note: `milliseconds more than usual, asked a hundred times a second; the run takes ${ms(large.run.beside)} beside it`,
    },
    {
      name: 'annual view of 5,000 clients',
      on: kind,
      ours: ms(large.annual.ours),
      reference: `${ms(large.annual.reference)}, its statement behind a bare handler`,
      value: large.annual.ratio,
      reach: { atMost: 1.5 },
      note: 'a page of 50 and the totals of every month',
    },
    growth('annual view', ({ annual }) => annual.ours),
  ]
}

interface Measured {
  readonly run: {
    readonly ours: number
    readonly bare: number
    readonly ratio: number
    /** The same while others ask. */
    readonly beside: number
    readonly longest: number
    readonly usual: number
  }
  readonly annual: Awaited<ReturnType<typeof annualView>>
}

async function measureSize(world: World, kind: Kind, clients: number): Promise<Measured> {
  const place: Place = {
    databaseUrl: kind === 'PostgreSQL' ? await world.emptyDatabase() : null,
    dataDir: world.place(`invoicing-${kind}-${clients}`),
  }
  const agency = await fillAgency(place, clients)
  await asOwner(place, (client) => addMoney(client, clients))
  const annual = await annualView(agency, world.reference(agency))
  const emptied = (): Promise<unknown> =>
    asOwner(place, (client) => client.query('truncate invoice, invoice_line, invoice_payment, invoice_month'))
  const runs: { alone: number; bare: number; beside: number; longest: number; usual: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { took: beside, ...waits } = await runBesideOthers(agency)
    await emptied()
    const alone = await runAlone(agency)
    runs.push({ alone, beside, ...waits, bare: await bareRun(place, clients) })
    await emptied()
  }
  return {
    annual,
    run: {
      ours: median(runs.map(({ alone }) => alone)),
      bare: median(runs.map(({ bare }) => bare)),
      ratio: median(runs.map(({ alone, bare }) => alone / bare)),
      beside: median(runs.map(({ beside }) => beside)),
      longest: median(runs.map(({ longest }) => longest)),
      usual: median(runs.map(({ usual }) => usual)),
    },
  }
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
async function addMoney(client: pg.ClientBase, clients: number): Promise<void> {
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
