import { linksIn } from '@portal/core/settings/links/links'
import { pathOf } from '@portal/core/foundation/routes'
import { operation } from '../../foundation/http/operation.ts'
import { tenantSetting } from '../../foundation/database/tenant-setting.ts'

/** The setting in which a tenant keeps the addresses of its applications. */
export const linksSetting = 'app-links'

const links = operation('apps.links', async ({ db, tenantId, services }) => {
  const own = await tenantSetting(db, tenantId, linksSetting)
  // The task tool is there in any case: the portal leads to it.
  return { 'task-tool': pathOf('taskiq.login'), ...services.settings.appLinks, ...linksIn(own) }
})

export const linkOperations = { 'apps.links': links }
