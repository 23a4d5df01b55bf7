import type { RouteName } from '@portal/core/foundation/routes'
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { openingScreens } from '../access/sign-in/screens.ts'
import { ScreenFallback } from '../foundation/errors/fallbacks.tsx'
import { fetched, type Fetched } from '../foundation/errors/fetched.ts'
import type { Screens } from '../foundation/screens.ts'

/** Fetches what says where the code of each screen is; whoever only signs in does without. */
export const loadScreens = (): Promise<Screens> => import('./screens.ts').then(({ screens }) => screens)

export interface ScreenProps {
  /** Drawn with the screen, once its code is here. */
  readonly children?: ReactNode
}

/** @throws Error when there is none, which `screens.test.ts` rules out */
async function codeOf(name: RouteName): Promise<ComponentType<ScreenProps>> {
  const load = openingScreens[name] ?? (await loadScreens())[name]
  if (!load) throw new Error(`No screen is registered for ${name}`)
  const { default: Content } = await load()
  return ({ children }) => createElement(Fragment, null, children, createElement(Content))
}

const made = new Map<RouteName, Fetched<ScreenProps>>()

/** The component of a route, whose code is fetched when it is first drawn. */
export function screenOf(name: RouteName): Fetched<ScreenProps> {
  let screen = made.get(name)
  if (!screen) {
    screen = fetched(() => codeOf(name), createElement(ScreenFallback))
    made.set(name, screen)
  }
  return screen
}

/** Fetches a screen's code ahead, for example when a link to it is pointed at. */
export const preload = (name: RouteName): void =>
  void screenOf(name)
    .fetch()
    .catch(() => undefined)
