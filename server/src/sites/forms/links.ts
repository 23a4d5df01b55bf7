import { sql, type RawBuilder } from 'kysely'
import { agencyTimeZone, today } from '@portal/core/foundation/format'
import { daysOfLink } from '@portal/core/sites/forms/asking'
import type { Db } from '../../foundation/database/database.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { formRows, type FormRow } from './form-rows.ts'

/** The link of somebody who was asked. */
export interface FormLink {
  readonly id: number
  readonly userId: number
  readonly clientId: number | null
  readonly client: string | null
}

/** A form that takes answers, and the link by which it was opened; null at its public address. */
export interface OpenForm extends FormRow {
  readonly link: FormLink | null
}

/** Whether a form `f` with its answers `a` takes another one. */
export const takesAnswers = (
  day: string,
): RawBuilder<boolean> => sql<boolean>`(not f.is_template and not f.put_away
  and (f.closes_at is null or f.closes_at >= ${day}::date) and (f.most_answers is null or f.most_answers > a.answers))`

/** The day of the last mail with a link `l`. */
const mailedOn = sql<string>`(coalesce(l.reminded_at, l.asked_at) at time zone ${sql.lit(agencyTimeZone)})::date`

/** Whether whoever has a link `l` had a mail about it on a day: there is one a day at most. */
export const wasMailedOn = (day: string): RawBuilder<boolean> => sql<boolean>`${mailedOn} >= ${day}::date`

/** The last day on which a link `l` opens its form `f`: no longer than the form, and never for ever. */
export const lastDayOfLink = sql<string>`least(f.closes_at, ${mailedOn} + ${sql.lit(daysOfLink)})`

/**
 * The form at an address. Whoever was asked opens it by a link of their own, once, and also where it is not open to
 * everybody.
 *
 * @param link the last part of somebody's own link; undefined at the public address
 * @throws {Refusal} 404 where it takes no answers: nobody learns why
 */
export async function openForm(
  db: Db,
  tenantId: number,
  publicId: string,
  link: string | undefined,
): Promise<OpenForm> {
  const own = link === undefined ? null : await linkAt(db, tenantId, publicId, link)
  const [form] = await formRows(
    db,
    tenantId,
    sql<boolean>`f.public_id = ${publicId} and (f.open or ${own !== null}) and ${takesAnswers(today())}`,
  )
  if (!form) throw notFound('This form')
  return { ...form, link: own }
}

/** @throws {Refusal} 404 where it was answered, taken back or has ended, or is of somebody who has no account with the client any more */
async function linkAt(db: Db, tenantId: number, publicId: string, link: string): Promise<FormLink> {
  const { rows } = await sql<FormLink>`
    select l.id, l.user_id as "userId", l.client_id as "clientId", c.name as client from form_link l
      join form f on f.tenant_id = l.tenant_id and f.id = l.form_id and f.public_id = ${publicId}
      left join client c on c.tenant_id = l.tenant_id and c.id = l.client_id
      join user_account u on u.tenant_id = l.tenant_id and u.id = l.user_id and u.active and not u.suspended
    where l.tenant_id = ${tenantId} and l.public_id = ${link} and l.answered_at is null
      and ${lastDayOfLink} >= ${today()}::date
      and exists (select from client_user m where m.tenant_id = l.tenant_id and m.user_id = l.user_id and m.client_id = l.client_id)`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw notFound('This form')
  return found
}

/** Closes what somebody was asked for, once they have answered: at the public address only what is of the answer's client, where that is known. */
export async function linkAnswered(
  db: Db,
  tenantId: number,
  {
    formId,
    link,
    userId,
    clientId,
  }: {
    readonly formId: number
    readonly link: FormLink | null
    readonly userId: number | null
    readonly clientId: number | null
  },
): Promise<void> {
  if (link === null && userId === null) return
  const which =
    link === null
      ? sql<boolean>`form_id = ${formId} and user_id = ${userId} and coalesce(client_id = ${clientId}, true)`
      : sql<boolean>`id = ${link.id}`
  await sql`update form_link set answered_at = now() where tenant_id = ${tenantId} and ${which} and answered_at is null`.execute(
    db,
  )
}
