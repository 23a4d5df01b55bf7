import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeTenant } from '@portal/server/foundation/database/context'
import { heldTenantSetting, setTenantSetting } from '@portal/server/foundation/database/tenant-setting'
import type { Server } from '@portal/server/server'
import { databaseUnderTest } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

let server: Server

beforeAll(async () => {
  server = await startServerHere()
})
afterAll(() => server?.stop())

/** A promise, and what fulfills it. */
const moment = (): { readonly reached: Promise<void>; readonly reach: () => void } => {
  let reach = (): void => undefined
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  return { reached, reach }
}

test.runIf(databaseUnderTest === 'postgres')(
  'two who save parts of a setting for the first time take turns, and neither overwrites the other',
  async () => {
    const { database } = server.services
    const setting = 'held-for-the-first-time'
    const [begun, on] = [moment(), moment()]
    const one = database.write(wholeTenant(1), async (db) => {
      expect(await heldTenantSetting(db, 1, setting)).toBeUndefined()
      begun.reach()
      await on.reached
      await setTenantSetting(db, 1, setting, { one: true })
    })
    await begun.reached
    const other = database.write(wholeTenant(1), (db) => heldTenantSetting(db, 1, setting))
    await expect
      .poll(() =>
        database.asOwner(async (client) => {
          const { rows } = await client.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%tenant_setting%'`,
          )
          return rows.length
        }),
      )
      .toBe(1)
    on.reach()
    await one
    expect(await other).toEqual({ one: true })
  },
)
