import { sql } from 'kysely'
import { formatCount } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import type { Db } from '../../foundation/database/database.ts'
import type { Found } from './found.ts'
import { agencyToday } from '../../foundation/database/agency-day.ts'

/** Rows of each kind of finding that are named: many of one leave room for the others. */
const named = 10

/** What is missing somewhere: clients whom nobody manages, budgets of retired services, spend that nobody pays, people who cannot work. */
export async function checkData(db: Db, tenantId: number): Promise<Found> {
  const { rows } = await sql<{ kind: string; name: string; slug: string; total: number }>`
    with finding as (
      select 'has no manager' as kind, 1 as place, c.name, c.slug from client c
        where c.tenant_id = ${tenantId} and c.canceled_at is null and not exists (select from client_user m
          join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.user_type = 'Employee' and u.active and not u.suspended
          where m.tenant_id = c.tenant_id and m.client_id = c.id)
      union all
      select 'has a budget of ' || s.name || ', which is retired', 2, c.name, c.slug from budget b
        join service s on s.tenant_id = b.tenant_id and s.id = b.service_id and not s.active
        join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
        where b.tenant_id = ${tenantId} and b.deleted_at is null and (b.ends_at is null or b.ends_at >= ${agencyToday})
      union all
      select 'spends in ' || f.channel || ' without any budget', 3, c.name, c.slug from metric_month f
        join client c on c.tenant_id = f.tenant_id and c.id = f.client_id
        where f.tenant_id = ${tenantId} and f.facts > 0 and f.spend_micros > 0 and f.month = date_trunc('month', ${agencyToday})::date
          and not exists (select from budget b where b.tenant_id = f.tenant_id and b.client_id = f.client_id and b.deleted_at is null
            and (b.ends_at is null or b.ends_at >= f.month))
    )
    select kind, name, slug, total from (
      select *, (count(*) over ())::integer as total,
        row_number() over (partition by place order by lower(name), kind) as nth
      from finding) f
    where nth <= ${named} order by place, nth`.execute(db)
  const count = rows[0]?.total ?? 0
  return {
    count,
    sentence:
      count === 0
        ? 'Nothing is missing.'
        : count === 1
          ? 'One thing has to be looked at.'
          : `${formatCount(count)} things have to be looked at.`,
    rows: rows.map(({ kind, name, slug }) => ({
      text: `${name} ${kind}`,
      path:
        kind === 'has no manager'
          ? pathOf('clients.profile.settings', { slug })
          : pathOf('clients.profile.budgets', { slug }),
    })),
  }
}
