import type { Db } from '../../foundation/database/database.ts'

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
