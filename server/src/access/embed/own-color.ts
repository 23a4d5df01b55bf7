import { DEFAULT_PRIMARY_COLOR } from '@portal/core/foundation/policy/shell'
import type { Services } from '../../foundation/http/operation.ts'

/** The color that a tenant has chosen for itself; null where it has not. */
export async function ownColor(services: Services, tenantId: number): Promise<string | null> {
  const color = (await services.tenants.byId(tenantId))?.primaryColor ?? DEFAULT_PRIMARY_COLOR
  return color.toUpperCase() === DEFAULT_PRIMARY_COLOR.toUpperCase() ? null : color
}
