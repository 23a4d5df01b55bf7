import type { RouteName } from '@portal/core/foundation/routes'
import type { ComponentType } from 'react'

/** The code of the screens of an area, by route name. */
export type Screens = { readonly [N in RouteName]?: () => Promise<{ default: ComponentType }> }
