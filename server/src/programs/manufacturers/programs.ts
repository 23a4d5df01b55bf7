import { sql, type RawBuilder } from 'kysely'
import { plainFace, type ProgramFace } from '@portal/core/programs/manufacturers/face'
import type { AuditRules } from '@portal/core/programs/manufacturers/audit'
import {
  valuesIn,
  type Casing,
  type NameScheme,
  type PartKind,
} from '@portal/core/programs/manufacturers/names'
import type { Db } from '../../foundation/database/database.ts'
import { notFound } from '../../foundation/http/refusal.ts'

export interface Fund {
  readonly id: number
  readonly code: string
  readonly name: string
}

/** A program with its rules. */
export interface Program {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly rules: AuditRules
  readonly scheme: NameScheme
  readonly funds: readonly Fund[]
  readonly face: ProgramFace
}

interface PartRow {
  readonly id: number
  readonly name: string
  readonly kind: PartKind
  readonly values: string
  readonly needed: boolean
  readonly hint: string
}

interface ProgramRow {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly separator: string
  readonly casing: Casing
  readonly longest_name: number
  readonly minimum_budget: string | null
  readonly budgets_name: string
  readonly allotted_name: string
  readonly committed_name: string
  readonly budget_days: boolean
  readonly check_names: boolean
  readonly check_budget: boolean
  readonly check_allocations: boolean
  readonly check_search: boolean
  readonly check_social: boolean
  readonly check_display: boolean
  readonly check_identifiers: boolean
  readonly check_access: boolean
  readonly check_creatives: boolean
  readonly check_disclaimers: boolean
  readonly funds: readonly Fund[]
  readonly parts: readonly PartRow[]
  readonly dealers: readonly { readonly code: string; readonly meaning: string }[]
}

const centsOf = (amount: string | null): number | null =>
  amount === null ? null : Math.round(Number(amount) * 100)

/** Programs that are offered, in their order: all of them, or the one of a code. */
export async function programsOf(db: Db, tenantId: number, code?: string): Promise<readonly Program[]> {
  const { rows } = await sql<ProgramRow>`
    select p.*,
      (select coalesce(json_agg(json_build_object('id', f.id, 'code', f.code, 'name', f.name) order by f."order", f.id), '[]')
        from program_fund f where f.tenant_id = p.tenant_id and f.program_id = p.id and f.deleted_at is null and f.active) as funds,
      (select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name, 'kind', n.kind, 'values', n."values", 'needed', n.needed, 'hint', n.hint)
          order by n."order", n.id), '[]')
        from name_part n where n.tenant_id = p.tenant_id and n.program_id = p.id and n.deleted_at is null and n.active) as parts,
      (select coalesce(json_agg(json_build_object('code', s.dealer_code, 'meaning', c.name) order by c.name, s.id), '[]')
        from program_store s join client c on c.tenant_id = s.tenant_id and c.id = s.client_id
        where s.tenant_id = p.tenant_id and s.program_id = p.id and s.deleted_at is null and s.active) as dealers
    from oem_program p
    where p.tenant_id = ${tenantId} and p.deleted_at is null and p.active
      and ${code === undefined ? sql`true` : sql`lower(p.code) = ${code.toLowerCase()}`}
    order by p."order", p.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    code: row.code,
    funds: row.funds,
    face: {
      budgets: row.budgets_name || plainFace.budgets,
      allotted: row.allotted_name || plainFace.allotted,
      committed: row.committed_name || null,
      days: row.budget_days,
    },
    rules: {
      checkNames: row.check_names,
      checkBudget: row.check_budget,
      checkAllocations: row.check_allocations,
      checkSearch: row.check_search,
      checkSocial: row.check_social,
      checkDisplay: row.check_display,
      checkIdentifiers: row.check_identifiers,
      checkAccess: row.check_access,
      checkCreatives: row.check_creatives,
      checkDisclaimers: row.check_disclaimers,
      minimumCents: centsOf(row.minimum_budget),
    },
    scheme: {
      separator: row.separator,
      casing: row.casing,
      longest: row.longest_name,
      parts: row.parts.map(({ values, ...part }) => ({
        ...part,
        values:
          part.kind === 'The fund'
            ? row.funds.map((fund) => ({ code: fund.code, meaning: fund.name }))
            : part.kind === 'The dealer code'
              ? row.dealers
              : part.kind === 'A choice'
                ? valuesIn(values)
                : [],
      })),
    },
  }))
}

/** @throws {Refusal} 404 */
export async function programOf(db: Db, tenantId: number, code: string): Promise<Program> {
  const [found] = await programsOf(db, tenantId, code)
  if (!found) throw notFound('This program')
  return found
}

/** Conditions on a program's row, by its code; all programs that are offered where nobody asks for one. */
export const ofProgram = (alias: string, code: string | undefined): RawBuilder<boolean> => {
  const of = sql.table(alias)
  return sql`${of}.deleted_at is null and ${of}.active and ${code === undefined ? sql`true` : sql`lower(${of}.code) = ${code.toLowerCase()}`}`
}

/**
 * The advertising campaigns of the stores of programs, each with the fund whose code its name holds where the program's
 * names have it, or else the program's first where the store is in no other program: columns `client_id`, `program_id`, `dealer_code`, `district`, `campaign_id`,
 * `name`, `external_id`, `platform`, `channel` and `fund_id`.
 */
export const programCampaigns = (tenantId: number, code: string | undefined): RawBuilder<unknown> => sql`(
  select s.client_id, s.program_id, s.dealer_code, s.district, g.id as campaign_id, g.name, g.external_id, g.platform, g.channel,
    coalesce(
      (select f.id from program_fund f where f.tenant_id = p.tenant_id and f.program_id = p.id and f.deleted_at is null and f.active
        and lower(f.code) = lower(split_part(g.name, p.separator, place.at)) order by f."order", f.id limit 1),
      first.id) as fund_id
  from oem_program p
    join program_store s on s.tenant_id = p.tenant_id and s.program_id = p.id and s.deleted_at is null and s.active
    join metric_campaign g on g.tenant_id = s.tenant_id and g.client_id = s.client_id and g.channel <> 'analytics'
    left join lateral (
      select place::integer as at from (
        select n.kind, row_number() over (order by n."order", n.id) as place from name_part n
        where n.tenant_id = p.tenant_id and n.program_id = p.id and n.deleted_at is null and n.active
      ) parts where kind = 'The fund' order by place limit 1
    ) place on true
    left join lateral (
      select f.id from program_fund f where f.tenant_id = p.tenant_id and f.program_id = p.id and f.deleted_at is null and f.active
        and not exists (
          select from program_store o join oem_program q on q.tenant_id = o.tenant_id and q.id = o.program_id and q.deleted_at is null and q.active
          where o.tenant_id = s.tenant_id and o.client_id = s.client_id and o.program_id <> s.program_id and o.deleted_at is null and o.active)
      order by f."order", f.id limit 1
    ) first on true
  where p.tenant_id = ${tenantId} and ${ofProgram('p', code)}
)`
