import { usualLedgerSettings, type LedgerSettings } from '@portal/core/money/invoicing/ledger'
import type { Db } from '../../foundation/database/database.ts'
import { setTenantSetting, tenantSetting } from '../../foundation/database/tenant-setting.ts'
import { operation } from '../../foundation/http/operation.ts'

const settingName = 'invoicing-ledger'

const isText = (value: unknown): value is string => typeof value === 'string'

/** What the tenant's ledger calls things. */
export async function ledgerSettings(db: Db, tenantId: number): Promise<LedgerSettings> {
  return settingsFrom(await tenantSetting(db, tenantId, settingName))
}

/** Settings as they were kept; what is missing or strange is the usual. */
export function settingsFrom(stored: unknown): LedgerSettings {
  const of = new Map<string, unknown>(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  )
  const text = (name: keyof LedgerSettings): string => {
    const value = of.get(name)
    return isText(value) ? value : usualLedgerSettings[name]
  }
  const order = text('dateOrder')
  return {
    dateOrder: order === 'DD/MM/YYYY' || order === 'YYYY-MM-DD' ? order : 'MM/DD/YYYY',
    accountCode: text('accountCode'),
    taxType: text('taxType'),
    taxFreeType: text('taxFreeType'),
  }
}

export const getLedgerSettings = operation('invoicing.settings', async ({ db, tenantId }) => ({
  ...(await ledgerSettings(db, tenantId)),
}))

export const setLedgerSettings = operation('invoicing.setSettings', async ({ db, tenantId, body, audit }) => {
  const before = await ledgerSettings(db, tenantId)
  const after = { ...body, accountCode: body.accountCode.trim() }
  await setTenantSetting(db, tenantId, settingName, after)
  audit({ subject: 'invoicing settings', changes: { ledger: [before, after] } })
  return after
})
