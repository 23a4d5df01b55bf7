import { sql } from 'kysely'
import { addDays, today } from '@portal/core/foundation/format'
import type { Answer } from '@portal/core/calls'
import type { Db } from '../../foundation/database/database.ts'

type Account = Answer<'callRail.account'>

/** Days of call logs that are looked through for trackers: one that did not ring in a quarter is seen in no export. */
const daysLookedAt = 90

interface Row {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** The company of its integration with CallRail. */
  readonly company: string | null
  /** Null where no call of the client is known. */
  readonly tracker: string | null
  readonly calls: number
  readonly last: string | null
}

/** What imported call logs and the integrations of clients say, where no key of CallRail is configured. */
export async function accountFromExports(db: Db, tenantId: number): Promise<Account> {
  const now = today()
  const { rows } = await sql<Row>`
    select c.id, c.name, c.slug, i.identifier as company, t.tracker, coalesce(t.calls, 0)::integer as calls, t.last::text
    from client c
      left join lateral (
        select identifier from integration where tenant_id = c.tenant_id and client_id = c.id and platform = 'CallRail' and deleted_at is null
        order by id limit 1) i on true
      left join lateral (
        select dimensions ->> 'tracker' as tracker, max(day) as last,
          sum((figures ->> 'phoneCalls')::numeric) filter (where day >= ${addDays(now, -30)}::date) as calls
        from report_figure where tenant_id = c.tenant_id and client_id = c.id and source = 'calls' and day >= ${addDays(now, -daysLookedAt)}::date
        group by 1) t on true
    where c.tenant_id = ${tenantId} and c.activated_at <= ${now} and (c.canceled_at is null or c.canceled_at > ${now})
    order by c.name, c.id, t.calls desc nulls last, t.tracker`.execute(db)
  const clients = Map.groupBy(rows, ({ id }) => id)
  const known = [...clients.values()].flatMap((own) => {
    const [client] = own
    return client && (client.company !== null || client.tracker !== null) ? [{ client, own }] : []
  })
  const days = rows.flatMap(({ last }) => last ?? [])
  return {
    configured: false,
    until: days.toSorted().at(-1) ?? null,
    companies: known.map(({ client: { id, name, slug, company }, own }) => ({
      id: company ?? `client ${id}`,
      account: '',
      name,
      active: true,
      Client: { id, name, slug },
      trackers: own.filter(({ calls }) => calls > 0).length,
      calls: own.reduce((sum, { calls }) => sum + calls, 0),
    })),
    trackers: known.flatMap(({ client, own }) =>
      own.flatMap(({ tracker, calls, last }) =>
        tracker === null
          ? []
          : [
              {
                id: `${client.id} ${tracker}`,
                name: tracker,
                company: client.name,
                source: '',
                numbers: '',
                destination: '',
                active: calls > 0,
                calls,
                last,
              },
            ],
      ),
    ),
    missing: [...clients.values()].flatMap(([client]) =>
      client && client.company === null && client.tracker === null
        ? [{ id: client.id, name: client.name, slug: client.slug }]
        : [],
    ),
  }
}
