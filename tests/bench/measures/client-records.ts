import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import pg from 'pg'
import { today } from '@portal/core/foundation/format'
import { auditClients } from '@portal/server/clients/audits/audit-clients'
import { keepCopy } from '@portal/server/clients/feeds/keep-feed'
import { readVehicles } from '@portal/server/clients/feeds/read-feed'
import { wholeTenant } from '@portal/server/foundation/database/context'
import { openDatabase, type Database } from '@portal/server/foundation/database/database'
import type { Agency } from '../agency.ts'
import { ms, perSecond, type Figure } from '../figure.ts'
import { inRounds, median, percentile, timed } from '../rounds.ts'
import { Running } from '../running.ts'
import type { World } from '../world.ts'

/** The client with ten years of records. */
const old = 7
const vehicles = 20_000
const leadKey = 'the-key-of-leads-of-the-benchmark'
const rounds = 5

const records: readonly string[] = [
  `insert into contact (tenant_id, client_id, name, title, email, phone)
    select 1, c, 'Person ' || c || ' ' || k, 'Manager', 'person' || k || '@dealer' || c || '.example', '(312) 555-0' || (100 + (c * 12 + k) % 900)
    from generate_series(1, 5000) c, generate_series(1, 12) k`,
  `insert into client_health (tenant_id, client_id, score, parts) select 1, c, 40 + c % 60, '[]' from generate_series(1, 5000) c`,
  `insert into client_health_week (tenant_id, client_id, week, score)
    select 1, ${old}, date '2016-11-07' + 7 * w, 40 + w % 60 from generate_series(0, 520) w`,
  `insert into audit_check (tenant_id, name, kind, days) values (1, 'No manager', 'No Account Manager', 0), (1, 'No mail', 'No Contact with Email', 0),
    (1, 'Silent', 'No Interaction', 30), (1, 'No activity', 'No Activity', 30), (1, 'No budget', 'No Running Budget', 0), (1, 'No site', 'No Website', 0)`,
  `insert into audit_finding (tenant_id, client_id, name, state, found_at, fixed_at)
    select 1, ${old}, 'Something', 'Fixed', date '2016-11-07' + d, date '2016-11-09' + d from generate_series(1, 3650) d`,
  "insert into activity_type (tenant_id, id, name) values (1, 9001, 'Search')",
  "insert into activity_category (tenant_id, id, type_id, name) values (1, 9001, 9001, 'Bids')",
  "insert into interaction_type (tenant_id, id, name) values (1, 9001, 'Call')",
  "insert into sale_type (tenant_id, id, name) values (1, 9001, 'New')",
  ...[
    `select ${old} as client, d from generate_series(timestamptz '2016-11-07', now(), interval '2 days') d`,
    `select c as client, now() - k * interval '20 days' as d from generate_series(1, 5000) c, generate_series(1, 6) k`,
  ].flatMap((records) => [
    `insert into activity (tenant_id, client_id, type_id, category_id, user_id, body, logged_at)
      select 1, r.client, 9001, 9001, u.id, 'Something was done.', r.d
      from (${records}) r, (select min(id) as id from user_account where tenant_id = 1) u`,
    `insert into interaction (tenant_id, client_id, interaction_type_id, user_id, body, published_at)
      select 1, r.client, 9001, u.id, 'Somebody was spoken to.', r.d::date
      from (${records}) r, (select min(id) as id from user_account where tenant_id = 1) u`,
    `insert into sale (tenant_id, client_id, sale_type_id, sold_at) select 1, r.client, 9001, r.d::date from (${records}) r`,
  ]),
  "insert into lead_type (tenant_id, name) values (1, 'Internet')",
  `insert into lead_key (tenant_id, client_id, name, key_hash) values (1, ${old}, 'Bench', '${createHash('sha256').update(leadKey).digest('hex')}')`,
  `insert into vehicle_feed (tenant_id, id, client_id, name) values (1, 1, ${old}, 'Bench')`,
  'analyze',
]

/** Records of clients beside their bare statements: header, contacts, a feed, leads that arrive, the nightly audit. */
export async function measureClientRecords(world: World): Promise<Figure[]> {
  const agency = await world.agency('PostgreSQL', 'small')
  const client = new pg.Client(agency.databaseUrl ?? '')
  await client.connect()
  const database = await openDatabase({ ...agency, poolSize: 2 })
  try {
    for (const statement of records) await client.query(statement)
    const server = await Running.ours(agency)
    try {
      const reference = await Running.reference(world.reference(agency))
      let header: Figure
      try {
        header = await measureHeader(agency, server, reference)
      } finally {
        await reference.stop()
      }
      return [
        header,
        await measureContacts(agency, server, client),
        await measureFeed(world, database),
        await measureLeads(agency, server),
        await measureAudit(database, client),
      ]
    } finally {
      await server.stop()
    }
  } finally {
    await database.stop()
    await client.end()
  }
}

const get = async ({ authorization }: Agency, { url }: Running, path: string): Promise<void> => {
  const response = await fetch(`${url}/api${path}`, { headers: { authorization } })
  await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
}

/** The middle of what a hundred pieces of work take, one after the other. */
async function each(work: (at: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let at = 0; at < 100; at += 1) taken.push(await timed(() => work(at)))
  return median(taken)
}

async function measureHeader(agency: Agency, server: Running, reference: Running): Promise<Figure> {
  const compared = await inRounds(rounds, {
    ours: () => each(() => get(agency, server, `/client-headers/${old}`)),
    reference: () =>
      each(async () => {
        const response = await fetch(`${reference.url}/header/${old}`)
        await response.text()
      }),
  })
  return {
    name: 'profile header with health and counts',
    on: 'PostgreSQL',
    ours: ms(compared.ours),
    reference: ms(compared.reference),
    value: compared.ratio,
    reach: { atMost: 2 },
    note: 'a client with ten years of records; one call through the whole way in, beside four prepared statements at once behind a bare handler',
  }
}

async function measureContacts(agency: Agency, server: Running, client: pg.Client): Promise<Figure> {
  const text = `select r.*, c.name as client_name, c.slug, count(*) over () as total from contact r join client c on c.tenant_id = 1 and c.id = r.client_id
    where r.tenant_id = 1 and r.deleted_at is null and (position($1 in lower(r.name)) > 0 or position($1 in lower(r.title)) > 0
      or position($1 in lower(r.email)) > 0 or position($1 in lower(r.phone)) > 0 or position($1 in lower(r.mobile)) > 0
      or r.client_id in (select id from client where tenant_id = 1 and position($1 in name_folded) > 0))
    order by r.id desc limit 50`
  const typed = (at: number): string => `person ${100 + (at % 50)}`
  const few = async (work: (at: number) => Promise<unknown>): Promise<number> => {
    const taken: number[] = []
    for (let at = 0; at < 10; at += 1) taken.push(await timed(() => work(at)))
    return median(taken)
  }
  const compared = await inRounds(rounds, {
    ours: () =>
      few((at) => get(agency, server, `/contacts?pageSize=50&search=${encodeURIComponent(typed(at))}`)),
    reference: () => few((at) => client.query({ name: 'contacts', text, values: [typed(at)] })),
  })
  return {
    name: '60,000 contacts searched',
    on: 'PostgreSQL',
    ours: ms(compared.ours),
    reference: ms(compared.reference),
    value: compared.ratio,
    reach: { atMost: 1.3 },
    note: 'a page of 50 and the count of all, 5,000 clients',
  }
}

async function measureFeed(world: World, database: Database): Promise<Figure> {
  const path = join(world.place('feed'), 'cars.csv')
  const lines = Array.from(
    { length: vehicles },
    (_, at) =>
      `1M8GDM9AXKP${String(100_000 + at)},Honda,Civic,EX,${2015 + (at % 10)},${10_000 + (at % 9000)} USD,used,${at % 90_000},https://a.example/${at}.jpg,https://a.example/cars/${at},Blue,2026-0${1 + (at % 9)}-11`,
  )
  await writeFile(
    path,
    `vin,make,model,trim,year,price,condition,mileage,image_link,link,exterior_color,date_in_stock\r\n${lines.join('\r\n')}\r\n`,
  )
  const dealership = { storeCode: 'A', name: 'A', address: '1 Main St, Ames, IA 50010' }
  let before = 0
  const compared = await inRounds(3, {
    ours: async () => {
      const taken = await timed(async () => {
        const copy = await readVehicles(path, dealership, today())
        await database.write(wholeTenant(1), (db) =>
          keepCopy(db, 1, { id: 1, client_id: old, vehicles: before }, copy, {
            today: today(),
            evenSmaller: false,
          }),
        )
      })
      before = vehicles
      return vehicles / (taken / 1000)
    },
    reference: async () => {
      const taken = await timed(async () => parse(await readFile(path)))
      return vehicles / (taken / 1000)
    },
  })
  return {
    name: 'a feed of 20,000 vehicles read, checked and compared',
    on: 'PostgreSQL',
    ours: perSecond(compared.ours),
    reference: perSecond(compared.reference),
    value: compared.ratio,
    reach: { atLeast: 0.3 },
    note: 'in a thread of its own, kept with what changed, beside csv-parse alone',
  }
}

/** Leads sent at an even pace; how many were taken a second. */
async function sendLeads(server: Running, pace: number, seconds: number, from: number): Promise<number> {
  const begun = performance.now()
  const sent: Promise<boolean>[] = []
  for (let at = 0; at < pace * seconds; at += 1) {
    const due = begun + (at * 1000) / pace
    const early = due - performance.now()
    if (early > 1) await wait(early)
    const id = from + at
    const body = `<?xml version="1.0"?><adf><prospect><id source="bench">${id}</id><requestdate>${today()}</requestdate><vehicle><year>2024</year><make>Honda</make><model>Civic</model></vehicle><customer><contact><name part="full">Ana ${id}</name><email>ana${id}@x.example</email></contact></customer></prospect></adf>`
    sent.push(
      fetch(`${server.url}/webhook/leads/${leadKey}`, {
        method: 'POST',
        headers: { 'content-type': 'application/xml' },
        body,
      }).then(async (response) => {
        await response.text()
        return response.ok
      }),
    )
  }
  const taken = (await Promise.all(sent)).filter(Boolean).length
  return taken / ((performance.now() - begun) / 1000)
}

/** Milliseconds of somebody's reads, one after the other, while something else goes on. */
async function othersWhile(agency: Agency, server: Running, work: Promise<unknown>): Promise<number> {
  let over = false
  void work.finally(() => (over = true)).catch(() => undefined)
  const taken: number[] = []
  while (!over) taken.push(await timed(() => get(agency, server, '/services/7')))
  await work
  return percentile(taken, 0.99)
}

async function measureLeads(agency: Agency, server: Running): Promise<Figure> {
  const pace = 200
  let from = 0
  const rates: number[] = []
  await sendLeads(server, 50, 1, (from += 100_000))
  const compared = await inRounds(3, {
    ours: () =>
      othersWhile(
        agency,
        server,
        sendLeads(server, pace, 3, (from += 100_000)).then((rate) => rates.push(rate)),
      ),
    reference: () => othersWhile(agency, server, wait(3000)),
  })
  return {
    name: '200 ADF leads a second: others’ reads, 99th percentile',
    on: 'PostgreSQL',
    ours: ms(compared.ours),
    reference: ms(compared.reference),
    value: compared.ratio,
    reach: { atMost: 2 },
    note: `${perSecond(median(rates))} taken of 200 that were sent, all to one address`,
  }
}

async function measureAudit(database: Database, client: pg.Client): Promise<Figure> {
  const served =
    'from client c where c.tenant_id = 1 and c.activated_at <= current_date and (c.canceled_at is null or c.canceled_at > current_date)'
  const without = (table: string, more: string): string =>
    `select c.id ${served} and not exists (select from ${table} r where r.tenant_id = 1 and r.client_id = c.id and ${more})`
  const statements = [
    without('client_user', 'r.client_user_type_id = 1'),
    without('contact', "r.deleted_at is null and r.email <> ''"),
    without('interaction', 'r.deleted_at is null and r.created_at >= current_date - 30'),
    without('activity', 'r.deleted_at is null and r.logged_at >= current_date - 30'),
    without(
      'budget',
      'r.deleted_at is null and r.starts_at <= current_date and (r.ends_at is null or r.ends_at >= current_date)',
    ),
    `select c.id ${served} and coalesce(c.website, '') = ''`,
  ]
  await database.write(wholeTenant(1), (db) => auditClients(db, 1, today()))
  const compared = await inRounds(rounds, {
    ours: () => timed(() => database.write(wholeTenant(1), (db) => auditClients(db, 1, today()))),
    reference: () =>
      timed(async () => {
        for (const statement of statements) await client.query(statement)
        await client.query(
          "select client_id, check_id from audit_finding where tenant_id = 1 and deleted_at is null and state <> 'Fixed' and check_id is not null",
        )
      }),
  })
  return {
    name: 'nightly audit of 5,000 clients by six checks',
    on: 'PostgreSQL',
    ours: ms(compared.ours),
    reference: ms(compared.reference),
    value: compared.ratio,
    reach: { atMost: 1.5 },
    note: 'a night on which nothing changed, beside the statements of the checks and of what was found before',
  }
}
