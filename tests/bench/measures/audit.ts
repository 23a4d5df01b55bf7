import pg from 'pg'
import { fillAgency, type Agency } from '../agency.ts'
import { ms, perSecond, type Figure } from '../figure.ts'
import { load, type Served } from '../load.ts'
import { median } from '../rounds.ts'
import { side, type Running } from '../running.ts'
import type { World } from '../world.ts'

const entries = 5_000_000
/** How far back the deep page lies. */
const deep = 4_000_000

interface Page {
  readonly name: string
  readonly ours: string
  readonly reference: string
}

/** Pages of the audit log over five million entries, beside bare handlers with the best statement for each. */
export async function measureAudit(world: World): Promise<Figure[]> {
  const agency = await fillAgency(
    { databaseUrl: await world.emptyDatabase(), dataDir: world.place('audit') },
    1000,
  )
  const before = await addEntries(agency)
  const pages: readonly Page[] = [
    { name: 'the latest 50', ours: '', reference: '' },
    { name: '50 of one person', ours: '&userId=17', reference: '/user/17' },
    { name: '50 of one client', ours: '&clientId=40', reference: '/client/40' },
    {
      name: '50 behind four million',
      ours: `&before=${encodeURIComponent(before)}`,
      reference: `/before/${entries - deep}`,
    },
  ]
  const figures: Figure[] = []
  await side(agency, agency, async (ours, reference) => {
    for (const page of pages) figures.push(...(await compare(page, agency, ours, reference)))
  })
  return figures
}

/** @returns the entry behind which the deep page begins, as the call names it */
async function addEntries({ databaseUrl }: Agency): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl ?? '' })
  await client.connect()
  try {
    await client.query(`insert into audit_entry (tenant_id, at, call, user_id, via, subject, subject_id, client_id, changes, ip)
      select 1, now() - make_interval(secs => 6 * (${entries} - i)),
        (array['budgets.updateWithFees', 'clients.update', 'activities.create', 'users.signIn', 'usage.track'])[1 + i % 5],
        2 + i % 200, 'portal', 'client', 1 + i % 1000, case when i % 3 = 0 then 1 + i / 3 % 1000 end,
        '{"invoiceAmount": ["1500.00", "1750.00"]}', '10.0.0.1'
      from generate_series(1, ${entries}) i order by i`)
    await client.query('vacuum analyze audit_entry')
    const { rows } = await client.query<{ at: string }>(
      `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from audit_entry where tenant_id = 1 and id = $1`,
      [entries - deep],
    )
    return `${rows[0]?.at ?? ''}_${entries - deep}`
  } finally {
    await client.end()
  }
}

const options = { connections: 8, milliseconds: 1000 }

async function compare(
  page: Page,
  { authorization }: Agency,
  ours: Running,
  reference: Running,
): Promise<Figure[]> {
  const mine = (): Promise<Served> =>
    load(
      ours.url,
      () => ({ method: 'GET', path: `/api/audit-log?limit=50${page.ours}`, headers: { authorization } }),
      options,
    )
  const theirs = (): Promise<Served> =>
    load(reference.url, () => ({ method: 'GET', path: `/audit${page.reference}` }), options)
  await mine()
  await theirs()
  const pairs: (readonly [Served, Served])[] = []
  for (let round = 0; round < 5; round += 1) pairs.push([await mine(), await theirs()])
  const middle = (value: (pair: readonly [Served, Served]) => number): number => median(pairs.map(value))
  return [
    {
      name: `audit log, ${page.name}`,
      on: 'PostgreSQL',
      ours: perSecond(middle(([one]) => one.rate)),
      reference: perSecond(middle(([, other]) => other.rate)),
      value: middle(([one, other]) => one.rate / other.rate),
      reach: { atLeast: 0.5 },
      note: `five million entries; 99th percentile ${ms(middle(([one]) => one.p99))}, the reference's ${ms(middle(([, other]) => other.p99))}`,
    },
  ]
}
