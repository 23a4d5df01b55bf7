import { sql, type RawBuilder } from 'kysely'

/** Condition that an account outside of the agency, `u`, is in use and of a client. */
export const goodForClient = (clientId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  u.active and not u.suspended and (
    exists (select from client_user m where m.tenant_id = u.tenant_id and m.user_id = u.id and m.client_id = ${clientId})
    or exists (select from user_group_access g join client c on c.tenant_id = g.tenant_id and c.group_id = g.group_id
      where g.tenant_id = u.tenant_id and g.user_id = u.id and c.id = ${clientId})))`

/** Condition that an account, `u`, is of somebody outside of the agency. */
export const isOutside = sql<boolean>`u.user_type not in ('Employee', 'Guest', 'PDF')`
