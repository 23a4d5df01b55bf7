import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import {
  retentionKindNames,
  retentionKinds,
  type RetentionKindName,
} from '@portal/core/settings/retention/kinds'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { stores } from './stores.ts'
import { keepRetentionRules, retentionRulesOf } from './rules.ts'

type Rule = Answer<'retention.set'>

async function ruleOf(db: Db, tenantId: number, kind: RetentionKindName, days: number | null): Promise<Rule> {
  const { total, oldest } = await stores[kind].count(db, tenantId, null)
  return { kind, days, total, oldest }
}

const list = operation('retention.list', async ({ db, tenantId }) => {
  const rules = await retentionRulesOf(db, tenantId)
  const all: Rule[] = []
  for (const kind of retentionKindNames) all.push(await ruleOf(db, tenantId, kind, rules[kind] ?? null))
  return all
})

/** @throws {Refusal} 422 for fewer days than the kind needs */
function checkDays(kind: RetentionKindName, days: number): void {
  const { least, label } = retentionKinds[kind]
  if (days < least) throw invalid({ days: `${label}: at least ${least} days.` })
}

const preview = operation('retention.preview', async ({ db, tenantId, params, query }) => {
  const days = Number(query.days)
  checkDays(params.kind, days)
  const { total, going } = await stores[params.kind].count(db, tenantId, days)
  return { kind: params.kind, days, total, going }
})

const set = operation('retention.set', async ({ db, tenantId, params, body, audit }) => {
  const { kind } = params
  if (body.days !== null) checkDays(kind, body.days)
  // All rules are kept together: two that are set at once are set one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('retention'), ${tenantId}::integer)`.execute(db)
  const { [kind]: before, ...others } = await retentionRulesOf(db, tenantId)
  await keepRetentionRules(db, tenantId, body.days === null ? others : { ...others, [kind]: body.days })
  audit({ subject: 'retention', changes: { [kind]: [before ?? null, body.days] } })
  return ruleOf(db, tenantId, kind, body.days)
})

export const retentionOperations = {
  'retention.list': list,
  'retention.preview': preview,
  'retention.set': set,
}
