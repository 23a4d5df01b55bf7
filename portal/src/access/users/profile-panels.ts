import type { CurrentUser } from '@portal/core/access/session/session'
import { Skeleton } from '@portal/ui/skeleton'
import { createElement, type ComponentType } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'

/** A part of My Profile, fetched when it is opened. */
export interface ProfilePanel {
  /** Stands in the address. */
  readonly id: string
  readonly label: string
  /** Whether there is anything in it for this person; always when absent. */
  readonly for?: (user: CurrentUser) => boolean
  readonly Panel: ComponentType
}

/** Whoever sees the portal as a client has no account there: no password, no session, no key. */
const hasAccount = ({ clientView }: CurrentUser): boolean => clientView === null

const waiting = createElement(Skeleton, { height: 240 })

/** In the order of the tabs. */
export const profilePanels: readonly ProfilePanel[] = [
  {
    id: 'me',
    label: 'My data',
    Panel: fetched(() => import('./own-data-panel.tsx').then((m) => m.OwnDataPanel), waiting),
  },
  {
    id: 'security',
    label: 'Security',
    for: hasAccount,
    Panel: fetched(() => import('../sign-in/security-panel.tsx').then((m) => m.SecurityPanel), waiting),
  },
  {
    id: 'notifications',
    label: 'Notifications',
    for: (user) => hasAccount(user) && user.UserType.name === 'Employee',
    Panel: fetched(() => import('./own-alarms.tsx').then((m) => m.OwnAlarms), waiting),
  },
  {
    id: 'keys',
    label: 'API keys',
    for: hasAccount,
    Panel: fetched(() => import('../api-keys/own-keys.tsx').then((m) => m.OwnKeys), waiting),
  },
]
