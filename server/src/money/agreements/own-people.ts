import { sql, type RawBuilder } from 'kysely'

/** Somebody of a client who may sign for it. */
export interface Signer {
  readonly id: number
  readonly email: string
  readonly name: string
}

/** The own people of a client, any of whom signs for it: `id`, `email` and `name`. */
export const ownPeople = (tenantId: unknown, clientId: unknown): RawBuilder<Signer> => sql<Signer>`
  select distinct u.id, u.email, u.first_name || ' ' || u.last_name as name
  from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where m.tenant_id = ${tenantId} and m.client_id = ${clientId} and u.user_type = 'Client' and u.active and not u.suspended
  order by u.id`
