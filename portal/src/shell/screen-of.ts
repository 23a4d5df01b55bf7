import type { RouteName } from '@portal/core/foundation/routes'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { openingScreens } from '../access/sign-in/screens.ts'
import { loadScreen } from '../foundation/errors/chunk-failure.ts'
import type { Screens } from '../foundation/screens.ts'

/** Fetches what says where the code of each screen is; whoever only signs in does without. */
export const loadScreens = (): Promise<Screens> => import('./screens.ts').then(({ screens }) => screens)

/** @throws Error when there is none, which `screens.test.ts` rules out */
async function codeOf(name: RouteName): Promise<{ readonly default: ComponentType }> {
  const load = openingScreens[name] ?? (await loadScreens())[name]
  if (!load) throw new Error(`No screen is registered for ${name}`)
  return load()
}

const made = new Map<RouteName, LazyExoticComponent<ComponentType>>()

/** The component of a route, whose code is fetched when it is first drawn. */
export function screenOf(name: RouteName): ComponentType {
  let component = made.get(name)
  if (!component) {
    component = lazy(() => loadScreen(() => codeOf(name)))
    made.set(name, component)
  }
  return component
}

/** Fetches a screen's code ahead, for example when a link to it is pointed at. */
export const preload = (name: RouteName): void => void codeOf(name).catch(() => undefined)
