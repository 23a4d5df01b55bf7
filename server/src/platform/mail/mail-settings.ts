import { checkOf } from '@portal/core/foundation/contract/check-field'
import { mailSettingFields, usualMailSettings, type MailSettings } from '@portal/core/platform/mail/settings'
import type { Db } from '../../foundation/database/database.ts'
import { setTenantSetting, tenantSetting } from '../../foundation/database/tenant-setting.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'

/** Where a tenant keeps them. */
const setting = 'mail'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a tenant has decided about its mail; the usual where it has not. */
export async function mailSettingsOf(db: Db, tenantId: number): Promise<MailSettings> {
  const kept = await tenantSetting(db, tenantId, setting)
  if (typeof kept !== 'object' || kept === null) return usualMailSettings
  const given: Partial<Record<keyof MailSettings, unknown>> = kept
  return {
    senderName: textOf(given.senderName),
    replyTo: textOf(given.replyTo),
    signature: textOf(given.signature),
    off: Array.isArray(given.off) ? given.off.filter((one) => typeof one === 'string') : [],
  }
}

export const mailSettings = operation('mail.settings', async ({ db, tenantId }) => {
  const { off, ...texts } = await mailSettingsOf(db, tenantId)
  return { ...texts, off: [...off] }
})

export const setMailSettings = operation('mail.setSettings', async ({ db, tenantId, body, audit }) => {
  const errors = Object.fromEntries(
    (['senderName', 'replyTo', 'signature'] as const).flatMap((name) => {
      const sentence = checkOf(mailSettingFields[name])(body[name])
      return sentence === null ? [] : [[name, sentence]]
    }),
  )
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const before = await mailSettingsOf(db, tenantId)
  const after = {
    senderName: body.senderName.trim(),
    replyTo: body.replyTo.trim(),
    signature: body.signature.trim(),
    off: [...new Set(body.off)].toSorted(),
  }
  await setTenantSetting(db, tenantId, setting, after)
  audit({
    subject: 'mail settings',
    changes: Object.fromEntries(
      (['senderName', 'replyTo', 'signature', 'off'] as const).flatMap((name) =>
        String(before[name]) === String(after[name]) ? [] : [[name, [before[name], after[name]]]],
      ),
    ),
  })
  return after
})
