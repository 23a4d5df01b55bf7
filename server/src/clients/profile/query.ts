import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { factColumns } from './client-columns.ts'

/** A tag as a client shows it. */
export interface TagOfClient {
  readonly id: number
  readonly name: string
  readonly color: string
}

/** The tags of a client in their order, beside its row; a retired one stays on whom it was put. */
export const tagsOfClient: RawBuilder<readonly TagOfClient[]> = sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color) order by t."order", t.id), '[]')
  from client_tag_link l join client_tag t on t.tenant_id = l.tenant_id and t.id = l.client_tag_id and t.deleted_at is null
  where l.tenant_id = client.tenant_id and l.client_id = client.id)`

/** The logo of a client, beside its row. */
export const logoOfClient: RawBuilder<{ readonly publicId: string; readonly name: string } | null> = sql`(
  select json_build_object('publicId', f.public_id, 'name', f.name) from file f
  where f.tenant_id = client.tenant_id and f.id = client.logo_file_id and f.deleted_at is null)`

/** The health of a client, beside its row. */
export const healthOfClient: RawBuilder<number | null> = sql`(
  select h.score from client_health h where h.tenant_id = client.tenant_id and h.client_id = client.id)`

/** What the agency writes down of a client and shows in lists, beside its row, in words. */
export const dataOfClient: RawBuilder<readonly { readonly id: number; readonly value: string }[]> = sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'value', case t.kind
      when 'User' then (select u.first_name || ' ' || u.last_name from user_account u
        where u.tenant_id = t.tenant_id and u.id::text = coalesce(v.value, d.value))
      when 'Yes or No' then case coalesce(v.value, d.value) when 'true' then 'Yes' else 'No' end
      else coalesce(v.value, d.value) end) order by t."order", t.id), '[]')
  from client_data_type t
    left join client_data_default d on d.tenant_id = t.tenant_id and d.client_data_type_id = t.id and d.client_id = client.id
    left join client_data_value v on v.tenant_id = t.tenant_id and v.client_data_type_id = t.id and v.client_id = client.id
  where t.tenant_id = client.tenant_id and t.in_lists and t.active and t.deleted_at is null
    and coalesce(v.value, d.value) is not null)`

/** Who is on a client's team, beside its row, by client user type and name. */
export const teamOfClient: RawBuilder<
  { userId: number; clientUserTypeId: number; user: { fullName: string } }[]
> = sql`(
  select coalesce(json_agg(json_build_object('userId', m.user_id, 'clientUserTypeId', m.client_user_type_id,
    'user', json_build_object('fullName', u.first_name || ' ' || u.last_name)) order by m.client_user_type_id, u.last_name, u.id), '[]')
  from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where m.tenant_id = client.tenant_id and m.client_id = client.id)`

/** The accounts of a client in outside systems, beside its row. */
export const profilesOfClient: RawBuilder<{ identifier: string; ProfileType: { name: string } }[]> = sql`(
  select coalesce(json_agg(json_build_object('identifier', i.identifier, 'ProfileType', json_build_object('name', i.platform))
    order by i.platform, i.id), '[]')
  from integration i where i.tenant_id = client.tenant_id and i.client_id = client.id and i.deleted_at is null)`

/** Whether a client is the one that an address names, by its id or its slug. */
export const isNamed = (idOrSlug: string): RawBuilder<boolean> =>
  /^\d{1,9}$/.test(idOrSlug)
    ? sql<boolean>`client.id = ${Number(idOrSlug)}`
    : sql<boolean>`client.slug = ${idOrSlug}`

/** Clients with the names of their industry and groups. */
export const clientRows = (db: Db, tenantId: number) =>
  db
    .selectFrom('client')
    .leftJoin('industry', (join) =>
      join
        .onRef('industry.tenant_id', '=', 'client.tenant_id')
        .onRef('industry.id', '=', 'client.industry_id'),
    )
    .leftJoin('client_group', (join) =>
      join
        .onRef('client_group.tenant_id', '=', 'client.tenant_id')
        .onRef('client_group.id', '=', 'client.group_id'),
    )
    .leftJoin('management_group', (join) =>
      join
        .onRef('management_group.tenant_id', '=', 'client.tenant_id')
        .onRef('management_group.id', '=', 'client.management_group_id'),
    )
    .leftJoin('region', (join) =>
      join.onRef('region.tenant_id', '=', 'client.tenant_id').onRef('region.id', '=', 'client.region_id'),
    )
    .where('client.tenant_id', '=', tenantId)
    .select([
      'client.id',
      'client.slug',
      'client.tenant_id',
      ...factColumns,
      'industry.name as industry_name',
      'client_group.name as group_name',
      'management_group.name as management_group_name',
      'region.name as region_name',
      'client.version',
    ])
