import {
  retentionKindNames,
  retentionKinds,
  type RetentionKindName,
} from '@portal/core/settings/retention/kinds'
import type { Db } from '../../foundation/database/database.ts'
import { setTenantSetting, tenantSetting } from '../../foundation/database/tenant-setting.ts'

/** Where a tenant keeps its rules. */
const setting = 'retention'

/** After how many days each kind goes; a kind that stays is not in it. */
export type RetentionRules = Readonly<Partial<Record<RetentionKindName, number>>>

/** What a tenant has decided. A rule below what a kind needs at least counts as none. */
export async function retentionRulesOf(db: Db, tenantId: number): Promise<RetentionRules> {
  return rulesIn(await tenantSetting(db, tenantId, setting))
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
export const keepRetentionRules = (db: Db, tenantId: number, rules: RetentionRules): Promise<void> =>
  setTenantSetting(db, tenantId, setting, rules)
