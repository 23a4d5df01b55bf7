import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AuditKind } from '@portal/core/clients/audits/lists'
import { counted } from '@portal/core/foundation/format'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import type { Db } from '../../foundation/database/database.ts'

interface Check {
  readonly id: number
  readonly kind: AuditKind
  readonly days: number
  readonly fixed_by_id: number | null
}

interface Question {
  /** Whether something is wrong with the client `c`. */
  readonly wrong: RawBuilder<SqlBool>
  readonly sentence: string
}

/** What each kind of check asks of a client that is served. */
function questionOf({ kind, days }: Check, today: string): Question {
  const of = (table: string) =>
    sql`${sql.table(table)} r where r.tenant_id = c.tenant_id and r.client_id = c.id`
  const kept = (table: string) => sql`${of(table)} and r.deleted_at is null`
  const since = sql`(${today}::date - ${days}::integer)`
  switch (kind) {
    case 'No Account Manager':
      return {
        wrong: sql`not exists (select from ${of('client_user')} and r.client_user_type_id = ${clientUserTypes.manager})`,
        sentence: 'Nobody is its account manager.',
      }
    case 'No Contact with Email':
      return {
        wrong: sql`not exists (select from ${kept('contact')} and r.email <> '')`,
        sentence: 'No contact has an e-mail address.',
      }
    case 'No Activity':
      return {
        wrong: sql`not exists (select from ${kept('activity')} and r.logged_at >= ${since})`,
        sentence: `No activity was logged for ${counted(days, 'day')}.`,
      }
    case 'No Interaction':
      return {
        wrong: sql`not exists (select from ${kept('interaction')} and r.created_at >= ${since})`,
        sentence: `Nobody talked with the client for ${counted(days, 'day')}.`,
      }
    case 'No Conversions':
      return {
        wrong: sql`(select coalesce(sum(r.spend_micros), 0) > 0 and coalesce(sum(r.conversion_micros), 0) = 0
          from ${of('metric_fact')} and r.day >= ${since})`,
        sentence: `Advertising ran for ${counted(days, 'day')} without a conversion.`,
      }
    case 'No Figures':
      return {
        wrong: sql`exists (select from ${kept('budget')} and r.starts_at <= ${today}::date and (r.ends_at is null or r.ends_at >= ${today}::date))
          and not exists (select from ${of('metric_fact')} and r.day >= ${since})`,
        sentence: `Budgets run, and no figures have come for ${counted(days, 'day')}.`,
      }
    case 'No Integration':
      return {
        wrong: sql`not exists (select from ${kept('integration')})`,
        sentence: 'No account in an outside system is known.',
      }
    case 'No Running Budget':
      return {
        wrong: sql`not exists (select from ${kept('budget')} and r.starts_at <= ${today}::date and (r.ends_at is null or r.ends_at >= ${today}::date))`,
        sentence: 'No budget runs.',
      }
    case 'Guest Link Ending':
      return {
        wrong: sql`exists (select from ${of('guest_access')} and r.revoked_at is null and r.expires_at >= now() and r.expires_at < now() + make_interval(days => ${days}))`,
        sentence: `A guest link ends within ${counted(days, 'day')}.`,
      }
    case 'No Website':
      return { wrong: sql`coalesce(c.website, '') = ''`, sentence: 'Its website is not known.' }
  }
}

/** What an audit changed. */
export interface Audited {
  /** Findings that are open now, snoozed ones among them. */
  readonly open: number
  readonly found: number
  readonly fixed: number
}

/**
 * Looks at every client that is served by the active checks, in one pass: new
 * findings are added for whoever fixes them, and those that are found no more
 * are fixed. It may run as often as one likes.
 *
 * @param today `YYYY-MM-DD` in the agency's time zone
 */
export async function auditClients(db: Db, tenantId: number, today: string): Promise<Audited> {
  const checks = await sql<Check>`
    select id, kind, days, fixed_by_id from audit_check where tenant_id = ${tenantId} and active and deleted_at is null`.execute(
    db,
  )
  const questions = checks.rows.map((check) => {
    const { wrong, sentence } = questionOf(check, today)
    return sql`select ${check.id}::integer as check_id, ${check.fixed_by_id}::integer as fixed_by, c.id as client_id, ${sentence}::text as name
      from client c where c.tenant_id = ${tenantId} and c.activated_at <= ${today}::date
        and (c.canceled_at is null or c.canceled_at > ${today}::date) and ${wrong}`
  })
  const none = sql`select null::integer as check_id, null::integer as fixed_by, null::integer as client_id, ''::text as name where false`
  const { rows } = await sql<{ open: number; found: number; fixed: number }>`
    with wrong as materialized (${sql.join([none, ...questions], sql` union all `)}),
    kept as (
      select f.id, f.client_id, f.check_id, f.name, f.state, f.snoozed_until from audit_finding f
      where f.tenant_id = ${tenantId} and f.deleted_at is null and f.check_id is not null and f.state <> 'Fixed'
    ),
    -- Joined from both sides, which only hashing or merging can do: the planner takes what was found for a few rows.
    compared as materialized (
      select k.id, coalesce(w.client_id, k.client_id) as client_id, w.check_id, w.name, w.fixed_by,
        k.name as told, k.state as was,
        case when k.snoozed_until >= ${today}::date then 'Snoozed' else 'Open' end as state
      from wrong w full join kept k on k.client_id = w.client_id and k.check_id = w.check_id
    ),
    fixed as (
      update audit_finding f set state = 'Fixed', fixed_at = ${today}::date, version = f.version + 1, updated_at = now()
      from compared c where f.tenant_id = ${tenantId} and f.id = c.id and c.check_id is null
      returning f.id
    ),
    told as (
      update audit_finding f set name = c.name, state = c.state
      from compared c where f.tenant_id = ${tenantId} and f.id = c.id and c.check_id is not null
        and (c.told, c.was) is distinct from (c.name, c.state)
    ),
    found as (
      insert into audit_finding (tenant_id, client_id, check_id, name, state, found_at, assignee_id)
      select ${tenantId}::integer, c.client_id, c.check_id, c.name, 'Open', ${today}::date, (
        select min(m.user_id) from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
        where m.tenant_id = ${tenantId} and m.client_id = c.client_id and m.client_user_type_id = c.fixed_by
          and u.user_type = 'Employee' and u.active)
      from compared c where c.id is null
      -- Another run beside this one may have found the same.
      on conflict do nothing returning id
    )
    select (select count(*)::integer from compared where check_id is not null and id is not null)
        + (select count(*)::integer from found) as open,
      (select count(*)::integer from found) as found, (select count(*)::integer from fixed) as fixed`.execute(
    db,
  )
  return rows[0] ?? { open: 0, found: 0, fixed: 0 }
}
