import { linksIn } from '@portal/core/links/links'
import { operation } from '../http/operation.ts'

/** The setting in which a tenant keeps the addresses of its applications. */
export const linksSetting = 'app-links'

const links = operation('apps.links', async ({ db, tenantId, services }) => {
  const own = await db
    .selectFrom('tenant_setting')
    .where('tenant_id', '=', tenantId)
    .where('setting', '=', linksSetting)
    .select('value')
    .executeTakeFirst()
  return { ...services.settings.appLinks, ...linksIn(own?.value) }
})

export const linkOperations = { 'apps.links': links }
