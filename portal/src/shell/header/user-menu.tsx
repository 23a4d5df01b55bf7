import { useStore } from '@nanostores/react'
import type { User } from '@portal/core/policy/actor'
import { startsImpersonation } from '@portal/core/policy/impersonation'
import { isPartner } from '@portal/core/policy/user-types'
import { mayOpen, pathOf } from '@portal/core/routes'
import {
  CircleUser,
  ClipboardList,
  Users,
  Keyboard,
  Laptop,
  LogOut,
  Moon,
  Sun,
  type Glyph,
} from '@portal/ui/icon'
import { Menu, type MenuEntry } from '@portal/ui/menu'
import type { ThemeChoice } from '@portal/ui/theme'
import type { ReactElement } from 'react'
import { $choosingUser } from '../../access/impersonate.ts'
import { useSessionFacts } from '../facts.ts'
import { $shortcutsOpen } from '../layout.ts'
import { session } from '../session.ts'
import { $themeChoice } from '../theme.ts'
import { initialsOf } from './initials.ts'
import styles from './user-menu.module.css'

const themes: readonly { readonly choice: ThemeChoice; readonly label: string; readonly icon: Glyph }[] = [
  { choice: 'system', label: 'Like the system', icon: Laptop },
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
]

/** The person's own entries: profile, looks, keyboard, way out. */
export function UserMenu({ person }: { readonly person: User }): ReactElement | null {
  const user = useStore(session.$user)
  const theme = useStore($themeChoice)
  const facts = useSessionFacts()
  if (!user) return null

  const profile: MenuEntry = { label: 'My Profile', icon: CircleUser, href: pathOf('profile') }
  const taskTool: MenuEntry = { label: 'TaskIQ', icon: ClipboardList, href: pathOf('taskiq.login') }
  const actAs: MenuEntry = {
    label: 'Act as a user…',
    icon: Users,
    onSelect: () => $choosingUser.set(true),
  }
  const items: readonly MenuEntry[] = [
    { heading: user.fullName },
    ...(mayOpen('profile', facts) ? [profile] : []),
    ...(isPartner(person) && mayOpen('taskiq.login', facts) ? [taskTool] : []),
    ...(startsImpersonation(person) ? [actAs] : []),
    { label: 'Keyboard shortcuts', icon: Keyboard, hint: '?', onSelect: () => $shortcutsOpen.set(true) },
    'line',
    { heading: 'Theme' },
    ...themes.map(({ choice, label, icon }) => ({
      label,
      icon,
      checked: choice === theme,
      onSelect: () => $themeChoice.set(choice),
    })),
    'line',
    { label: 'Log out', icon: LogOut, href: pathOf('logout') },
  ]
  return (
    <Menu
      items={items}
      placement="bottom-end"
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.trigger}
          aria-label={`Your account, ${user.fullName}`}
        >
          <span className={styles.avatar} data-initials={initialsOf(user)} />
        </button>
      )}
    />
  )
}
