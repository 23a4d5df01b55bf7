import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pg from 'pg'
import { startEmbedded } from '@portal/server/foundation/database/embedded'

/**
 * The least that the work could cost: bare `node:http` handlers with the best
 * statement each, prepared, over the same data. No sign-in, no rights, no
 * checks, no tenant policy.
 */
const dataDir = process.env['DATA_DIR'] ?? ''
const databaseUrl = process.env['DATABASE_URL']
const asText = (value: string): string => value
const types = {
  getTypeParser: (oid: number) => ([1082, 1114, 1184].includes(oid) ? asText : pg.types.getTypeParser(oid)),
} as pg.CustomTypesConfig

const embedded = databaseUrl === undefined ? await startEmbedded(dataDir) : null
const pool = new pg.Pool(
  embedded
    ? { host: embedded.socketDirectory, user: 'postgres', database: 'postgres', max: 1, types }
    : { connectionString: databaseUrl, max: 10, types },
)

/** A page of the audit log with the names that stand in it; each kind of page has its index. */
const auditPage = (
  which: string,
): string => `select e.id, e.at, e.call, e.user_id, u.first_name || ' ' || u.last_name as user_name,
    e.via, e.subject, e.subject_id, e.client_id, c.name as client_name, c.slug as client_slug, e.changes, e.ip
  from (select * from audit_entry where tenant_id = 1 ${which} order by at desc, id desc limit 50) e
    left join user_account u on u.tenant_id = 1 and u.id = e.user_id
    left join client c on c.tenant_id = 1 and c.id = e.client_id
  order by e.at desc, e.id desc`

/** The months of the annual view. */
const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-01`)

const statements = {
  service: `select s.id, s.name, s."order", s.active, s.service_group_id, g.name as group_name from service s
    left join service_group g on g.tenant_id = s.tenant_id and g.id = s.service_group_id where s.tenant_id = 1 and s.id = $1`,
  clients: `select c.id, c.name, c.slug, c.tenant_id, c.identifier, c.industry_id, i.name as industry_name, c.group_id, g.name as group_name,
      c.activated_at, c.canceled_at, c.city, c.state, c.phone, c.website, c.version
    from client c left join industry i on i.tenant_id = c.tenant_id and i.id = c.industry_id
      left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
    where c.tenant_id = 1 and c.industry_id = $1 and c.activated_at <= current_date and (c.canceled_at is null or c.canceled_at > current_date)
    order by c.name_folded, c.id limit 50`,
  clientCount: `select count(*)::integer as total from client c where c.tenant_id = 1 and c.industry_id = $1
    and c.activated_at <= current_date and (c.canceled_at is null or c.canceled_at > current_date)`,
  simpleList: `select json_agg(json_build_object('id', id, 'name', name, 'slug', slug, 'tenantId', tenant_id, 'identifier', identifier,
    'industryId', industry_id, 'groupId', group_id, 'activatedAt', activated_at, 'canceledAt', canceled_at) order by name_folded, id)::text as list
    from client where tenant_id = 1`,
  earlier:
    'select call, request_hash, status, answer from idempotency_key where tenant_id = 1 and actor = $1 and key = $2',
  auditLatest: auditPage(''),
  auditUser: auditPage('and user_id = $1'),
  auditClient: auditPage('and client_id = $1'),
  auditBefore: auditPage('and (at, id) < ((select at from audit_entry where tenant_id = 1 and id = $1), $1)'),
  usage: "insert into usage_record (tenant_id, user_id, action, log) values (1, 1, $1, '{}') returning id",
  audit: `insert into audit_entry (tenant_id, call, user_id, via, ip, subject, subject_id) values (1, 'usage.track', 1, 'portal', '127.0.0.1', 'usage record', $1)`,
  figures: `
    select day >= date '2026-06-08' as current, sum(impressions)::float8 as impressions, sum(clicks)::float8 as clicks, sum(spend_micros)::float8 as spend,
      sum(conversion_micros)::float8 as conversions, sum(views)::float8 as views, sum(store_visits)::float8 as store_visits, sum(vdp_views)::float8 as vdp_views
    from metric_day where tenant_id = 1 and client_id = $1 and channel = 'search' and day between date '2026-06-01' and date '2026-06-14' group by 1`,
  pacing: `
    select c.id, c.name, b.budget, s.spend from client c
      left join (select client_id, sum(invoice_amount)::float8 as budget from budget
        where tenant_id = 1 and deleted_at is null and service_id = any (array(select id from service where tenant_id = 1 and pacing_section_id = 1))
          and starts_at <= date '2026-06-30' and (ends_at is null or ends_at >= date '2026-06-01') group by client_id) b on b.client_id = c.id
      left join (select client_id, sum(spend_micros)::float8 / 1e6 as spend from metric_month
        where tenant_id = 1 and month = date '2026-06-01' and channel = 'search' group by client_id) s on s.client_id = c.id
    where c.tenant_id = 1 and c.activated_at <= current_date and (c.canceled_at is null or c.canceled_at > current_date)
      and (b.budget is not null or s.spend is not null) order by c.name_folded`,
  annualView: `
    with sums as (
      select client_id, ${months.map((month, at) => `sum(invoice_amount) filter (where starts_at < date '${month}' + interval '1 month' and (ends_at is null or ends_at >= date '${month}')) as m${at}`).join(', ')}
      from budget where tenant_id = 1 and deleted_at is null and starts_at <= date '2026-12-31' and (ends_at is null or ends_at >= date '2026-01-01') group by client_id
    )
    select (select json_agg(p) from (select c.id, c.name, c.slug, s.* from sums s join client c on c.tenant_id = 1 and c.id = s.client_id order by c.name_folded, c.id limit 50) p)::text as rows,
      (select json_build_object('total', count(*), ${months.map((_, at) => `'m${at}', sum(m${at})`).join(', ')}) from sums)::text as totals`,
  header: `select c.*, i.name as industry, g.name as "group" from client c
    left join industry i on i.tenant_id = 1 and i.id = c.industry_id left join client_group g on g.tenant_id = 1 and g.id = c.group_id
    where c.tenant_id = 1 and c.id = $1`,
  headerTeam: `select m.*, u.first_name, u.last_name from client_user m join user_account u on u.tenant_id = 1 and u.id = m.user_id
    where m.tenant_id = 1 and m.client_id = $1`,
  headerHealth: `select h.*, (select json_agg(json_build_object('week', week, 'score', score) order by week) from client_health_week w
      where w.tenant_id = 1 and w.client_id = h.client_id and w.week > current_date - 182) as weeks,
    (select count(*) from budget_change r where r.tenant_id = 1 and r.client_id = h.client_id and r.confirmed_at is null) as changes,
    (select count(*) from task r join task_status s on s.tenant_id = 1 and s.id = r.status_id and not s.closes where r.tenant_id = 1 and r.client_id = h.client_id and r.due_date < current_date) as late,
    (select count(*) from deliverable r join deliverable_status s on s.tenant_id = 1 and s.id = r.status_id and not s.closes where r.tenant_id = 1 and r.client_id = h.client_id and r.due_at < current_date) as due,
    (select count(*) from audit_finding r where r.tenant_id = 1 and r.client_id = h.client_id and r.deleted_at is null and r.state = 'Open') as findings,
    (select count(*) from onboarding_task r where r.tenant_id = 1 and r.client_id = h.client_id and r.deleted_at is null and not r.done) as onboarding,
    (select min(id) from watchlist_entry r where r.tenant_id = 1 and r.client_id = h.client_id and r.deleted_at is null) as watched
    from client_health h where h.tenant_id = 1 and h.client_id = $1`,
  headerCounts: `select (select count(*) from client_user r where r.tenant_id = 1 and r.client_id = $1) as team,
    (select count(*) from user_account u where u.tenant_id = 1 and u.user_type <> 'Employee' and u.id in (
      select r.user_id from client_user r where r.tenant_id = 1 and r.client_id = $1
      union all select a.user_id from user_group_access a join client c on c.tenant_id = 1 and c.id = $1 where a.tenant_id = 1 and a.group_id = c.group_id)) as users,
    (select count(*) from invoice r where r.tenant_id = 1 and r.client_ids @> array[$1::integer]) as invoices,
    (select count(*) from customer_list r where r.tenant_id = 1 and r.client_id = $1) as customer_lists,
    (select count(*) from guest_access r where r.tenant_id = 1 and r.client_id = $1) as guest_links,
    ${[
      'contact',
      'interaction',
      'activity',
      'strategy',
      'deliverable',
      'assessment',
      'mystery_shop_request',
      'budget',
      'integration',
      'competitor',
      'core_vehicle',
      'sales_incentive',
      'vehicle_feed',
      'sale',
      'credential',
    ]
      .map(
        (table) =>
          `(select count(*) from (select from ${table} r where r.tenant_id = 1 and r.client_id = $1 and r.deleted_at is null limit 100) counted) as ${table}`,
      )
      .join(', ')}`,
  key: `insert into idempotency_key (tenant_id, actor, key, call, request_hash, status, answer) values (1, $1, $2, 'usage.track', $3, 200, $4)`,
} as const

const run = (
  on: pg.Pool | pg.PoolClient,
  name: keyof typeof statements,
  values: unknown[] = [],
): Promise<pg.QueryResult> => on.query({ name, text: statements[name], values })

const json = (response: ServerResponse, text: string): void => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

async function service(id: number, response: ServerResponse): Promise<void> {
  const { rows } = await run(pool, 'service', [id])
  const row = rows[0] as Record<string, unknown>
  const { group_name: name, service_group_id: groupId, ...rest } = row
  json(response, JSON.stringify({ ...rest, serviceGroupId: groupId, ServiceGroup: { id: groupId, name } }))
}

async function clients(industry: number, response: ServerResponse): Promise<void> {
  const [page, count] = await Promise.all([
    run(pool, 'clients', [industry]),
    run(pool, 'clientCount', [industry]),
  ])
  const rows = (page.rows as Record<string, unknown>[]).map((row) => ({
    id: row['id'],
    name: row['name'],
    slug: row['slug'],
    tenantId: row['tenant_id'],
    identifier: row['identifier'],
    industryId: row['industry_id'],
    Industry: { id: row['industry_id'], name: row['industry_name'] },
    groupId: row['group_id'],
    Group: { id: row['group_id'], name: row['group_name'] },
    activatedAt: row['activated_at'],
    canceledAt: row['canceled_at'],
    city: row['city'],
    state: row['state'],
    phone: row['phone'],
    website: row['website'],
    version: row['version'],
    can: { update: true, createBudget: true, logActivity: true },
  }))
  json(
    response,
    JSON.stringify({ rows, total: (count.rows[0] as { total: number }).total, page: 1, pageSize: 50 }),
  )
}

const auditPages = {
  '': 'auditLatest',
  user: 'auditUser',
  client: 'auditClient',
  before: 'auditBefore',
} as const

async function auditLog(
  which: keyof typeof auditPages,
  values: number[],
  response: ServerResponse,
): Promise<void> {
  const { rows } = await run(pool, auditPages[which], values)
  json(response, JSON.stringify({ rows, next: null }))
}

async function header(id: number, response: ServerResponse): Promise<void> {
  const found = await Promise.all([
    run(pool, 'header', [id]),
    run(pool, 'headerTeam', [id]),
    run(pool, 'headerHealth', [id]),
    run(pool, 'headerCounts', [id]),
  ])
  json(response, JSON.stringify(found.map(({ rows }) => rows as unknown[])))
}

const compress = promisify(gzip)
let ready: Buffer | null = null

async function simpleList(response: ServerResponse): Promise<void> {
  const { rows } = await run(pool, 'simpleList')
  ready = await compress(Buffer.from((rows[0] as { list: string }).list), { level: 6 })
  sendReady(response)
}

function sendReady(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    'content-length': ready?.length ?? 0,
  })
  response.end(ready)
}

async function write(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  const { action } = JSON.parse(text) as { action: string }
  const key = String(request.headers['idempotency-key'])
  const client = await pool.connect()
  try {
    await client.query('begin')
    await run(client, 'earlier', ['user:1:1', key])
    const { rows } = await run(client, 'usage', [action])
    const answer = JSON.stringify({ id: (rows[0] as { id: number }).id })
    await run(client, 'audit', [(rows[0] as { id: number }).id])
    await run(client, 'key', ['user:1:1', key, createHash('sha256').update(text).digest('base64url'), answer])
    await client.query('commit')
    json(response, answer)
  } finally {
    client.release()
  }
}

async function upload(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = join(dataDir, `raw-${process.hrtime.bigint()}`)
  await pipeline(request, createWriteStream(file))
  json(response, '{}')
  await rm(file)
}

const routes: readonly (readonly [
  RegExp,
  (request: IncomingMessage, response: ServerResponse, id: number) => Promise<void> | void,
])[] = [
  [/^\/ready$/, (_request, response) => json(response, '{}')],
  [/^\/services\/(\d+)$/, (_request, response, id) => service(id, response)],
  [/^\/header\/(\d+)$/, (_request, response, id) => header(id, response)],
  [/^\/clients\/(\d+)$/, (_request, response, id) => clients(id, response)],
  [/^\/audit$/, (_request, response) => auditLog('', [], response)],
  [/^\/audit\/user\/(\d+)$/, (_request, response, id) => auditLog('user', [id], response)],
  [/^\/audit\/client\/(\d+)$/, (_request, response, id) => auditLog('client', [id], response)],
  [/^\/audit\/before\/(\d+)$/, (_request, response, id) => auditLog('before', [id], response)],
  [
    /^\/figures\/(\d+)$/,
    async (_request, response, id) => json(response, JSON.stringify((await run(pool, 'figures', [id])).rows)),
  ],
  [
    /^\/pacing$/,
    async (_request, response) => json(response, JSON.stringify((await run(pool, 'pacing')).rows)),
  ],
  [
    /^\/annual-view$/,
    async (_request, response) => {
      const { rows } = await run(pool, 'annualView')
      const [found] = rows as { rows: string; totals: string }[]
      json(response, `{"rows":${found?.rows ?? '[]'},"totals":${found?.totals ?? '{}'}}`)
    },
  ],
  [/^\/list$/, (_request, response) => simpleList(response)],
  [/^\/buffer$/, (_request, response) => sendReady(response)],
  [/^\/write$/, (request, response) => write(request, response)],
  [/^\/upload$/, (request, response) => upload(request, response)],
]

const server = createServer((request, response) => {
  for (const [pattern, handle] of routes) {
    const match = pattern.exec(request.url ?? '')
    if (!match) continue
    Promise.resolve(handle(request, response, Number(match[1]))).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
    return
  }
  response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`Listening on http://127.0.0.1:${address.port}`)
})
process.once('SIGTERM', () => {
  server.closeAllConnections()
  void pool
    .end()
    .then(() => embedded?.stop())
    .then(() => process.exit(0))
})
