import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { changedWhileShown } from '@portal/core/money/budgets/shown-changes'
import type { Answer } from '@portal/core/calls'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden, notFound, Refusal } from '../../foundation/http/refusal.ts'
import { dollars } from './present-budget.ts'

type BudgetChange = Answer<'budgetChanges.confirm'>

interface Row {
  readonly id: number
  readonly client_id: number
  readonly client_name: string
  readonly service_name: string
  readonly previous_amount: string
  readonly new_amount: string
  readonly created_at: string
  readonly confirmed_at: string | null
  readonly version: number
}

async function changes(db: Db, where: RawBuilder<SqlBool>): Promise<BudgetChange[]> {
  const { rows } = await sql<Row>`
    select w.id, w.client_id, c.name as client_name, s.name as service_name, w.previous_amount, w.new_amount, w.created_at, w.confirmed_at, w.version
    from budget_change w
      join client c on c.tenant_id = w.tenant_id and c.id = w.client_id
      join service s on s.tenant_id = w.tenant_id and s.id = w.service_id
      join budget b on b.tenant_id = w.tenant_id and b.id = w.budget_id
    where ${where} order by w.created_at desc, w.id desc`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    client: { id: row.client_id, name: row.client_name },
    Service: { name: row.service_name },
    previousAmount: dollars(row.previous_amount),
    newAmount: dollars(row.new_amount),
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    version: row.version,
  }))
}

/**
 * What waits for a user. A change of a budget that was deleted
 * since has nothing to confirm, nor has an amount that was changed back.
 */
export const changesForUser = operation('budgetChanges.forUser', async ({ db, tenantId, params }) =>
  changes(
    db,
    sql`w.tenant_id = ${tenantId} and w.user_id = ${params.id} and w.confirmed_at is null
      and w.new_amount <> w.previous_amount and b.deleted_at is null`,
  ),
)

/**
 * Confirms one's own change, as oneself. Confirming again
 * answers what the first time answered; `If-Match` refuses an amount that was
 * changed since it was read.
 */
export const confirmChange = operation(
  'budgetChanges.confirm',
  async ({ db, tenantId, body, person, ifMatch, audit }) => {
    if (body.confirmedBy !== person.id)
      throw forbidden('A budget change can only be confirmed in your own name.')
    const confirmed = await db
      .updateTable('budget_change')
      .set({ confirmed_at: sql<string>`now()`, confirmed_by: person.id })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', body.id)
      .where('user_id', '=', person.id)
      .where('confirmed_at', 'is', null)
      .$if(ifMatch !== null, (query) => query.where('version', '=', ifMatch))
      .returning('id')
      .executeTakeFirst()
    const [change] = await changes(
      db,
      sql`w.tenant_id = ${tenantId} and w.id = ${body.id} and w.user_id = ${person.id}`,
    )
    if (!change) throw notFound('This budget change')
    if (change.confirmedAt === null) throw new Refusal('stale', changedWhileShown)
    audit({
      subject: 'budget change',
      subjectId: body.id,
      clientId: change.client.id,
      changes: confirmed
        ? { confirmed: [false, true], amount: [change.previousAmount, change.newAmount] }
        : {},
    })
    return change
  },
)
