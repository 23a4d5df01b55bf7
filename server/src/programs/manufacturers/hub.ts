import { sql } from 'kysely'
import { addDays, monthRange, today } from '@portal/core/foundation/format'
import { openStates } from '@portal/core/programs/coop/claims'
import type { ProgramFile } from '@portal/core/programs/manufacturers/files'
import { operation } from '../../foundation/http/operation.ts'
import { auditedStores } from './audited.ts'
import { programCampaigns, programsOf } from './programs.ts'

interface SumRow {
  readonly id: number
  readonly allotted: string | null
  readonly spent: string | null
  readonly files: readonly ProgramFile[]
  readonly file_of_today: string | null
  readonly open_claims: number
  readonly next_deadline: string | null
}

/** Every program with what waits there. */
export const getHub = operation('oemHub.get', async ({ db, tenantId }) => {
  const now = today()
  const month = monthRange(now).start
  const programs = await programsOf(db, tenantId)
  const [audited, { rows }] = await Promise.all([
    auditedStores(db, tenantId, programs, now),
    sql<SumRow>`
      select p.id,
        (select sum(b.allotted) from oem_budget b
          join program_fund f on f.tenant_id = b.tenant_id and f.id = b.fund_id and f.program_id = p.id
          join program_store s on s.tenant_id = b.tenant_id and s.client_id = b.client_id and s.program_id = p.id and s.deleted_at is null and s.active
          where b.tenant_id = p.tenant_id and b.deleted_at is null and date_trunc('month', b.month) = ${month}::date) as allotted,
        spend.spent,
        (select coalesce(json_agg(distinct c.file), '[]') from file_column c
          where c.tenant_id = p.tenant_id and c.program_id = p.id and c.deleted_at is null) as files,
        (select max(f.day) from program_file f where f.tenant_id = p.tenant_id and f.program_id = p.id and f.file = 'Daily spot file'
          and f.day = ${addDays(now, -1)}) as file_of_today,
        (select count(*)::integer from claim k join program_store s on s.tenant_id = k.tenant_id and s.client_id = k.client_id and s.program_id = p.id and s.deleted_at is null
          where k.tenant_id = p.tenant_id and k.manufacturer_id = p.manufacturer_id and k.deleted_at is null and k.state = any (${openStates}::text[])) as open_claims,
        (select min(k.deadline) from claim k join program_store s on s.tenant_id = k.tenant_id and s.client_id = k.client_id and s.program_id = p.id and s.deleted_at is null
          where k.tenant_id = p.tenant_id and k.manufacturer_id = p.manufacturer_id and k.deleted_at is null and k.state = any (${openStates}::text[])) as next_deadline
      from oem_program p
        left join (
          select g.program_id, sum(k.spend_micros) / 1e6 as spent from ${programCampaigns(tenantId, undefined)} g
            join metric_fact k on k.tenant_id = ${tenantId} and k.client_id = g.client_id and k.channel = g.channel and k.campaign_id = g.campaign_id
              and k.day between ${month}::date and ${now}::date
          group by g.program_id
        ) spend on spend.program_id = p.id
      where p.tenant_id = ${tenantId} and p.deleted_at is null and p.active`.execute(db),
  ])
  const sums = new Map(rows.map((row) => [row.id, row]))
  return {
    month,
    programs: programs.map(({ id, name, code, funds, face }) => {
      const own = audited.filter(({ programId }) => programId === id)
      const sum = sums.get(id)
      return {
        id,
        name,
        code,
        stores: own.length,
        failing: own.filter(({ results }) => Object.values(results).some(({ state }) => state === 'fail'))
          .length,
        allotted: Number(sum?.allotted ?? 0),
        spent: Math.round(Number(sum?.spent ?? 0) * 100) / 100,
        funds: funds.map((fund) => ({ code: fund.code, name: fund.name })),
        budgets: face.budgets,
        files: [...(sum?.files ?? [])],
        fileOfToday: sum?.file_of_today ?? null,
        openClaims: sum?.open_claims ?? 0,
        nextDeadline: sum?.next_deadline ?? null,
      }
    }),
  }
})
