import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import type { Origin, Services } from '../../foundation/http/operation.ts'

/**
 * The address at which people of a tenant use the portal, for links in mail.
 * The host of a request counts only when it is one of the tenant's: anyone can
 * send any host, and the link would lead there with its token.
 *
 * @param db the caller's transaction, where there is one: the embedded database has one connection
 */
export async function portalAddress(
  services: Services,
  tenantId: number,
  origin: Pick<Origin, 'host' | 'secure'> | null,
  db: Db = services.database.reading(wholeTenant(tenantId)),
): Promise<string> {
  const rows = await db
    .selectFrom('tenant_host')
    .where('tenant_id', '=', tenantId)
    .select('host')
    .orderBy('host')
    .execute()
  const hosts = rows.map(({ host }) => host)
  const { publicUrl, port } = services.settings
  if (origin && hosts.includes(origin.host.replace(/:\d+$/, '').toLowerCase()))
    return `${origin.secure ? 'https' : 'http'}://${origin.host}`
  if (publicUrl !== null) return publicUrl
  const named = hosts.find((host) => host.includes('.') && !/^[\d.]+$/.test(host))
  return named === undefined ? `http://localhost:${port}` : `https://${named}`
}
