import { defaultPrimaryColor } from '@portal/core/foundation/policy/shell'
import type { Services } from '../../foundation/http/operation.ts'

/** The color that a tenant has chosen for itself; null where it has not. */
export async function ownColor(services: Services, tenantId: number): Promise<string | null> {
  const color = (await services.tenants.byId(tenantId))?.primaryColor ?? defaultPrimaryColor
  return color.toUpperCase() === defaultPrimaryColor.toUpperCase() ? null : color
}
