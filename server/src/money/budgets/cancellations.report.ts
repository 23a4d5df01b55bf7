import { sql } from 'kysely'
import { cancellationsReport } from '@portal/core/money/budgets/cancellations.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { managedBy, managersOf, within } from '../../platform/reports/conditions.ts'

/** Days after its end within which a following budget of the service makes a renewal of it. */
const renewedWithin = 31

export const cancellationsAnswer = answer(
  cancellationsReport,
  async ({ filters, period, today, tenantId, ofClients }) => ({
    query: sql`
      select b.id, ${client('c')} as client, s.name as service, r.name as reason, b.ends_at as "endsAt",
        b.invoice_amount as amount,
        (extract(year from age(b.ends_at + 1, first.starts_at)) * 12
          + extract(month from age(b.ends_at + 1, first.starts_at)))::integer as months,
        ${managersOf('c')} as managers, (c.canceled_at is not null and c.canceled_at <= b.ends_at + 1) as "clientLeft"
      from budget b
        join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
        join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
        left join cancellation_reason r on r.tenant_id = b.tenant_id and r.id = b.cancellation_reason_id
        cross join lateral (
          select min(f.starts_at) as starts_at from budget f where f.tenant_id = b.tenant_id and f.client_id = b.client_id
            and f.service_id = b.service_id and f.budget_type = 'Recurring' and f.deleted_at is null
        ) first
      where b.tenant_id = ${tenantId} and b.deleted_at is null and b.budget_type = 'Recurring'
        and b.ends_at between ${period?.start ?? null}::date and least(${period?.end ?? null}::date, ${today}::date)
        and ${ofClients('c')}
        and ${within({
          'b.service_id': filters.serviceId,
          's.service_group_id': filters.serviceGroup,
          'b.cancellation_reason_id': filters.reasonId,
          'b.client_id': filters.clientId,
        })}
        and ${managedBy('c', filters.managerId)}
        and not exists (select from budget n where n.tenant_id = b.tenant_id and n.client_id = b.client_id
          and n.service_id = b.service_id and n.budget_type = 'Recurring' and n.deleted_at is null and n.id <> b.id
          and n.starts_at <= b.ends_at + ${renewedWithin}::integer and (n.ends_at is null or n.ends_at > b.ends_at))`,
    sums: {
      averageMonths: sql`round(avg(months), 1)`,
      left: sql`count(*) filter (where "clientLeft")`,
    },
    points: { by: sql`date_trunc('month', "endsAt")::date`, values: { amount: sql`sum(amount)` } },
  }),
)
