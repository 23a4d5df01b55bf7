import { sql } from 'kysely'
import { keptIdentifier, type IntegrationPlatform } from '@portal/core/clients/integrations/identifiers'
import { addDays, monthRange } from '@portal/core/foundation/format'
import { auditStore, type AuditedCreative, type AuditResult } from '@portal/core/programs/manufacturers/audit'
import type { AuditCheck } from '@portal/core/programs/manufacturers/audit-checks'
import type { Db } from '../../foundation/database/database.ts'
import { unsplitOf } from '../../money/allocations/unsplit.ts'
import type { Program } from './programs.ts'

/** A store with what its audit found. */
export interface AuditedRow {
  readonly programId: number
  readonly program: string
  readonly clientId: number
  readonly dealerCode: string
  readonly results: Readonly<Record<AuditCheck, AuditResult>>
}

interface StoreRow {
  readonly program_id: number
  readonly client_id: number
  readonly dealer_code: string
  readonly minimum_budget: string | null
  readonly ads_account: string
  readonly analytics_id: string
  readonly reporting_access: boolean
  readonly disclaimers_checked: boolean
  readonly disclaimers_until: string | null
  readonly ads_accounts: readonly string[]
  readonly analytics_ids: readonly string[]
  readonly creatives: readonly AuditedCreative[]
  readonly allotted: string | null
  readonly campaigns: readonly string[]
  readonly channels: readonly string[]
  readonly waived: readonly AuditCheck[]
}

const centsOf = (amount: string | null): number | null =>
  amount === null ? null : Math.round(Number(amount) * 100)

/** An identifier as integrations write it; as it stands where it is none. */
const keptAs = (platform: IntegrationPlatform, typed: string): string =>
  typed.trim() === '' ? '' : (keptIdentifier(platform, typed) ?? typed.trim())

/**
 * Audits every store of the programs, from what stands today.
 * @param today the agency's day
 */
export async function auditedStores(
  db: Db,
  tenantId: number,
  programs: readonly Program[],
  today: string,
): Promise<readonly AuditedRow[]> {
  if (programs.length === 0) return []
  const ids = programs.map(({ id }) => id)
  const month = monthRange(today).start
  const { rows } = await sql<StoreRow>`
    select s.*,
      (select sum(b.allotted) from oem_budget b join program_fund f on f.tenant_id = b.tenant_id and f.id = b.fund_id and f.program_id = s.program_id
        where b.tenant_id = s.tenant_id and b.client_id = s.client_id and b.deleted_at is null
          and date_trunc('month', b.month) = ${month}::date) as allotted,
      (select coalesce(json_agg(g.name order by g.name), '[]') from metric_campaign g
        where g.tenant_id = s.tenant_id and g.client_id = s.client_id and g.channel <> 'analytics' and exists (
          select from metric_fact k where k.tenant_id = g.tenant_id and k.client_id = g.client_id and k.channel = g.channel
            and k.day >= ${addDays(today, -30)} and k.campaign_id = g.id and k.spend_micros > 0)) as campaigns,
      (select coalesce(json_agg(distinct d.channel), '[]') from metric_day d
        where d.tenant_id = s.tenant_id and d.client_id = s.client_id and d.day >= ${addDays(today, -14)} and d.spend_micros > 0) as channels,
      (select coalesce(json_agg(i.identifier order by i.id), '[]') from integration i
        where i.tenant_id = s.tenant_id and i.client_id = s.client_id and i.deleted_at is null and i.platform = 'Google Ads') as ads_accounts,
      (select coalesce(json_agg(i.identifier order by i.id), '[]') from integration i
        where i.tenant_id = s.tenant_id and i.client_id = s.client_id and i.deleted_at is null and i.platform = 'Google Analytics 4') as analytics_ids,
      (select coalesce(json_agg(json_build_object('name', v.name, 'from', v.runs_from, 'until', v.runs_until,
          'firstShown', shown.first, 'lastShown', shown.last) order by v.id), '[]')
        from creative_preview v
          cross join lateral (
            select min(r.day) as first, max(r.day) as last from report_figure r
            where r.tenant_id = v.tenant_id and r.client_id = v.client_id and r.source = 'creatives' and r.day >= ${addDays(today, -30)}
              and lower(r.dimensions ->> 'creative') = lower(v.name)
          ) shown
        where v.tenant_id = s.tenant_id and v.client_id = s.client_id and v.deleted_at is null
          and (v.runs_from is not null or v.runs_until is not null)) as creatives,
      (select coalesce(json_agg(w.failing), '[]') from audit_waiver w
        where w.tenant_id = s.tenant_id and w.client_id = s.client_id and w.program_id = s.program_id and w.deleted_at is null
          and w.until >= ${today}) as waived
    from program_store s
    where s.tenant_id = ${tenantId} and s.program_id = any (${ids}::integer[]) and s.deleted_at is null and s.active
    order by s.program_id, s.id`.execute(db)
  const unsplit = programs.some(({ rules }) => rules.checkAllocations)
    ? await unsplitOf(db, tenantId, month)
    : new Map<number, readonly string[]>()
  const byId = new Map(programs.map((program) => [program.id, program]))
  return rows.flatMap((row) => {
    const program = byId.get(row.program_id)
    if (!program) return []
    return [
      {
        programId: program.id,
        program: program.name,
        clientId: row.client_id,
        dealerCode: row.dealer_code,
        results: auditStore(
          program.rules,
          program.scheme,
          {
            campaigns: row.campaigns,
            channels: row.channels,
            allottedCents: centsOf(row.allotted),
            minimumCents: centsOf(row.minimum_budget),
            unsplit: unsplit.get(row.client_id) ?? null,
            adsAccount: { own: keptAs('Google Ads', row.ads_account), integrations: row.ads_accounts },
            analyticsId: {
              own: keptAs('Google Analytics 4', row.analytics_id),
              integrations: row.analytics_ids,
            },
            reportingAccess: row.reporting_access,
            creatives: row.creatives,
            disclaimersChecked: row.disclaimers_checked,
            disclaimersUntil: row.disclaimers_until,
            waived: row.waived,
          },
          today,
        ),
      },
    ]
  })
}
