import type { Db } from './database.ts'

const rowOf = (db: Db, tenantId: number, setting: string) =>
  db
    .selectFrom('tenant_setting')
    .where('tenant_id', '=', tenantId)
    .where('setting', '=', setting)
    .select('value')

/** What a tenant keeps under a name, as JSON was kept there: whoever reads it parses it. Undefined where nothing is kept. */
export async function tenantSetting(db: Db, tenantId: number, setting: string): Promise<unknown> {
  return (await rowOf(db, tenantId, setting).executeTakeFirst())?.value ?? undefined
}

/**
 * The same, held until the transaction ends, so that two who change parts of it take turns, also where nothing is kept
 * yet: what is held then is an empty row.
 */
export async function heldTenantSetting(db: Db, tenantId: number, setting: string): Promise<unknown> {
  await db
    .insertInto('tenant_setting')
    .values({ tenant_id: tenantId, setting, value: JSON.stringify(null) })
    .onConflict((on) => on.columns(['tenant_id', 'setting']).doNothing())
    .execute()
  return (await rowOf(db, tenantId, setting).forUpdate().executeTakeFirst())?.value ?? undefined
}

/** Keeps a value under a name, in place of what was there. */
export async function setTenantSetting(
  db: Db,
  tenantId: number,
  setting: string,
  value: unknown,
): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('tenant_setting')
    .values({ tenant_id: tenantId, setting, value: text })
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'setting'])
        .doUpdateSet((was) => ({ value: text, updated_at: was.ref('excluded.updated_at') })),
    )
    .execute()
}
