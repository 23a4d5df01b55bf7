import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'

/** Text as names are stored for searching and sorting: lower case, no accents, no punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Clients with the names of their industry and group. */
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
    .where('client.tenant_id', '=', tenantId)
    .select([
      'client.id',
      'client.name',
      'client.slug',
      'client.tenant_id',
      'client.identifier',
      'client.industry_id',
      'industry.name as industry_name',
      'client.group_id',
      'client_group.name as group_name',
      'client.activated_at',
      'client.canceled_at',
      'client.city',
      'client.state',
      'client.phone',
      'client.website',
      'client.version',
    ])

/** The agency's day, on which a client's state and a budget's activity depend (platform section 9). Asked for once a statement, not once a row. */
export const agencyToday = sql<string>`(select (now() at time zone 'America/Chicago')::date)`
