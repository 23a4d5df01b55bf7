import { optionalCategories } from '@portal/core/platform/mail/settings'
import type { MailCategoryName } from '@portal/core/platform/mail/categories'
import type { Db } from '../../foundation/database/database.ts'
import { isAnswering, noteMail } from '../../foundation/http/mail-in-answer.ts'
import { mailSettingsOf } from './mail-settings.ts'
import { reachedNobody, type Mailer } from './mailer.ts'

/** What is said of mail of a kind that the tenant does without. */
export const switchedOff = 'This kind of mail is switched off in the settings.'

/** Why mail of a kind stays in the outbox, in a sentence; null where it goes out. */
export async function whyKept(
  db: Db,
  mailer: Mailer | null,
  tenantId: number,
  category: MailCategoryName,
): Promise<string | null> {
  if (await isSwitchedOff(db, tenantId, category)) return switchedOff
  return mailer === null ? reachedNobody : null
}

/** Has whoever is being answered told that mail of this kind is switched off, where it is. */
export async function noteSwitchedOff(db: Db, tenantId: number, category: string): Promise<void> {
  if (isAnswering() && (await isSwitchedOff(db, tenantId, category))) noteMail('off')
}

/** The kinds of mail that the tenant does without. */
export async function kindsSwitchedOff(db: Db, tenantId: number): Promise<ReadonlySet<string>> {
  const { off } = await mailSettingsOf(db, tenantId)
  return new Set(off.filter((category) => optionalCategories.includes(category)))
}

const isSwitchedOff = async (db: Db, tenantId: number, category: string): Promise<boolean> =>
  optionalCategories.includes(category) && (await kindsSwitchedOff(db, tenantId)).has(category)
