import { sql, type RawBuilder } from 'kysely'
import { isPerson, type User, type WidgetUser } from '@portal/core/foundation/policy/actor'
import { isAdministrator } from '@portal/core/foundation/policy/roles'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { visibleTo as visibleActivities } from '../../work/activities/list-activities.ts'
import { attachmentSubject as activitySubject } from '../../work/activities/query.ts'
import { coopSubject } from '../../programs/coop/coop-documents.ts'
import type { Db } from '../../foundation/database/database.ts'
import { presentFile } from '../../foundation/files/stored.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import {
  attachmentSubject as interactionSubject,
  visibleTo as visibleInteractions,
} from '../../work/interactions/query.ts'
import { mailFileSubject } from '../mail/queue-mail.ts'
import { pictureSubject } from '../../foundation/rich-text/stored-text.ts'
import { attachmentSubject as supportSubject } from '../../work/support/filed.ts'

/** What decides who may open a file. */
interface Filed {
  readonly subject: string | null
  readonly subject_id: number | null
  readonly public_id: string
  readonly created_by: number | null
}

interface Looking {
  /** Bound to the reader's tenant and clients: rows of other clients are not there. */
  readonly db: Db
  readonly tenantId: number
  readonly reader: User | WidgetUser
  readonly file: Filed
}

type MayOpen = (looking: Looking) => boolean | Promise<boolean>

const staff: MayOpen = ({ reader }) => isEmployee(reader)
const everyone: MayOpen = () => true
const uploader: MayOpen = ({ reader, file }) => file.created_by === reader.id
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

/** Who may open a file by what it belongs to; whatever is not here opens for whoever stored it. */
const rules: Readonly<Record<string, MayOpen>> = {
  [activitySubject]: ofActivity,
  [interactionSubject]: ofInteraction,
  [pictureSubject]: ofText,
  [supportSubject]: staff,
  [mailFileSubject]: staff,
  [coopSubject]: administrators,
  avatar: everyone,
  carousel: everyone,
  'tenant logo': everyone,
}

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)
const isPublicId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** A stored file for whoever may see what it belongs to (platform 2, ACC-11); anything else is not there. */
export const openAttachment = operation('assets.open', async ({ db, tenantId, params, actor, services }) => {
  if (!isPerson(actor)) throw unauthenticated()
  if (!isId(params.id) && !isPublicId(params.id)) throw notFound('This file')
  const file = await db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where(
      isId(params.id)
        ? sql<boolean>`id = ${Number(params.id)}`
        : sql<boolean>`public_id = ${params.id}::uuid`,
    )
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (!file) throw notFound('This file')
  const may = rules[file.subject ?? ''] ?? uploader
  if (!(await may({ db, tenantId, reader: actor, file }))) throw notFound('This file')
  return presentFile(file, tenantId, actor, services.addresses)
})
