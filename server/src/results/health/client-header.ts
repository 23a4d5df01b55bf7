import { sql, type RawBuilder } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import { presentClient } from '../../clients/profile/present-client.ts'
import { clientRows, isNamed, logoOfClient, tagsOfClient, teamOfClient } from '../../clients/profile/query.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { presentStanding, standingOfClient } from './standing.ts'

type Counts = Answer<'clients.header'>['counts']

/** Entries that are counted at most: whoever sees a hundred need not know of the thousands behind them. */
const mostCounted = 100

/** What stands behind each tab: the rows of its list. */
const tabs: { readonly [T in keyof Counts]: RawBuilder<unknown> } = (() => {
  const of = sql`r.tenant_id = client.tenant_id and r.client_id = client.id`
  const listed = (table: string): RawBuilder<unknown> =>
    sql`from ${sql.table(table)} r where ${of} and r.deleted_at is null`
  return {
    contacts: listed('contact'),
    users: sql`from user_account u where u.tenant_id = client.tenant_id and u.user_type <> 'Employee' and u.id in (
      select r.user_id from client_user r where ${of}
      union all select a.user_id from user_group_access a where a.tenant_id = client.tenant_id and a.group_id = client.group_id)`,
    team: sql`from client_user r where ${of}`,
    communications: listed('interaction'),
    activity: listed('activity'),
    strategies: listed('strategy'),
    seo: listed('deliverable'),
    assessments: listed('assessment'),
    'mystery-shop-requests': listed('mystery_shop_request'),
    budgets: listed('budget'),
    accounting: sql`from invoice r where r.tenant_id = client.tenant_id and r.client_ids @> array[client.id]::integer[]`,
    integrations: listed('integration'),
    competitors: listed('competitor'),
    'core-vehicles': listed('core_vehicle'),
    'negative-keywords': listed('negative_keyword'),
    'sales-incentives': listed('sales_incentive'),
    feeds: listed('vehicle_feed'),
    'first-party-data-upload': sql`from customer_list r where ${of}`,
    sales: listed('sale'),
    credentials: listed('credential'),
    'guest-access': sql`from guest_access r where ${of}`,
  }
})()

const countsOfClient: RawBuilder<Counts> = sql`json_build_object(${sql.join(
  Object.entries(tabs).map(
    ([tab, rows]) =>
      sql`${sql.lit(tab)}, (select count(*) from (select ${rows} limit ${sql.lit(mostCounted)}) counted)`,
  ),
)})`

/** What stands above every tab of a client's profile: two statements at once, as most of their time is the beginning of some forty scans. */
export const clientHeader = operation('clients.header', async ({ db, tenantId, params, actor, services }) => {
  const now = today()
  const [row, counted] = await Promise.all([
    clientRows(db, tenantId)
      .select([
        teamOfClient.as('team'),
        tagsOfClient.as('tags'),
        logoOfClient.as('logo'),
        standingOfClient(now).as('standing'),
      ])
      .where(isNamed(params.id))
      .executeTakeFirst(),
    db
      .selectFrom('client')
      .select(countsOfClient.as('counts'))
      .where('client.tenant_id', '=', tenantId)
      .where(isNamed(params.id))
      .executeTakeFirst(),
  ])
  if (!row || !counted) throw notFound('This client')
  const { standing, logo, ...client } = row
  return {
    client: {
      ...presentClient(client, actor),
      logo: logo && services.addresses.signed({ tenantId, ...logo }, actor),
    },
    standing: presentStanding(standing, now),
    counts: counted.counts,
  }
})
