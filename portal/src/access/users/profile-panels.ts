import type { CurrentUser } from '@portal/core/access/session/session'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadScreen } from '../../foundation/errors/chunk-failure.ts'

/** A part of My Profile, fetched when it is opened. */
export interface ProfilePanel {
  /** Stands in the address. */
  readonly id: string
  readonly label: string
  /** Whether there is anything in it for this person; always when absent. */
  readonly for?: (user: CurrentUser) => boolean
  readonly Panel: LazyExoticComponent<ComponentType>
}

/** In the order of the tabs. */
export const profilePanels: readonly ProfilePanel[] = [
  {
    id: 'me',
    label: 'My data',
    Panel: lazy(() =>
      loadScreen(() => import('./own-data-panel.tsx').then((m) => ({ default: m.OwnDataPanel }))),
    ),
  },
  {
    id: 'security',
    label: 'Security',
    Panel: lazy(() =>
      loadScreen(() => import('../sign-in/security-panel.tsx').then((m) => ({ default: m.SecurityPanel }))),
    ),
  },
  {
    id: 'keys',
    label: 'API keys',
    Panel: lazy(() =>
      loadScreen(() => import('../api-keys/own-keys.tsx').then((m) => ({ default: m.OwnKeys }))),
    ),
  },
]
