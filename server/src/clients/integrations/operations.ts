import { sql } from 'kysely'
import {
  figuresLateAfter,
  figuresOfPlatform,
  identifierProblem,
  keptIdentifier,
  type IntegrationPlatform,
  type IntegrationState,
} from '@portal/core/clients/integrations/identifiers'
import { clientIntegrations } from '@portal/core/clients/integrations/lists'
import { addDays, today } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid } from '../../foundation/http/refusal.ts'
import { createRecord, getRecord, updateRecord } from '../../platform/records/write-records.ts'

interface Account {
  readonly clientId: number
  readonly platform: IntegrationPlatform
  readonly identifier: string
}

/**
 * The identifier as its platform writes it.
 * @throws {Refusal} 422 for one that cannot be one there, 409 for one that the client has already
 */
async function kept(db: Db, tenantId: number, account: Account, id: number | null): Promise<string> {
  const { platform, clientId } = account
  const identifier = keptIdentifier(platform, account.identifier)
  if (identifier === null)
    throw invalid({ identifier: identifierProblem(platform, account.identifier) ?? 'Field is required' })
  const { rows } = await sql`
    select from integration where tenant_id = ${tenantId} and client_id = ${clientId} and platform = ${platform}
      and lower(identifier) = lower(${identifier}) and deleted_at is null and id is distinct from ${id}::integer`.execute(
    db,
  )
  if (rows.length > 0)
    throw conflict(`This client has ${platform} ${identifier} already.`, {
      identifier: `"${identifier}" already exists.`,
    })
  return identifier
}

const create = operation('clientIntegrations.create', async (incoming) => {
  const { db, tenantId, body } = incoming
  const identifier = await kept(db, tenantId, body, null)
  const request = { ...incoming, body: { ...body, identifier }, params: undefined, query: {} }
  return createRecord(clientIntegrations, request)
})

const update = operation('clientIntegrations.update', async (incoming) => {
  const { db, tenantId, body, params } = incoming
  if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
  const before = await getRecord(clientIntegrations, { ...incoming, query: {}, body: {} })
  const { platform = before.platform, identifier: typed = before.identifier } = body
  const identifier = await kept(
    db,
    tenantId,
    { clientId: before.clientId, platform, identifier: typed },
    params.id,
  )
  const request = { ...incoming, body: { ...body, identifier }, query: {} }
  return updateRecord(clientIntegrations, request)
})

interface StateRow {
  readonly id: number
  readonly platform: IntegrationPlatform
  readonly also_of: string | null
}

/** Until when figures have come, by system: days older than a year are as good as none. */
const states = operation('clientIntegrations.states', async ({ db, tenantId, params }) => {
  const [accounts, days] = await Promise.all([
    sql<StateRow>`
      select i.id, i.platform, (select c.name from integration o join client c on c.tenant_id = o.tenant_id and c.id = o.client_id
        where o.tenant_id = i.tenant_id and o.client_id <> i.client_id and o.platform = i.platform
          and lower(o.identifier) = lower(i.identifier) and o.deleted_at is null order by c.name_folded limit 1) as also_of
      from integration i where i.tenant_id = ${tenantId} and i.client_id = ${params.id} and i.deleted_at is null`.execute(
      db,
    ),
    sql<{ platform: string; last: string }>`
      select p.platform, max(f.day)::text as last
      from metric_fact f join metric_campaign p on p.tenant_id = f.tenant_id and p.id = f.campaign_id
      where f.tenant_id = ${tenantId} and f.client_id = ${params.id} and f.day >= ${addDays(today(), -366)}::date
      group by p.platform`.execute(db),
  ])
  const lastOf = new Map(days.rows.map(({ platform, last }) => [platform, last]))
  const late = addDays(today(), -figuresLateAfter)
  return accounts.rows.map(({ id, platform, also_of: alsoOf }) => {
    const figures = figuresOfPlatform[platform]
    const lastDay = figures === undefined ? null : (lastOf.get(figures) ?? null)
    const state: IntegrationState =
      figures === undefined
        ? 'Not Read'
        : lastDay === null
          ? 'No Figures Yet'
          : lastDay < late
            ? 'No Figures Since'
            : 'Working'
    return { id, state, lastDay, alsoOf }
  })
})

export const clientIntegrationOperations = {
  'clientIntegrations.create': create,
  'clientIntegrations.update': update,
  'clientIntegrations.states': states,
}
