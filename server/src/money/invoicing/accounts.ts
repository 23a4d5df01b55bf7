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
  }>`
    select * from (
      select 'service' as kind, id, name, account_code, prorated, 0 as place, "order" from service where tenant_id = ${tenantId} and active
      union all
      select 'fee', id, name, account_code, prorated, 1, 0 from fee_service where tenant_id = ${tenantId}
    ) a order by place, "order", lower(name)`.execute(db)
  return rows.map(({ kind, id, name, account_code: accountCode, prorated }) => ({
    kind,
    id,
    name,
    accountCode,
    charged: chargedWay(prorated),
  }))
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
  await sql`update ${sql.table(tables[kind])} set account_code = ${body.accountCode.trim()}, prorated = ${prorated}
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  const after = await one()
  audit({
    subject: kind === 'service' ? 'service' : 'fee service',
    subjectId: id,
    changes: changesOf({ ...before }, { ...after }),
  })
  return after
})

export const accountOperations = {
  'invoicing.accounts': listAccounts,
  'invoicing.setAccount': setAccount,
}
