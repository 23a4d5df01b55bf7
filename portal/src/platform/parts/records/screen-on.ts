import type { ListScreen, Resource } from '@portal/core/foundation/contract/resource'
import type { RouteName } from '@portal/core/foundation/routes'

/** How a list stands on a route. */
export const screenOn = (resource: Resource, route: RouteName): ListScreen | undefined =>
  resource.screens?.find((screen) => screen.route === route)
