import { sql } from 'kysely'
import {
  retentionKindNames,
  retentionKinds,
  type RetentionKindName,
} from '@portal/core/settings/retention/kinds'
import type { Db } from '../../foundation/database/database.ts'

/** Where a tenant keeps its rules. */
const setting = 'retention'

/** After how many days each kind goes; a kind that stays is not in it. */
export type RetentionRules = Readonly<Partial<Record<RetentionKindName, number>>>

/** What a tenant has decided. A rule below what a kind needs at least counts as none. */
export async function retentionRulesOf(db: Db, tenantId: number): Promise<RetentionRules> {
  const row = await db
    .selectFrom('tenant_setting')
    .where('tenant_id', '=', tenantId)
    .where('setting', '=', setting)
    .select('value')
    .executeTakeFirst()
  return rulesIn(row?.value)
}

function rulesIn(value: unknown): RetentionRules {
  if (typeof value !== 'object' || value === null) return {}
  const given: Partial<Record<string, unknown>> = value
  return Object.fromEntries(
    retentionKindNames.flatMap((kind) => {
      const days = given[kind]
      return typeof days === 'number' && days >= retentionKinds[kind].least ? [[kind, days]] : []
    }),
  )
}

/** Keeps what a tenant decides. */
export async function keepRetentionRules(db: Db, tenantId: number, rules: RetentionRules): Promise<void> {
  const value = JSON.stringify(rules)
  await db
    .insertInto('tenant_setting')
    .values({ tenant_id: tenantId, setting, value })
    .onConflict((on) =>
      on.columns(['tenant_id', 'setting']).doUpdateSet({ value, updated_at: sql<string>`now()` }),
    )
    .execute()
}
