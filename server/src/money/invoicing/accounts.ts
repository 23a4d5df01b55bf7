import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { chargedWay, isProrated, type AccountKind } from '@portal/core/money/invoicing/accounts'
import { keepsInvoices } from '@portal/core/money/invoicing/policy'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { changesOf } from '../../platform/audit/changes.ts'

type Account = Answer<'invoicing.accounts'>['rows'][number]

const tables = { service: 'service', fee: 'fee_service' } as const

async function accountsOf(db: Db, tenantId: number): Promise<Account[]> {
  const { rows } = await sql<{
    kind: AccountKind
    id: number
    name: string
    account_code: string
    prorated: boolean | null
    profit_center_id: number | null
    profit_center: string | null
  }>`
    select a.*, p.name as profit_center from (
      select 'service' as kind, tenant_id, id, name, account_code, prorated, profit_center_id, 0 as place, "order"
      from service where tenant_id = ${tenantId} and active
      union all
      select 'fee', tenant_id, id, name, account_code, prorated, profit_center_id, 1, 0
      from fee_service where tenant_id = ${tenantId}
    ) a left join profit_center p on p.tenant_id = a.tenant_id and p.id = a.profit_center_id
    order by a.place, a."order", lower(a.name)`.execute(db)
  return rows.map(({ kind, id, name, account_code: accountCode, prorated, ...to }) => ({
    kind,
    id,
    name,
    accountCode,
    charged: chargedWay(prorated),
    profitCenterId: to.profit_center_id,
    ProfitCenter:
      to.profit_center_id === null ? null : { id: to.profit_center_id, name: to.profit_center ?? '' },
  }))
}

/** Whether revenue can be booked to a profit center from now on; null: to none. */
async function isOffered(db: Db, tenantId: number, id: number | null): Promise<boolean> {
  if (id === null) return true
  const { rows } = await sql`
    select from profit_center where tenant_id = ${tenantId} and id = ${id} and active and deleted_at is null`.execute(
    db,
  )
  return rows.length > 0
}

/** The accounts of services and fees. */
const listAccounts = operation('invoicing.accounts', async ({ db, tenantId, person }) => ({
  rows: await accountsOf(db, tenantId),
  can: { update: keepsInvoices(person) },
}))

/** Sets the account of a service or a kind of fee; drafts follow at the next run. */
const setAccount = operation('invoicing.setAccount', async ({ db, tenantId, params, body, audit }) => {
  const { kind, id } = params
  const one = async (): Promise<Account> => {
    const found = (await accountsOf(db, tenantId)).find((each) => each.kind === kind && each.id === id)
    if (!found) throw notFound(kind === 'service' ? 'This service' : 'This kind of fee')
    return found
  }
  const before = await one()
  const prorated = isProrated(body.charged)
  if (kind === 'service' && prorated === null)
    throw invalid({ charged: 'A service is charged by days or by whole months.' })
  const profitCenterId = body.profitCenterId === undefined ? before.profitCenterId : body.profitCenterId
  if (profitCenterId !== before.profitCenterId && !(await isOffered(db, tenantId, profitCenterId)))
    throw invalid({ profitCenterId: 'Profit Center: this one does not exist or is no longer offered.' })
  await sql`update ${sql.table(tables[kind])} set account_code = ${body.accountCode.trim()}, prorated = ${prorated},
      profit_center_id = ${profitCenterId}
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  const after = await one()
  audit({
    subject: kind === 'service' ? 'service' : 'fee service',
    subjectId: id,
    changes: changesOf(inWords(before), inWords(after)),
  })
  return after
})

/** As the audit log tells it: the profit center by its name. */
const inWords = ({ profitCenterId: _id, ProfitCenter, ...account }: Account) => ({
  ...account,
  profitCenter: ProfitCenter?.name ?? null,
})

export const accountOperations = {
  'invoicing.accounts': listAccounts,
  'invoicing.setAccount': setAccount,
}
