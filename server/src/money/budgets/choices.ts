import { sql } from 'kysely'
import { operation } from '../../foundation/http/operation.ts'

/** What the form of a budget offers besides services. */

export const feeServices = operation('feeServices.list', async ({ db, tenantId }) =>
  db
    .selectFrom('fee_service')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'name'])
    .orderBy(sql`lower(name)`)
    .execute(),
)

export const budgetTags = operation('budgetTags.list', async ({ db, tenantId }) =>
  db
    .selectFrom('budget_tag')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'name', 'description', 'include_fees as includeFees'])
    .orderBy(sql`lower(name)`)
    .execute(),
)
