import { useStore } from '@nanostores/react'
import type { User } from '@portal/core/foundation/policy/actor'
import { seesStaffHeader } from '@portal/core/foundation/policy/shell'
import { isEmployee, isPartner } from '@portal/core/foundation/policy/user-types'
import { mayOpen, pathOf, type SessionFacts } from '@portal/core/foundation/routes'
import { avatarAddress } from '@portal/core/access/users/constants'
import { Avatar } from '@portal/ui/avatar'
import { BookOpen, CircleUser, ClipboardList } from '@portal/ui/icon'
import { Menu, type MenuEntry } from '@portal/ui/menu'
import type { ReactElement } from 'react'
import { menuOf, type Action } from '../../foundation/actions/action.ts'
import { actAsAction, logoutAction, shortcutsAction, supportAction, themes } from '../portal-actions.ts'
import { $appLinks } from '../../settings/links/app-links.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import type { Width } from '../../foundation/browser/media.ts'
import { session } from '../../foundation/session/session.ts'
import { $themeChoice } from '../../foundation/browser/theme.ts'
import { appEntries } from './app-switcher.tsx'
import styles from './user-menu.module.css'

const profile: Action<SessionFacts> = {
  name: 'My Profile',
  icon: CircleUser,
  may: (facts) => mayOpen('profile', facts),
  href: () => pathOf('profile'),
}

/** Employees have it in the sidebar and among the other applications. */
const taskTool: Action<SessionFacts> = {
  name: 'TaskIQ',
  icon: ClipboardList,
  may: (facts) => facts.actor.kind === 'user' && isPartner(facts.actor) && mayOpen('taskiq.login', facts),
  href: () => pathOf('taskiq.login'),
}

/** Employees have all of them in the sidebar. */
const resources: Action<SessionFacts> = {
  name: 'Resources',
  icon: BookOpen,
  may: (facts) => facts.actor.kind === 'user' && !isEmployee(facts.actor) && mayOpen('resources.mine', facts),
  href: () => pathOf('resources.mine'),
}

export interface UserMenuProps {
  readonly person: User
  readonly width: Width
}

/** The person's own entries: profile, looks, keyboard, way out; on a small screen also what the header has no room for. */
export function UserMenu({ person, width }: UserMenuProps): ReactElement | null {
  const user = useStore(session.$user)
  const theme = useStore($themeChoice)
  const links = useStore($appLinks)
  const facts = useSessionFacts()
  if (!user) return null

  const folded = width === 'drawer' && seesStaffHeader(person)
  const apps = folded ? appEntries(links) : []
  const items: readonly MenuEntry[] = [
    { heading: user.fullName },
    ...menuOf(
      [profile, resources, taskTool, actAsAction, ...(folded ? [supportAction] : []), shortcutsAction],
      facts,
    ),
    ...(apps.length > 0 ? (['line', { heading: 'Other applications' }, ...apps] as const) : []),
    'line',
    { heading: 'Theme' },
    ...themes.map(({ choice, label, icon }) => ({
      label,
      icon,
      checked: choice === theme,
      onSelect: () => $themeChoice.set(choice),
    })),
    'line',
    ...menuOf([logoutAction], facts),
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
          <Avatar fullName={user.fullName} src={avatarAddress(user)} />
        </button>
      )}
    />
  )
}
