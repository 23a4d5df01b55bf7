import { sql } from 'kysely'
import { addDays, monthRange } from '@portal/core/foundation/format'
import { auditStore, type AuditResult } from '@portal/core/programs/manufacturers/audit'
import type { AuditCheck } from '@portal/core/programs/manufacturers/audit-checks'
import type { Db } from '../../foundation/database/database.ts'
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
  readonly allotted: string | null
  readonly campaigns: readonly string[]
  readonly channels: readonly string[]
  readonly waived: readonly AuditCheck[]
}

const centsOf = (amount: string | null): number | null =>
  amount === null ? null : Math.round(Number(amount) * 100)

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
      (select coalesce(json_agg(w.failing), '[]') from audit_waiver w
        where w.tenant_id = s.tenant_id and w.client_id = s.client_id and w.program_id = s.program_id and w.deleted_at is null
          and w.until >= ${today}) as waived
    from program_store s
    where s.tenant_id = ${tenantId} and s.program_id = any (${ids}::integer[]) and s.deleted_at is null and s.active
    order by s.program_id, s.id`.execute(db)
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
            adsAccount: row.ads_account,
            analyticsId: row.analytics_id,
            reportingAccess: row.reporting_access,
            disclaimersChecked: row.disclaimers_checked,
            waived: row.waived,
          },
          month,
        ),
      },
    ]
  })
}
