import { sql } from 'kysely'
import { activityTypeId, attachmentLimits } from '@portal/core/work/activities/constants'
import { screenshotSentence } from '@portal/core/work/activities/coop-screenshots'
import { activityBody, activityInstant, attachmentLabel } from '@portal/core/work/activities/rules'
import { agencyToday } from '../../foundation/database/agency-day.ts'
import type { Db } from '../../foundation/database/database.ts'
import type { Upload } from '../../foundation/files/upload.ts'
import { textToStore } from '../../foundation/rich-text/stored-text.ts'
import { invalid } from '../../foundation/http/refusal.ts'

/** What a form says of an activity. */
export interface ActivityForm {
  readonly typeId: number
  readonly categoryId: number
  readonly body: string
  readonly loggedAt: string
  readonly isExternal?: boolean
  readonly associatedIds?: readonly number[]
  readonly label?: readonly string[]
}

/** An activity before the change, as far as the rules look back: what was right when it was logged may stay. */
export interface Earlier {
  readonly type_id: number
  readonly category_id: number
  readonly stores: readonly number[]
}

/** An upload with its description. */
export interface Attachment {
  readonly upload: Upload
  readonly label: string
}

/** What passed every rule, ready to be written. */
export interface CheckedActivity {
  readonly typeId: number
  readonly categoryId: number
  readonly body: string
  readonly loggedAt: string
  readonly isExternal: boolean
  readonly stores: readonly number[]
  readonly attachments: readonly Attachment[]
}

/** What is checked: the form of a client's activity with its files, beside what there was before. */
export interface FormToCheck {
  readonly clientId: number
  readonly form: ActivityForm
  readonly uploads: readonly Upload[]
  /** null for a new one. */
  readonly earlier: Earlier | null
  /** How many attachments stay that were there already. */
  readonly kept: number
}

/**
 * Applies the rules of the activity form.
 *
 * @throws {Refusal} 422 with a sentence for each field that breaks one
 */
export async function checkActivity(
  db: Db,
  tenantId: number,
  { clientId, form, uploads, earlier, kept }: FormToCheck,
): Promise<CheckedActivity> {
  const stores = [...new Set(form.associatedIds ?? [])].toSorted((a, b) => a - b)
  const attachments = withLabels(uploads, form.label ?? [])
  const body = await textToStore(db, tenantId, form.body, 'body')
  const errors = {
    ...(await typeAndCategory(db, tenantId, form, earlier)),
    ...sentenceFor('body', activityBody(body)),
    ...sentenceFor('loggedAt', activityInstant(form.loggedAt)),
    ...(await relatedStores(db, tenantId, clientId, stores, earlier?.stores ?? [])),
    ...labelSentences(attachments),
    ...(form.typeId === activityTypeId.coop ? screenshotSentences(attachments) : {}),
    ...(kept + uploads.length > attachmentLimits.count
      ? { attachments: `An activity has at most ${attachmentLimits.count} attachments.` }
      : {}),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return {
    typeId: form.typeId,
    categoryId: form.categoryId,
    body,
    loggedAt: new Date(form.loggedAt).toISOString(),
    isExternal: form.isExternal ?? false,
    stores,
    attachments,
  }
}

const sentenceFor = (field: string, sentence: string | null): Record<string, string> =>
  sentence === null ? {} : { [field]: sentence }

/** `label[i]` describes `attachments[i]`; files without a number are taken in the order in which they came. */
export function withLabels(uploads: readonly Upload[], labels: readonly string[]): readonly Attachment[] {
  return uploads.map((upload, order) => {
    const place = /^attachments(?:\[(\d{1,3})?\])?$/.exec(upload.field)
    if (!place) throw invalid({ [upload.field]: 'Field is not known' })
    return { upload, label: (labels[place[1] === undefined ? order : Number(place[1])] ?? '').trim() }
  })
}

function labelSentences(attachments: readonly Attachment[]): Record<string, string> {
  return Object.fromEntries(
    attachments.flatMap(({ label }, place) =>
      Object.entries(sentenceFor(`label.${place}`, attachmentLabel(label))),
    ),
  )
}

/** Files under the labels of screenshots are such pictures. */
function screenshotSentences(attachments: readonly Attachment[]): Record<string, string> {
  return Object.fromEntries(
    attachments.flatMap(({ upload, label }, place) =>
      Object.entries(
        sentenceFor(`attachments.${place}`, screenshotSentence(label, upload.mediaType, upload.size)),
      ),
    ),
  )
}

/** The category belongs to the type, and neither is out of use, unless the activity already had it. */
async function typeAndCategory(
  db: Db,
  tenantId: number,
  form: ActivityForm,
  earlier: Earlier | null,
): Promise<Record<string, string>> {
  const [type, category] = [
    await db
      .selectFrom('activity_type')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', form.typeId)
      .select(['name', 'active'])
      .executeTakeFirst(),
    await db
      .selectFrom('activity_category')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', form.categoryId)
      .select(['name', 'active', 'type_id'])
      .executeTakeFirst(),
  ]
  const notInUse = (name: string): string => `"${name}" is no longer in use. Choose another one.`
  if (type === undefined) return { typeId: 'This activity type does not exist.' }
  if (category === undefined) return { categoryId: 'This category does not exist.' }
  if (category.type_id !== form.typeId)
    return { categoryId: `"${category.name}" is not a category of this activity type.` }
  return {
    ...(type.active || earlier?.type_id === form.typeId ? {} : { typeId: notInUse(type.name) }),
    ...(category.active || earlier?.category_id === form.categoryId
      ? {}
      : { categoryId: notInUse(category.name) }),
  }
}

/** Related stores are active stores of the client's group, without the client itself. */
export async function relatedStores(
  db: Db,
  tenantId: number,
  clientId: number,
  stores: readonly number[],
  earlier: readonly number[],
): Promise<Record<string, string>> {
  const added = stores.filter((id) => !earlier.includes(id))
  if (added.length === 0) return {}
  const found = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '<>', clientId)
    .where(sql<boolean>`id = any (${added}::integer[])`)
    .where(
      sql<boolean>`group_id = (select g.group_id from client g where g.tenant_id = ${tenantId} and g.id = ${clientId})`,
    )
    .where(sql<boolean>`(canceled_at is null or canceled_at > ${agencyToday})`)
    .select('id')
    .execute()
  return found.length === added.length
    ? {}
    : { associatedIds: "Related stores must be other active stores of the client's group." }
}
