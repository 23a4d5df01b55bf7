import { sql } from 'kysely'
import { formatDateTime } from '@portal/core/foundation/format'
import { failingDays } from '@portal/core/platform/webhooks/events'
import { askedWait, nextWait } from '@portal/core/platform/webhooks/next-try'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { unseal } from '../../foundation/database/secrets.ts'
import { ForbiddenAddress, Unreadable, type Fetcher } from '../../foundation/outside/fetcher.ts'
import type { Services } from '../../foundation/services.ts'
import { defineJob } from '../jobs/job.ts'
import { signedHeaders } from './signature.ts'
import { ringOwner, writeToOwner } from './tell-owner.ts'

/** Where the secret of an endpoint belongs: sealed for one, it does not open for another. */
export const placeOfSecret = (tenantId: number, id: number): string => `webhook ${tenantId}/${id}`

/** Milliseconds that an endpoint has for its answer, and characters of it that are kept. */
const patience = 10_000
const keptOfAnswer = 1000

interface Work {
  readonly tenantId: number
  /** Of the delivery. */
  readonly id: number
  /** Which attempt this is, from 1: one that was made is not made again. */
  readonly attempt: number
}

interface Row {
  readonly endpoint_id: number
  readonly url: string
  readonly secret: string
  readonly old_secret: string | null
  readonly message_id: string
  readonly payload: string
}

interface Outcome {
  readonly status: number | null
  readonly took: number
  readonly problem: string | null
  readonly answer: string
  /** Seconds that it asks us to wait; null where it does not say. */
  readonly asked: number | null
}

/** Sends one message once; what fails is tried again later, with growing waits. */
export const sendWebhook = defineJob<Work>({
  name: 'send-webhook',
  retries: { most: 3, firstWait: 30 },
  limit: 60,
  async run(work, services) {
    const { database, fetcher, settings } = services
    const { tenantId, id, attempt } = work
    const { rows } = await sql<Row>`
      select e.id as endpoint_id, e.url, e.secret, d.message_id, d.payload,
        case when e.old_secret_until > now() then e.old_secret end as old_secret
      from webhook_delivery d join webhook_endpoint e on e.tenant_id = d.tenant_id and e.id = d.webhook_endpoint_id
      where d.tenant_id = ${tenantId} and d.id = ${id} and d.state = 'Waiting' and d.attempts = ${attempt - 1}
        and e.active and e.deleted_at is null`.execute(database.reading(wholeTenant(tenantId)))
    const [row] = rows
    if (!row) return
    const place = placeOfSecret(tenantId, row.endpoint_id)
    const secrets = [row.secret, row.old_secret].flatMap((sealed) =>
      sealed === null ? [] : (unseal(settings.secret, place, sealed) ?? []),
    )
    const outcome =
      secrets.length === 0
        ? nothingAnswered('Its secret cannot be read any more. Make another one.')
        : await send(fetcher, row, secrets)
    await database.write(wholeTenant(tenantId), async (db) =>
      keep(db, work, row.endpoint_id, outcome, services),
    )
  },
  async givenUp(work, services) {
    const { tenantId, id } = work
    await services.database.write(wholeTenant(tenantId), async (db) => {
      const { rows } = await sql<{ endpoint_id: number }>`
        select webhook_endpoint_id as endpoint_id from webhook_delivery where tenant_id = ${tenantId} and id = ${id}`.execute(
        db,
      )
      const [row] = rows
      if (row) await keep(db, work, row.endpoint_id, nothingAnswered('The portal itself failed.'), services)
    })
  },
})

const nothingAnswered = (problem: string): Outcome => ({
  status: null,
  took: 0,
  problem,
  answer: '',
  asked: null,
})

async function send(fetcher: Fetcher, row: Row, secrets: readonly string[]): Promise<Outcome> {
  const at = Math.floor(Date.now() / 1000)
  const began = performance.now()
  try {
    const { status, body, took, headers } = await fetcher.ask(row.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secrets, row.message_id, at, row.payload),
      },
      body: row.payload,
      patience,
      mostBytes: keptOfAnswer * 4,
      cut: true,
    })
    // No text of the database holds a null character.
    const answer = body.toString('utf8').replaceAll('\u0000', '').slice(0, keptOfAnswer)
    return {
      status,
      took,
      answer,
      problem: problemOf(status),
      asked: askedWait(headers['retry-after'], Date.now()),
    }
  } catch (error) {
    return { ...nothingAnswered(wordsOf(error)), took: Math.round(performance.now() - began) }
  }
}

const problemOf = (status: number): string | null =>
  status >= 200 && status < 300
    ? null
    : status >= 300 && status < 400
      ? `It answered ${status}: redirects are not followed. Give the address that it leads to.`
      : `It answered ${status}.`

const wordsOf = (error: unknown): string =>
  error instanceof ForbiddenAddress || error instanceof Unreadable
    ? error.message
    : error instanceof Error && 'code' in error && error.code === 'ENOTFOUND'
      ? 'Its name leads nowhere.'
      : 'It could not be reached.'

/** Status by which a receiver says that it wants no more. */
const gone = 410

/** Keeps what came of an attempt, and says when the next one is. */
async function keep(
  db: Db,
  { tenantId, id, attempt }: Work,
  endpointId: number,
  { status, took, problem, answer, asked }: Outcome,
  services: Services,
): Promise<void> {
  const wait = problem === null || status === gone ? null : nextWait(attempt, asked, Math.random())
  const again = wait === null ? null : new Date(Date.now() + wait * 1000)
  const state = problem === null ? 'Delivered' : again ? 'Waiting' : 'Failed'
  const { rows } = await sql`
    update webhook_delivery set attempts = ${attempt}, status = ${status}, state = ${state}, next_at = ${again?.toISOString() ?? null}::timestamptz
    where tenant_id = ${tenantId} and id = ${id} and state = 'Waiting' and attempts = ${attempt - 1} returning 1`.execute(
    db,
  )
  if (rows.length === 0) return
  await sql`insert into webhook_attempt (tenant_id, webhook_delivery_id, status, took, problem, answer)
    values (${tenantId}, ${id}, ${status}, ${took}, ${problem}, ${answer})`.execute(db)
  if (again) await services.jobs.enqueue(db, sendWebhook, { tenantId, id, attempt: attempt + 1 }, again)
  if (problem === null) await keepArrival(db, { tenantId, endpointId }, services)
  else await keepFailure(db, { tenantId, id, endpointId, status }, services)
}

/** Hours for which an endpoint fails before its owner hears that it works again: a blink is no news. */
const worthAWord = 1

/** What arrived ends a failing: whoever looks after the endpoint hears that it is over. */
async function keepArrival(
  db: Db,
  { tenantId, endpointId }: { readonly tenantId: number; readonly endpointId: number },
  services: Services,
): Promise<void> {
  const { rows } = await sql<{ name: string; owner: number; since: string | null }>`
    update webhook_endpoint e set failing_since = null, last_delivered_at = now()
    from (select id, failing_since from webhook_endpoint where tenant_id = ${tenantId} and id = ${endpointId} for update) b
    where e.tenant_id = ${tenantId} and e.id = b.id
    returning e.name, e.created_by as owner,
      case when b.failing_since < now() - make_interval(hours => ${worthAWord}) then b.failing_since end as since`.execute(
    db,
  )
  const [works] = rows
  if (!works || works.since === null) return
  await ringOwner(
    { db, tenantId, services, userId: works.owner },
    `The webhook ${works.name} works again. It had failed since ${formatDateTime(works.since)}.`,
  )
}

/**
 * Disables an endpoint that has failed for days, or that says it is gone, and tells its owner. It has failed since the
 * oldest message that did not arrive: from there on it is sent what failed once it is activated.
 */
async function keepFailure(
  db: Db,
  {
    tenantId,
    id,
    endpointId,
    status,
  }: Omit<Work, 'attempt'> & { readonly endpointId: number; readonly status: number | null },
  services: Services,
): Promise<void> {
  const why =
    status === gone
      ? 'It answered 410: it wants nothing any more.'
      : `Every delivery has failed for ${failingDays} days.`
  const { rows } = await sql<{ name: string; owner: number; email: string }>`
    update webhook_endpoint e set active = false, problem = ${why}, version = e.version + 1,
      failing_since = least(e.failing_since, (select min(d.at) from webhook_delivery d
        where d.tenant_id = e.tenant_id and d.webhook_endpoint_id = e.id and (d.state = 'Waiting' or d.id = ${id})))
    from user_account u
    where e.tenant_id = ${tenantId} and e.id = ${endpointId} and e.active and u.tenant_id = e.tenant_id and u.id = e.created_by
      and (${status === gone} or e.failing_since < now() - make_interval(days => ${failingDays}))
    returning e.name, e.created_by as owner, u.email`.execute(db)
  const [disabled] = rows
  if (!disabled) {
    await sql`update webhook_endpoint set failing_since = coalesce(failing_since, now())
      where tenant_id = ${tenantId} and id = ${endpointId}`.execute(db)
    return
  }
  await sql`update webhook_delivery set state = 'Failed', next_at = null
    where tenant_id = ${tenantId} and webhook_endpoint_id = ${endpointId} and state = 'Waiting'`.execute(db)
  const owner = { db, tenantId, services, userId: disabled.owner }
  await ringOwner(owner, `The webhook ${disabled.name} was disabled. ${why}`)
  await writeToOwner(owner, {
    category: 'webhook-disabled',
    email: disabled.email,
    subject: `The webhook ${disabled.name} was disabled`,
    text: `The portal sends nothing to ${disabled.name} any more. ${why} When it works again, activate it in Settings, API Keys and Webhooks: what failed is then sent again.`,
  })
}
