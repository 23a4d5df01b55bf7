import { checkOf } from '@portal/core/foundation/contract/check-field'
import { mailSettingFields, usualMailSettings, type MailSettings } from '@portal/core/platform/mail/settings'
import type { QuietHours } from '@portal/core/platform/mail/quiet-hours'
import { hourWords } from '@portal/core/platform/schedules/schedule-days'
import type { Db } from '../../foundation/database/database.ts'
import {
  heldTenantSetting,
  setTenantSetting,
  tenantSetting,
} from '../../foundation/database/tenant-setting.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'

/** Where a tenant keeps them. */
const setting = 'mail'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Hours as they were kept; null for what are none. */
function quietOf(value: unknown): QuietHours | null {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('until' in value)) return null
  const { from, until } = value
  return typeof from === 'number' && typeof until === 'number' ? { from, until } : null
}

/** What a tenant has decided about its mail; the usual where it has not. */
export const mailSettingsOf = async (db: Db, tenantId: number): Promise<MailSettings> =>
  settingsIn(await tenantSetting(db, tenantId, setting))

/** Settings as they were kept. */
function settingsIn(kept: unknown): MailSettings {
  if (typeof kept !== 'object' || kept === null) return usualMailSettings
  const given: Partial<Record<keyof MailSettings, unknown>> = kept
  return {
    senderName: textOf(given.senderName),
    replyTo: textOf(given.replyTo),
    signature: textOf(given.signature),
    off: Array.isArray(given.off) ? given.off.filter((one) => typeof one === 'string') : [],
    quiet: quietOf(given.quiet),
    opens: given.opens === true,
  }
}

export const mailSettings = operation('mail.settings', async ({ db, tenantId }) => {
  const { off, ...others } = await mailSettingsOf(db, tenantId)
  return { ...others, off: [...off] }
})

export const setMailSettings = operation('mail.setSettings', async ({ db, tenantId, body, audit }) => {
  const errors: Record<string, string> = Object.fromEntries(
    (['senderName', 'replyTo', 'signature'] as const).flatMap((name) => {
      const sentence = checkOf(mailSettingFields[name])(body[name] ?? '')
      return sentence === null ? [] : [[name, sentence]]
    }),
  )
  if (body.quiet && body.quiet.from === body.quiet.until)
    errors['quietUntil'] = 'Quiet hours end at another hour than they begin.'
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const before = settingsIn(await heldTenantSetting(db, tenantId, setting))
  const off = new Set(body.off ?? before.off)
  for (const { category, on } of body.switched ?? []) {
    if (on) off.delete(category)
    else off.add(category)
  }
  const after = {
    senderName: body.senderName?.trim() ?? before.senderName,
    replyTo: body.replyTo?.trim() ?? before.replyTo,
    signature: body.signature?.trim() ?? before.signature,
    off: [...off].toSorted(),
    quiet: body.quiet === undefined ? before.quiet : body.quiet,
    opens: body.opens ?? before.opens,
  }
  await setTenantSetting(db, tenantId, setting, after)
  audit({
    subject: 'mail settings',
    changes: Object.fromEntries(
      Object.entries(toldOf(after)).flatMap(([name, now]) => {
        const was = toldOf(before)[name]
        return String(was) === String(now) ? [] : [[name, [was, now]]]
      }),
    ),
  })
  return after
})

/** Settings as the audit log tells of them. */
const toldOf = ({ quiet, ...others }: MailSettings): Readonly<Record<string, unknown>> => ({
  ...others,
  quiet: quiet && `${hourWords(quiet.from)} to ${hourWords(quiet.until)}`,
})
