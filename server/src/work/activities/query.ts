import { sql, type RawBuilder } from 'kysely'
import { beginOfDay, endOfDay } from '../../foundation/database/agency-day.ts'
import type { Db } from '../../foundation/database/database.ts'

/** An activity's row with the names it refers to. */
export interface ActivityRow {
  readonly id: number
  readonly client_id: number
  readonly client_name: string
  readonly client_slug: string
  readonly type_id: number
  readonly type_name: string
  readonly category_id: number
  readonly category_name: string
  readonly user_id: number
  readonly user_name: string
  readonly body: string
  readonly logged_at: string
  readonly is_external: boolean
  readonly version: number
  readonly stores: readonly number[]
  readonly files: readonly ActivityFile[]
}

/** An attachment as it stands in the row's JSON. */
export interface ActivityFile {
  readonly id: number
  readonly public_id: string
  readonly name: string
  readonly media_type: string
  readonly size: number
  readonly label: string
}

/** The subject of files that are attached to an activity. */
export const attachmentSubject = 'activity'

/** Activities that are not deleted, with their names, related stores and attachments. */
export const activityRows = (db: Db, tenantId: number) =>
  db
    .selectFrom('activity')
    .innerJoin('client', (join) =>
      join.onRef('client.tenant_id', '=', 'activity.tenant_id').onRef('client.id', '=', 'activity.client_id'),
    )
    .innerJoin('activity_type', (join) =>
      join
        .onRef('activity_type.tenant_id', '=', 'activity.tenant_id')
        .onRef('activity_type.id', '=', 'activity.type_id'),
    )
    .innerJoin('activity_category', (join) =>
      join
        .onRef('activity_category.tenant_id', '=', 'activity.tenant_id')
        .onRef('activity_category.id', '=', 'activity.category_id'),
    )
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'activity.tenant_id')
        .onRef('user_account.id', '=', 'activity.user_id'),
    )
    .where('activity.tenant_id', '=', tenantId)
    .where('activity.deleted_at', 'is', null)
    .select([
      'activity.id',
      'activity.client_id',
      'client.name as client_name',
      'client.slug as client_slug',
      'activity.type_id',
      'activity_type.name as type_name',
      'activity.category_id',
      'activity_category.name as category_name',
      'activity.user_id',
      sql<string>`user_account.first_name || ' ' || user_account.last_name`.as('user_name'),
      'activity.body',
      'activity.logged_at',
      'activity.is_external',
      'activity.version',
      sql<
        readonly number[]
      >`(select coalesce(json_agg(s.client_id order by s.client_id), '[]') from activity_store s
        where s.tenant_id = activity.tenant_id and s.activity_id = activity.id)`.as('stores'),
      sql<
        readonly ActivityFile[]
      >`(select coalesce(json_agg(json_build_object('id', f.id, 'public_id', f.public_id, 'name', f.name,
          'media_type', f.media_type, 'size', f.size, 'label', f.label) order by f.id), '[]') from file f
        where f.tenant_id = activity.tenant_id and f.subject = ${sql.lit(attachmentSubject)} and f.subject_id = activity.id and f.deleted_at is null)`.as(
        'files',
      ),
    ])

/** The activities of a period of days by the agency's clock; both days belong to it. */
export function inPeriod({
  startDate,
  endDate,
}: {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}): RawBuilder<boolean> {
  const start =
    startDate === undefined
      ? sql<boolean>`true`
      : sql<boolean>`activity.logged_at >= ${beginOfDay(startDate)}`
  const end =
    endDate === undefined ? sql<boolean>`true` : sql<boolean>`activity.logged_at < ${endOfDay(endDate)}`
  return sql<boolean>`(${start} and ${end})`
}
