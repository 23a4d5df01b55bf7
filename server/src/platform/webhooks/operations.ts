import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { mostEndpoints, oldSecretHours, testEvent } from '@portal/core/platform/webhooks/events'
import type { Db } from '../../foundation/database/database.ts'
import { seal } from '../../foundation/database/secrets.ts'
import { holdRow } from '../../foundation/http/hold-row.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { keepWaiting, sendAgain, sendFailed } from './send-again.ts'
import { placeOfSecret } from './send-webhook.ts'
import { ringOwner, writeToOwner } from './tell-owner.ts'
import { newSecret as freshSecret } from './signature.ts'
import { queueDelivery, type Teller } from './tell-programs.ts'

type Endpoint = Answer<'webhooks.update'>
type Delivery = Answer<'webhooks.deliveries'>['rows'][number]

interface Row {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly events: string[]
  readonly with_amounts: boolean
  readonly active: boolean
  readonly problem: string | null
  readonly failing_since: string | null
  readonly last_delivered_at: string | null
  readonly created_at: string
  readonly created_by: number
  readonly owner: string
  readonly version: number
}

async function endpointsOf(db: Db, tenantId: number, id: number | null = null): Promise<Endpoint[]> {
  const { rows } = await sql<Row>`
    select e.id, e.name, e.url, e.events, e.with_amounts, e.active, e.problem, e.failing_since, e.last_delivered_at,
      e.created_at, e.created_by, e.version, u.first_name || ' ' || u.last_name as owner
    from webhook_endpoint e join user_account u on u.tenant_id = e.tenant_id and u.id = e.created_by
    where e.tenant_id = ${tenantId} and e.deleted_at is null and (${id}::integer is null or e.id = ${id})
    order by lower(e.name), e.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    withAmounts: row.with_amounts,
    active: row.active,
    problem: row.problem,
    failingSince: row.failing_since,
    lastDeliveredAt: row.last_delivered_at,
    owner: { id: row.created_by, fullName: row.owner },
    createdAt: row.created_at,
    version: row.version,
  }))
}

/** @throws {Refusal} 404 */
async function endpointWith(db: Db, tenantId: number, id: number): Promise<Endpoint> {
  const [found] = await endpointsOf(db, tenantId, id)
  if (!found) throw notFound('This webhook')
  return found
}

/** @throws {Refusal} 422 for an address that nobody may be asked at, or over which others could read along */
function checkAddress({ fetcher }: Services, url: string): void {
  const problem = fetcher.problemOf(url)
  if (problem !== null) throw invalid({ url: problem })
  if (!fetcher.isPrivate(url)) throw invalid({ url: 'The address must begin with https://.' })
}

const list = operation('webhooks.list', async ({ db, tenantId }) => endpointsOf(db, tenantId))

const create = operation('webhooks.create', async ({ db, tenantId, person, body, services, audit }) => {
  checkAddress(services, body.url)
  if ((await endpointsOf(db, tenantId)).length >= mostEndpoints)
    throw conflict(`There are ${mostEndpoints} webhooks already. Remove one that is used no more.`)
  const { rows } = await sql<{ id: number }>`
    insert into webhook_endpoint (tenant_id, name, url, events, with_amounts, created_by)
    values (${tenantId}, ${body.name}, ${body.url}, ${[...new Set(body.events)]}::text[], ${body.withAmounts}, ${person.id})
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  const secret = freshSecret()
  await sql`update webhook_endpoint set secret = ${seal(services.settings.secret, placeOfSecret(tenantId, id), secret)}
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  audit({ subject: 'webhook', subjectId: id, changes: { ...body } })
  return { secret, endpoint: await endpointWith(db, tenantId, id) }
})

/** Says to whoever looks after a webhook that somebody has activated it again, and what that sends. */
async function tellRevived(
  { person, ...teller }: Teller & { readonly person: { readonly id: number } },
  { name, owner }: Endpoint,
  sent: number,
): Promise<void> {
  const { db, tenantId } = teller
  const { rows } = await sql<{ email: string; by: string }>`
    select o.email, p.first_name || ' ' || p.last_name as by from user_account o, user_account p
    where o.tenant_id = ${tenantId} and o.id = ${owner.id} and p.tenant_id = ${tenantId} and p.id = ${person.id}`.execute(
    db,
  )
  const [told] = rows
  if (!told) return
  const again = `${sent === 1 ? 'One message that had failed is' : `${sent.toLocaleString('en-US')} messages that had failed are`} sent again.`
  const text = `${told.by} activated the webhook ${name} again. ${sent === 0 ? 'It is told of what happens from now on.' : again}`
  const to = { db, tenantId, services: teller.services, userId: owner.id }
  await ringOwner(to, text)
  await writeToOwner(to, {
    category: 'webhook-revived',
    email: told.email,
    subject: `The webhook ${name} is active again`,
    text,
  })
}

const update = operation('webhooks.update', async (incoming) => {
  const { db, tenantId, params, body, services, ifMatch, audit } = incoming
  await holdRow(db, { table: 'webhook_endpoint', tenantId, id: params.id, ifMatch, called: 'This webhook' })
  const before = await endpointWith(db, tenantId, params.id)
  if (body.url !== undefined) checkAddress(services, body.url)
  const next = { ...before, ...body }
  const revived = next.active && !before.active
  await sql`
    update webhook_endpoint set name = ${next.name}, url = ${next.url}, events = ${[...new Set(next.events)]}::text[],
      with_amounts = ${next.withAmounts}, active = ${next.active}, version = version + 1,
      problem = case when ${next.active} then null else problem end,
      failing_since = case when ${revived} then null else failing_since end
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  if (before.active && !next.active) await keepWaiting(db, tenantId, params.id)
  const sent =
    revived && before.failingSince !== null ? await sendFailed(incoming, params.id, before.failingSince) : 0
  if (revived) await tellRevived(incoming, before, sent)
  audit({
    subject: 'webhook',
    subjectId: params.id,
    changes: Object.fromEntries(
      (['name', 'url', 'events', 'withAmounts', 'active'] as const).flatMap((field) =>
        JSON.stringify(before[field]) === JSON.stringify(next[field])
          ? []
          : [[field, [before[field], next[field]]]],
      ),
    ),
  })
  return endpointWith(db, tenantId, params.id)
})

const remove = operation('webhooks.remove', async ({ db, tenantId, params, audit }) => {
  const { name } = await endpointWith(db, tenantId, params.id)
  await sql`update webhook_endpoint set deleted_at = now(), active = false, secret = '', old_secret = null
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  await sql`delete from webhook_delivery where tenant_id = ${tenantId} and webhook_endpoint_id = ${params.id}`.execute(
    db,
  )
  audit({ subject: 'webhook', subjectId: params.id, changes: { name, removed: [false, true] } })
  return { id: params.id }
})

const newSecret = operation('webhooks.newSecret', async ({ db, tenantId, params, services, audit }) => {
  await endpointWith(db, tenantId, params.id)
  const secret = freshSecret()
  await sql`
    update webhook_endpoint set old_secret = secret, old_secret_until = now() + make_interval(hours => ${oldSecretHours}),
      secret = ${seal(services.settings.secret, placeOfSecret(tenantId, params.id), secret)}, version = version + 1
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  audit({ subject: 'webhook', subjectId: params.id, changes: { secret: 'replaced' } })
  return { secret, endpoint: await endpointWith(db, tenantId, params.id) }
})

const test = operation('webhooks.test', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  const { active, name } = await endpointWith(db, tenantId, params.id)
  if (!active) throw conflict('It is not active. Activate it first.')
  const id = await queueDelivery(incoming, params.id, testEvent, { webhook: name })
  audit({ subject: 'webhook', subjectId: params.id, changes: { tested: true } })
  return { id }
})

interface DeliveryRow {
  readonly id: number
  readonly webhook_endpoint_id: number
  readonly message_id: string
  readonly event: string
  readonly payload: string
  readonly at: string
  readonly state: Delivery['state']
  readonly tries: number
  readonly status: number | null
  readonly next_at: string | null
}

const presentDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  messageId: row.message_id,
  event: row.event,
  at: row.at,
  state: row.state,
  attempts: row.tries,
  status: row.status,
  nextAt: row.next_at,
})

const deliveryColumns = sql`d.id, d.webhook_endpoint_id, d.message_id, d.event, d.payload, d.at, d.state, d.status, d.next_at,
  (select count(*)::integer from webhook_attempt a where a.tenant_id = d.tenant_id and a.webhook_delivery_id = d.id) as tries`

const deliveries = operation('webhooks.deliveries', async ({ db, tenantId, params, query }) => {
  await endpointWith(db, tenantId, params.id)
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 50
  const sought = query.search?.trim() ?? ''
  const where = sql<boolean>`d.tenant_id = ${tenantId} and d.webhook_endpoint_id = ${params.id}
    and (${query.state ?? null}::text is null or d.state = ${query.state ?? null})
    and (${sought} = '' or position(lower(${sought}) in lower(d.event || ' ' || d.message_id || ' ' || d.payload)) > 0)`
  const [rows, count] = await Promise.all([
    sql<DeliveryRow>`select ${deliveryColumns} from webhook_delivery d where ${where}
      order by d.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from webhook_delivery d where ${where}`.execute(
      db,
    ),
  ])
  return { rows: rows.rows.map(presentDelivery), total: count.rows[0]?.total ?? 0, page, pageSize }
})

/** @throws {Refusal} 404 */
async function deliveryWith(db: Db, tenantId: number, id: number): Promise<DeliveryRow> {
  const { rows } = await sql<DeliveryRow>`
    select ${deliveryColumns} from webhook_delivery d where d.tenant_id = ${tenantId} and d.id = ${id}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw notFound('This delivery')
  return row
}

interface AttemptRow {
  readonly at: string
  readonly status: number | null
  readonly took: number
  readonly problem: string | null
  readonly answer: string
}

const delivery = operation('webhooks.delivery', async ({ db, tenantId, params }) => {
  const row = await deliveryWith(db, tenantId, params.id)
  const { rows } = await sql<AttemptRow>`
    select at, status, took, problem, answer from webhook_attempt
    where tenant_id = ${tenantId} and webhook_delivery_id = ${params.id} order by id desc limit 100`.execute(
    db,
  )
  return {
    ...presentDelivery(row),
    payload: row.payload,
    tries: rows.map(({ at, status, took, problem, answer }) => ({ at, status, took, problem, answer })),
  }
})

const replay = operation('webhooks.replay', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  const row = await deliveryWith(db, tenantId, params.id)
  const { active } = await endpointWith(db, tenantId, row.webhook_endpoint_id)
  if (!active) throw conflict('Its webhook is not active. Activate it first.')
  await sendAgain(incoming, params.id)
  audit({
    subject: 'webhook',
    subjectId: row.webhook_endpoint_id,
    changes: { event: row.event, replayed: row.message_id },
  })
  return { id: params.id }
})

export const webhookOperations = {
  'webhooks.list': list,
  'webhooks.create': create,
  'webhooks.update': update,
  'webhooks.remove': remove,
  'webhooks.newSecret': newSecret,
  'webhooks.test': test,
  'webhooks.deliveries': deliveries,
  'webhooks.delivery': delivery,
  'webhooks.replay': replay,
}
