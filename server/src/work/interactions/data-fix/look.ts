import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CustomFieldType } from '@portal/core/work/interactions/constants'
import type { CustomField } from '@portal/core/work/interactions/custom-fields'
import { findingsOf, type Finding } from '@portal/core/work/interactions/data-fix/findings'
import { namesIn, type Named } from '@portal/core/work/interactions/data-fix/names-in'
import type { Db } from '../../../foundation/database/database.ts'
import { textOf } from '../../../foundation/rich-text/text-of.ts'
import { dayOf } from '../../../platform/reports/conditions.ts'
import { dataOf } from '../present-interaction.ts'
import { allInteractions } from '../query.ts'

/** An interaction as it is looked at, with whom and what it names. */
export interface LookedAt {
  readonly id: number
  readonly client: Named & { readonly slug: string; readonly canceledAt: string | null }
  readonly type: { readonly id: number; readonly name: string; readonly active: boolean }
  readonly user: { readonly id: number; readonly fullName: string }
  readonly publishedAt: string
  readonly loggedOn: string
  readonly body: string
  readonly related: readonly number[]
  readonly files: number
  readonly values: readonly { readonly id: number; readonly type: CustomFieldType; readonly data: string }[]
  readonly again: boolean
  /** Keys of what was left as it is. */
  readonly left: readonly string[]
}

/** The interactions that a condition finds, each with what the rules look at. */
export async function lookedAt(
  db: Db,
  tenantId: number,
  where: RawBuilder<SqlBool>,
): Promise<readonly LookedAt[]> {
  return allInteractions(db, tenantId)
    .where(where)
    .select([
      'interaction.id',
      sql<LookedAt['client']>`json_build_object('id', client.id, 'name', client.name, 'slug', client.slug,
        'canceledAt', client.canceled_at::text)`.as('client'),
      sql<LookedAt['type']>`json_build_object('id', interaction_type.id, 'name', interaction_type.name,
        'active', interaction_type.active and interaction_type.deleted_at is null)`.as('type'),
      sql<LookedAt['user']>`json_build_object('id', user_account.id,
        'fullName', user_account.first_name || ' ' || user_account.last_name)`.as('user'),
      sql<string>`interaction.published_at::text`.as('publishedAt'),
      sql<string>`${dayOf(sql.ref('interaction.created_at'))}::text`.as('loggedOn'),
      'interaction.body',
      sql<readonly number[]>`(select coalesce(json_agg(s.client_id), '[]') from interaction_store s
        where s.tenant_id = interaction.tenant_id and s.interaction_id = interaction.id)`.as('related'),
      sql<number>`(select count(*)::integer from file f where f.tenant_id = interaction.tenant_id
        and f.subject = 'interaction' and f.subject_id = interaction.id and f.deleted_at is null)`.as(
        'files',
      ),
      sql<
        LookedAt['values']
      >`(select coalesce(json_agg(json_build_object('id', f.id, 'type', f.type, 'data', v.data)), '[]')
        from interaction_value v join interaction_custom_field f on f.tenant_id = v.tenant_id and f.id = v.custom_field_id
        where v.tenant_id = interaction.tenant_id and v.interaction_id = interaction.id)`.as('values'),
      sql<boolean>`exists (select from interaction o where o.tenant_id = interaction.tenant_id
        and o.client_id = interaction.client_id and o.published_at = interaction.published_at and o.deleted_at is null
        and o.user_id = interaction.user_id and o.interaction_type_id = interaction.interaction_type_id
        and o.id < interaction.id and o.body = interaction.body)`.as('again'),
      sql<
        readonly string[]
      >`(select coalesce(json_agg(k), '[]') from interaction_correction c, unnest(c.findings) k
        where c.tenant_id = interaction.tenant_id and c.interaction_id = interaction.id)`.as('left'),
    ])
    .orderBy('interaction.id')
    .execute()
}

/** Looks at one interaction after the other. */
export type Look = (one: LookedAt) => readonly Finding[]

/** What the rules need of the agency: who its clients are, and which fields its types ask for. */
export async function looking(db: Db, tenantId: number): Promise<Look> {
  const clients = await sql<Named>`select id, name from client where tenant_id = ${tenantId}`.execute(db)
  const fields = await sql<CustomField & { readonly typeId: number }>`
    select l.interaction_type_id as "typeId", f.id, f.name, f.type, f.is_required as "isRequired", f.default_value as "defaultValue"
    from interaction_type_field l
      join interaction_custom_field f on f.tenant_id = l.tenant_id and f.id = l.custom_field_id
    where l.tenant_id = ${tenantId} and f.active and f.deleted_at is null
    order by f."order", f.id`.execute(db)
  const byType = Map.groupBy(fields.rows, ({ typeId }) => typeId)
  const namedIn = namesIn(clients.rows)
  return ({ related, type, left, body, values, client, ...facts }) =>
    findingsOf(
      {
        ...facts,
        client,
        type,
        related: [...related, client.id],
        text: textOf(body),
        fields: byType.get(type.id) ?? [],
        values: new Map(values.map((value) => [value.id, dataOf(value)])),
      },
      namedIn,
    ).filter(({ key }) => !left.includes(key))
}
