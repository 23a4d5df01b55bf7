import type { RouteName } from '@portal/core/foundation/routes'
import type { ComponentType } from 'react'

/** The code of the screens of an area, by route name. */
export type Screens = { readonly [N in RouteName]?: () => Promise<{ default: ComponentType }> }

const built = new Set<string>()

/** Makes known which routes have a screen; what puts the areas together says it once. */
export const announceScreens = (screens: Screens): void => {
  for (const name of Object.keys(screens)) built.add(name)
}

/** Whether there is a screen behind a route, and not only the line that it is not built. */
export const isBuilt = (name: RouteName): boolean => built.has(name)
