/**
 * What a connection may see: one tenant, and either all of its clients or the
 * listed ones. Row-level security reads both (see `migrations/001-access.ts`).
 */
export interface DatabaseContext {
  readonly tenantId: number
  /** null: every client of the tenant. */
  readonly clientIds: readonly number[] | null
}

/** The two settings as the policies read them; no client at all is the id 0, which no row has. */
export const settingsOf = ({
  tenantId,
  clientIds,
}: DatabaseContext): readonly [tenant: string, clients: string] => [
  String(tenantId),
  clientIds === null ? '' : clientIds.length === 0 ? '0' : clientIds.join(','),
]

/** All rows of a tenant: for sign-in, jobs and staff. */
export const wholeTenant = (tenantId: number): DatabaseContext => ({ tenantId, clientIds: null })
