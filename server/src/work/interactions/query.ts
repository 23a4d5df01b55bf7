import { sql, type RawBuilder } from 'kysely'
import type { CustomFieldType } from '@portal/core/work/interactions/constants'
import { seesPrivateInteractions } from '@portal/core/work/interactions/policy'
import { isPerson, type Actor } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import type { FileRow } from '../../foundation/files/stored.ts'

/** An interaction's row with the names it refers to. */
export interface InteractionRow {
  readonly id: number
  readonly client_id: number
  readonly client_name: string
  readonly client_slug: string
  readonly interaction_type_id: number
  readonly type_name: string
  readonly user_id: number
  readonly user_name: string
  readonly on_behalf_of: number | null
  readonly on_behalf_name: string | null
  readonly body: string
  readonly published_at: string
  readonly is_public: boolean
  readonly created_at: string
  readonly version: number
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  readonly values: readonly StoredValue[]
  readonly files: readonly FileRow[]
}

/** The value of a custom field as it is stored, with the field as it is called now and the people it names. */
export interface StoredValue {
  readonly id: number
  readonly name: string
  readonly type: CustomFieldType
  readonly data: string
  readonly users: readonly { readonly id: number; readonly fullName: string }[]
}

/** The subject of files that are attached to an interaction. */
export const attachmentSubject = 'interaction'

/** Employees see every interaction, everyone else the public ones. */
export const visibleTo = (reader: Actor): RawBuilder<boolean> =>
  isPerson(reader) && seesPrivateInteractions(reader)
    ? sql<boolean>`true`
    : sql<boolean>`interaction.is_public`

export const newestFirst = sql`interaction.published_at desc, interaction.id desc`

const stores = sql<
  InteractionRow['stores']
>`(select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.id), '[]')
  from interaction_store s join client c on c.tenant_id = s.tenant_id and c.id = s.client_id
  where s.tenant_id = interaction.tenant_id and s.interaction_id = interaction.id)`

/** A list that stands as JSON in a text is only read where the field's type says that it is one. */
const users = sql`case when f.type = 'related users type' then (
    select coalesce(json_agg(json_build_object('id', u.id, 'fullName', u.first_name || ' ' || u.last_name) order by u.last_name, u.id), '[]')
    from user_account u where u.tenant_id = v.tenant_id and v.data::jsonb @> to_jsonb(u.id)) else '[]' end`

const values = sql<
  InteractionRow['values']
>`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'data', v.data,
    'users', ${users}) order by f."order", lower(f.name)), '[]')
  from interaction_value v join interaction_custom_field f on f.tenant_id = v.tenant_id and f.id = v.custom_field_id
  where v.tenant_id = interaction.tenant_id and v.interaction_id = interaction.id)`

const files = sql<
  InteractionRow['files']
>`(select coalesce(json_agg(json_build_object('id', f.id, 'public_id', f.public_id, 'name', f.name,
    'media_type', f.media_type, 'size', f.size, 'label', f.label) order by f.id), '[]') from file f
  where f.tenant_id = interaction.tenant_id and f.subject = ${sql.lit(attachmentSubject)} and f.subject_id = interaction.id and f.deleted_at is null)`

/** Interactions that are not deleted, without anything selected. */
export const allInteractions = (db: Db, tenantId: number) =>
  db
    .selectFrom('interaction')
    .innerJoin('client', (join) =>
      join
        .onRef('client.tenant_id', '=', 'interaction.tenant_id')
        .onRef('client.id', '=', 'interaction.client_id'),
    )
    .innerJoin('interaction_type', (join) =>
      join
        .onRef('interaction_type.tenant_id', '=', 'interaction.tenant_id')
        .onRef('interaction_type.id', '=', 'interaction.interaction_type_id'),
    )
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'interaction.tenant_id')
        .onRef('user_account.id', '=', 'interaction.user_id'),
    )
    .where('interaction.tenant_id', '=', tenantId)
    .where('interaction.deleted_at', 'is', null)

/** Interactions that are not deleted, with their names, related stores, values and attachments. */
export const interactionRows = (db: Db, tenantId: number) =>
  allInteractions(db, tenantId).select([
    'interaction.id',
    'interaction.client_id',
    'client.name as client_name',
    'client.slug as client_slug',
    'interaction.interaction_type_id',
    'interaction_type.name as type_name',
    'interaction.user_id',
    sql<string>`user_account.first_name || ' ' || user_account.last_name`.as('user_name'),
    'interaction.on_behalf_of',
    sql<string | null>`(select b.first_name || ' ' || b.last_name from user_account b
      where b.tenant_id = interaction.tenant_id and b.id = interaction.on_behalf_of)`.as('on_behalf_name'),
    'interaction.body',
    'interaction.published_at',
    'interaction.is_public',
    'interaction.created_at',
    'interaction.version',
    stores.as('stores'),
    values.as('values'),
    files.as('files'),
  ])

/** The interactions of a period of days; both days belong to it. */
export const inPeriod = ({
  startDate,
  endDate,
}: {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}): RawBuilder<boolean> =>
  sql<boolean>`(${startDate === undefined ? sql`true` : sql`interaction.published_at >= ${startDate}::date`}
    and ${endDate === undefined ? sql`true` : sql`interaction.published_at <= ${endDate}::date`})`
