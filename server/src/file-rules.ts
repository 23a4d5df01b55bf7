import { sql, type RawBuilder } from 'kysely'
import { isAdministrator } from '@portal/core/foundation/policy/roles'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import type { Db } from './foundation/database/database.ts'
import { logoSubject } from './clients/profile/logo.ts'
import { incentiveSubject } from './clients/incentives/operations.ts'
import { pictureSubject } from './foundation/rich-text/stored-text.ts'
import { uploader, type MayOpen } from './platform/assets/may-open.ts'
import { visibleTo as visibleMail } from './platform/mail/outbox.ts'
import { mailFileSubject } from './platform/mail/queue-mail.ts'
import { adPictureSubject } from './clients/ad-previews/operations.ts'
import { creativeFileSubject } from './clients/creative-previews/operations.ts'
import { pagePictureSubject } from './programs/coop/page-pictures.ts'
import { coopSubject } from './programs/coop/coop-documents.ts'
import { answerSubject, waitingSubject } from './sites/forms/form-files.ts'
import { mayOpenResource, resourceSubject } from './settings/tools/operations.ts'
import { overrideSubject } from './results/overrides/operations.ts'
import { visibleTo as visibleActivities } from './work/activities/list-activities.ts'
import { attachmentSubject as activitySubject } from './work/activities/query.ts'
import {
  attachmentSubject as interactionSubject,
  visibleTo as visibleInteractions,
} from './work/interactions/query.ts'
import { proofSubject } from './work/proofs/proofs.ts'
import { attachmentSubject as supportSubject } from './work/support/filed.ts'

const staff: MayOpen = ({ reader }) => isEmployee(reader)
const everyone: MayOpen = () => true
const administrators: MayOpen = ({ reader }) => isEmployee(reader) && isAdministrator(reader)

const exists = async (db: Db, question: RawBuilder<unknown>): Promise<boolean> =>
  (await sql<{ found: boolean }>`select exists (${question}) as found`.execute(db)).rows[0]?.found === true

/** Whoever sees the activity. */
const ofActivity: MayOpen = ({ db, tenantId, reader, file }) =>
  exists(
    db,
    sql`select from activity where activity.tenant_id = ${tenantId} and activity.id = ${file.subject_id}
      and activity.deleted_at is null and ${visibleActivities(reader)}`,
  )

/** Whoever sees the interaction. */
const ofInteraction: MayOpen = ({ db, tenantId, reader, file }) =>
  exists(
    db,
    sql`select from interaction where interaction.tenant_id = ${tenantId} and interaction.id = ${file.subject_id}
      and interaction.deleted_at is null and ${visibleInteractions(reader)}`,
  )

/** Whoever put it there, employees, and whoever sees a text that shows it. */
const ofText: MayOpen = async (looking) => {
  if (staff(looking) === true || uploader(looking) === true) return true
  const { db, tenantId, reader, file } = looking
  return exists(
    db,
    sql`select from activity where activity.tenant_id = ${tenantId} and activity.deleted_at is null
        and ${visibleActivities(reader)} and position(${file.public_id} in activity.body) > 0
      union all select from interaction where interaction.tenant_id = ${tenantId} and interaction.deleted_at is null
        and ${visibleInteractions(reader)} and position(${file.public_id} in interaction.body) > 0`,
  )
}

/** Whoever sees the client of the offer: rows of other clients are not there for the reader. */
const ofIncentive: MayOpen = ({ db, tenantId, file }) =>
  exists(
    db,
    sql`select from sales_incentive i where i.tenant_id = ${tenantId} and i.id = ${file.subject_id} and i.deleted_at is null`,
  )

/** Whoever sees the client. */
const ofLogo: MayOpen = ({ db, tenantId, file }) =>
  exists(db, sql`select from client c where c.tenant_id = ${tenantId} and c.id = ${file.subject_id}`)

/** Whoever of the agency sees the message that it goes with. */
const ofMail: MayOpen = ({ db, tenantId, reader, file }) =>
  isEmployee(reader) &&
  exists(
    db,
    sql`select from email_notification where tenant_id = ${tenantId} and id = ${file.subject_id} and ${visibleMail(reader)}`,
  )

/** Whoever sees the proof's client; before it is shared, the agency alone. */
const ofProof: MayOpen = ({ db, tenantId, reader, file }) =>
  exists(
    db,
    sql`select from proof where proof.tenant_id = ${tenantId} and proof.id = ${file.subject_id} and proof.deleted_at is null
      and (proof.shared or ${isEmployee(reader)})`,
  )

/** Who may open a file by what it belongs to: the areas say what may be seen, here it is put together. */
export const fileRules: Readonly<Record<string, MayOpen>> = {
  [activitySubject]: ofActivity,
  [interactionSubject]: ofInteraction,
  [pictureSubject]: ofText,
  [supportSubject]: staff,
  [mailFileSubject]: ofMail,
  [coopSubject]: administrators,
  [pagePictureSubject]: staff,
  [adPictureSubject]: staff,
  [creativeFileSubject]: staff,
  [incentiveSubject]: ofIncentive,
  [logoSubject]: ofLogo,
  [proofSubject]: ofProof,
  [resourceSubject]: mayOpenResource,
  [waitingSubject]: staff,
  [answerSubject]: staff,
  [overrideSubject]: staff,
  avatar: everyone,
  carousel: everyone,
  'tenant logo': everyone,
}
