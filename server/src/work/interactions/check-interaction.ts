import { isManagerClientUserType, isAdSupportOf } from '@portal/core/foundation/policy/client-users'
import type { Person } from '@portal/core/foundation/policy/actor'
import { attachmentLimits } from '@portal/core/work/interactions/constants'
import { interactionBody, interactionLabel, publishedDay } from '@portal/core/work/interactions/rules'
import { relatedStores, withLabels, type Attachment } from '../activities/check-activity.ts'
import type { Db } from '../../foundation/database/database.ts'
import type { Upload } from '../../foundation/files/upload.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { textToStore } from '../../foundation/rich-text/stored-text.ts'
import { checkValues, type CheckedValue, type GivenValue } from './check-values.ts'
import { dataOf } from './present-interaction.ts'
import type { InteractionRow } from './query.ts'

/** What a form says of an interaction. */
export interface InteractionForm {
  readonly interactionTypeId: number
  readonly publishedAt: string
  readonly body: string
  readonly isPublic?: boolean
  readonly onBehalfOf?: number | null
  readonly userId?: number
  readonly associatedStoreIds?: readonly number[]
  readonly interactionAdditionalFields?: readonly GivenValue[]
  readonly label?: readonly string[]
}

/** Who says it, of which client, and what stood there before. */
export interface InteractionContext {
  readonly db: Db
  readonly tenantId: number
  readonly person: Pick<Person, 'id' | 'clients'>
  readonly clientId: number
  readonly uploads: readonly Upload[]
  /** The interaction before the change; null for a new one. */
  readonly earlier: InteractionRow | null
  /** Ids of the earlier attachments that stay. */
  readonly keptFiles: readonly number[]
}

/** What passed every rule, ready to be written. */
export interface CheckedInteraction {
  readonly typeId: number
  readonly publishedAt: string
  readonly body: string
  readonly isPublic: boolean
  readonly onBehalfOf: number | null
  readonly stores: readonly number[]
  readonly values: readonly CheckedValue[]
  readonly attachments: readonly PlacedAttachment[]
}

/** An upload with its description and the number it was sent under. */
export interface PlacedAttachment extends Attachment {
  readonly place: number
}

/**
 * Applies the rules of the interaction form.
 *
 * @throws {Refusal} 422 with a sentence for each field that breaks one
 */
export async function checkInteraction(
  context: InteractionContext,
  form: InteractionForm,
): Promise<CheckedInteraction> {
  const { db, tenantId, clientId, uploads, earlier, keptFiles } = context
  const stores = [...new Set(form.associatedStoreIds ?? [])].toSorted((a, b) => a - b)
  const attachments = withLabels(uploads, form.label ?? []).map((one, order) => ({
    ...one,
    place: placeOf(one.upload, order),
  }))
  const body = await textToStore(db, tenantId, form.body, 'body')
  const typeProblem = await ofType(context, form.interactionTypeId)
  const given = form.interactionAdditionalFields ?? earlierValues(earlier, form.interactionTypeId)
  const checked =
    typeProblem === null
      ? await checkValues(
          {
            db,
            tenantId,
            clientId,
            typeId: form.interactionTypeId,
            earlier: earlier?.values ?? [],
            keptFiles,
            places: attachments.map(({ place }) => place),
          },
          given,
        )
      : { values: [], errors: {} }
  const onBehalfOf = form.onBehalfOf === undefined ? (earlier?.on_behalf_of ?? null) : form.onBehalfOf
  const errors = {
    ...sentenceFor('interactionTypeId', typeProblem),
    ...sentenceFor('publishedAt', publishedDay(form.publishedAt)),
    ...sentenceFor('body', interactionBody(body)),
    ...sentenceFor('userId', inOwnName(context, form)),
    ...sentenceFor('onBehalfOf', await behalf(context, onBehalfOf)),
    ...storeErrors(
      await relatedStores(db, tenantId, clientId, stores, earlier?.stores.map(({ id }) => id) ?? []),
    ),
    ...checked.errors,
    ...labelSentences(attachments),
    ...(keptFiles.length + uploads.length > attachmentLimits.count
      ? { attachments: `An interaction has at most ${attachmentLimits.count} attachments.` }
      : {}),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return {
    typeId: form.interactionTypeId,
    publishedAt: form.publishedAt,
    body,
    isPublic: form.isPublic ?? earlier?.is_public ?? true,
    onBehalfOf,
    stores,
    values: checked.values,
    attachments,
  }
}

const sentenceFor = (field: string, sentence: string | null): Record<string, string> =>
  sentence === null ? {} : { [field]: sentence }

/** The number in `attachments[2]`; files without one are counted in the order in which they came. */
const placeOf = (upload: Upload, order: number): number => {
  const numbered = /\[(\d{1,3})\]$/.exec(upload.field)?.[1]
  return numbered === undefined ? order : Number(numbered)
}

/** A form that says nothing of custom fields leaves them as they are, as long as the type stays. */
const earlierValues = (earlier: InteractionRow | null, typeId: number): readonly GivenValue[] =>
  earlier?.interaction_type_id === typeId
    ? earlier.values
        .filter(({ type }) => type !== 'attachment')
        .map((value) => ({ interactionCustomFieldId: value.id, data: dataOf(value) }))
    : []

const storeErrors = (errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  errors['associatedIds'] === undefined ? {} : { associatedStoreIds: errors['associatedIds'] }

const labelSentences = (attachments: readonly PlacedAttachment[]): Record<string, string> =>
  Object.fromEntries(
    attachments.flatMap(({ upload, label, place }) =>
      Object.entries(sentenceFor(`label.${place}`, interactionLabel(upload.name)(label))),
    ),
  )

/** A type that is there and in use, unless the interaction already had it. */
async function ofType({ db, tenantId, earlier }: InteractionContext, typeId: number): Promise<string | null> {
  if (earlier?.interaction_type_id === typeId) return null
  const type = await db
    .selectFrom('interaction_type')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', typeId)
    .where('deleted_at', 'is', null)
    .select(['name', 'active'])
    .executeTakeFirst()
  if (!type) return 'This interaction type does not exist.'
  return type.active ? null : `"${type.name}" is no longer in use. Choose another one.`
}

/** `userId` is whoever logs it, or logged it; nobody logs in another's name but by On Behalf Of. */
const inOwnName = ({ person, earlier }: InteractionContext, form: InteractionForm): string | null =>
  form.userId === undefined || form.userId === (earlier?.user_id ?? person.id)
    ? null
    : 'An interaction is logged in one\u2019s own name.'

/** On Behalf Of is for ad-support users of the client, and names a manager-type member of its team. */
async function behalf(
  { db, tenantId, clientId, person, earlier }: InteractionContext,
  chosen: number | null,
): Promise<string | null> {
  if (chosen === null || chosen === earlier?.on_behalf_of) return null
  if (!isAdSupportOf(person, clientId))
    return 'Only ad-support users of this client log interactions on behalf of others.'
  const members = await db
    .selectFrom('client_user')
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', clientId)
    .where('user_id', '=', chosen)
    .select('client_user_type_id')
    .execute()
  return members.some((member) => isManagerClientUserType(member.client_user_type_id))
    ? null
    : "Choose a manager of the client's team."
}
