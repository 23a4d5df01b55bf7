import type { User } from '@portal/core/foundation/policy/actor'
import { startsImpersonation } from '@portal/core/foundation/policy/impersonation'
import {
  seesCreateMenu,
  seesInteractionLogger,
  seesStaffHeader,
  seesYourDay,
} from '@portal/core/foundation/policy/shell'
import { pathOf, type SessionFacts } from '@portal/core/foundation/routes'
import {
  Bell,
  CircleHelp,
  Keyboard,
  Laptop,
  LogOut,
  MessageSquarePlus,
  Moon,
  NotebookPen,
  Sun,
  Users,
  type Glyph,
} from '@portal/ui/icon'
import type { ThemeChoice } from '@portal/ui/theme'
import { $choosingUser } from '../access/acting/impersonate.ts'
import { openActivityLogger } from '../platform/loggers/activity-logger.ts'
import { openInteractionLogger } from '../platform/loggers/interaction-logger.ts'
import { $shortcutsOpen, toggleYourDay } from '../foundation/browser/layout.ts'
import { $themeChoice } from '../foundation/browser/theme.ts'
import { openSupportRequests } from '../work/support/open.ts'
import type { Action } from '../foundation/actions/action.ts'

/** What concerns the whole portal rather than a record. */
type PortalAction = Action<SessionFacts>

/** For a person of whom something holds. */
const when =
  (holds: (person: User) => boolean) =>
  ({ actor }: SessionFacts): boolean =>
    actor.kind === 'user' && holds(actor)

/** The Create menu. */
export const createActions: readonly PortalAction[] = [
  {
    name: 'Contact',
    title: 'Create contact',
    also: 'log client interaction call meeting',
    icon: MessageSquarePlus,
    may: when(seesInteractionLogger),
    run: () => openInteractionLogger(),
  },
  {
    name: 'Client Activity',
    title: 'Create client activity',
    also: 'log client activities note',
    icon: NotebookPen,
    may: when(seesCreateMenu),
    run: () => openActivityLogger(),
  },
]

export const supportAction: PortalAction = {
  name: 'Support Requests',
  also: 'help issue bug question',
  icon: CircleHelp,
  may: when(seesStaffHeader),
  run: openSupportRequests,
}

const yourDayAction: PortalAction = {
  name: 'Your Day',
  title: 'Show or hide Your Day',
  also: 'notifications calendar tasks bell',
  icon: Bell,
  may: when(seesYourDay),
  run: toggleYourDay,
}

export const actAsAction: PortalAction = {
  name: 'Act as a user…',
  also: 'impersonate',
  icon: Users,
  may: when(startsImpersonation),
  run: () => $choosingUser.set(true),
}

export const shortcutsAction: PortalAction = {
  name: 'Keyboard shortcuts',
  icon: Keyboard,
  shortcut: '?',
  run: () => $shortcutsOpen.set(true),
}

export const logoutAction: PortalAction = {
  name: 'Log out',
  also: 'sign out leave',
  icon: LogOut,
  href: () => pathOf('logout'),
}

/** Light, dark, or what the system says. */
export const themes: readonly {
  readonly choice: ThemeChoice
  readonly label: string
  readonly icon: Glyph
}[] = [
  { choice: 'system', label: 'Like the system', icon: Laptop },
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
]

const themeActions: readonly PortalAction[] = themes.map(({ choice, label, icon }) => ({
  name: label,
  title: `Theme: ${label}`,
  also: 'mode colours appearance',
  icon,
  run: () => $themeChoice.set(choice),
}))

/** What can be done from anywhere, as the palette lists it. Screens, among them those that create something, are found as screens. */
export const portalActions: readonly PortalAction[] = [
  ...createActions,
  supportAction,
  yourDayAction,
  actAsAction,
  shortcutsAction,
  ...themeActions,
  logoutAction,
]
