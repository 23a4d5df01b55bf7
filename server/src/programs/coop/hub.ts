import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import { openStates, proofOf, type ProofKind } from '@portal/core/programs/coop/claims'
import { operation } from '../../foundation/http/operation.ts'
import { presentClaim, type ClaimRow } from './claim-rows.ts'
import { activitiesIn, creativesIn, invoicesIn, landingPagesIn, screenshotsIn } from './proof-sources.ts'

interface HubRow extends ClaimRow {
  readonly client: { readonly id: number; readonly name: string; readonly slug: string }
  readonly days: number
  readonly activities: number
  readonly screenshots: number
  readonly creatives: number
  readonly pages: number
  readonly invoices: number
}

/** What is still to be handed in, by deadline. */
export const getCoopHub = operation('coopHub.get', async ({ db, tenantId }) => {
  const [{ rows }, { rows: sums }] = await Promise.all([
    sql<HubRow>`
      select k.*, m.name as manufacturer, u.first_name || ' ' || u.last_name as owner,
        json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as client,
        (select count(distinct d.day)::integer from metric_day d where d.tenant_id = k.tenant_id and d.client_id = k.client_id and d.facts > 0
          and d.day between date_trunc('month', k.month)::date and (date_trunc('month', k.month) + interval '1 month - 1 day')::date
          and case k.channel when 'SEM' then d.channel = 'search' when 'Facebook' then d.channel = 'social'
            when 'DV360' then d.channel in ('display', 'video', 'ctv') else d.channel <> 'analytics' end) as days,
        (select count(*)::integer from ${activitiesIn(tenantId, sql`k.client_id`, sql`k.channel`, sql`k.month`)} a) as activities,
        (select count(*)::integer from ${screenshotsIn(tenantId, sql`k.client_id`, sql`k.month`)} f) as screenshots,
        (select count(*)::integer from ${creativesIn(tenantId, sql`k.client_id`, sql`k.channel`, sql`k.month`)} r) as creatives,
        (select count(*)::integer from ${landingPagesIn(tenantId, sql`k.client_id`, sql`k.channel`, sql`k.month`)} p) as pages,
        (select count(*)::integer from ${invoicesIn(tenantId, sql`k.client_id`, sql`k.month`)} i) as invoices
      from claim k
        join client c on c.tenant_id = k.tenant_id and c.id = k.client_id
        join manufacturer m on m.tenant_id = k.tenant_id and m.id = k.manufacturer_id
        left join user_account u on u.tenant_id = k.tenant_id and u.id = k.owner_id
      where k.tenant_id = ${tenantId} and k.deleted_at is null and k.state = any (${openStates}::text[])
      order by k.deadline, k.id limit 500`.execute(db),
    sql<{ waiting: string; paid: string }>`
      select coalesce(sum(round(spent * share_percent / 100, 2)) filter (where state in ('Submitted', 'Approved')), 0) as waiting,
        coalesce(sum(paid) filter (where state = 'Paid' and date_trunc('year', month) = date_trunc('year', ${today()}::date)), 0) as paid
      from claim where tenant_id = ${tenantId} and deleted_at is null`.execute(db),
  ])
  const open = rows.map((row) => {
    const found: Readonly<Record<ProofKind, number>> = {
      Spend: row.days,
      Activities: row.activities,
      Screenshots: row.screenshots,
      Creatives: row.creatives,
      'Landing Pages': row.pages,
      Invoices: row.invoices,
    }
    return {
      ...presentClaim(
        row,
        proofOf[row.channel].filter((kind) => found[kind] === 0),
      ),
      client: row.client,
      channel: row.channel,
    }
  })
  const cents = open.reduce((sum, { claimed }) => sum + Math.round(claimed * 100), 0)
  return {
    open,
    totals: {
      atStake: cents / 100,
      waiting: Number(sums[0]?.waiting ?? 0),
      paid: Number(sums[0]?.paid ?? 0),
      late: open.filter(({ daysLeft }) => daysLeft < 0).length,
    },
  }
})
