import { pathOf } from '@portal/core/foundation/routes'
import { Copy, Mail, SquarePen, Store, Users } from '@portal/ui/icon'
import { showMailed } from '../../foundation/session/mail-kept.ts'
import { impersonate } from '../acting/impersonate.ts'
import type { Action } from '../../platform/parts/list/index.ts'
import { copy } from '../../foundation/browser/clipboard.ts'
import { report } from '../../foundation/errors/errors.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { User } from './user-columns.tsx'

/** Mails somebody a link to set a password, and says so. */
async function mailPasswordLink({ id, email }: User): Promise<void> {
  try {
    await api.call('users.sendPasswordLink', { params: { id } })
    showMailed(`A link to set a password is on its way to ${email}.`)
  } catch (error) {
    report(error)
  }
}

/** What one can do with a user, from wherever he or she is listed. */
export const userActions: readonly Action<User>[] = [
  {
    name: 'Edit',
    icon: SquarePen,
    shortcut: 'e',
    may: ({ can }) => can.update,
    href: ({ id }) => pathOf('users.edit', { id: String(id) }),
  },
  {
    name: 'Assign clients',
    icon: Store,
    shortcut: 'c',
    may: ({ can }) => can.assignClients,
    href: ({ id }) => pathOf('users.client-assign', { id: String(id) }),
  },
  {
    name: 'Act as this user',
    icon: Users,
    may: ({ can }) => can.impersonate,
    run: ({ id }) => void impersonate(id).catch(report),
  },
  {
    name: 'Send password link',
    icon: Mail,
    may: ({ can, state, pdfUser }) => can.update && state === 'active' && !pdfUser,
    run: (user) => void mailPasswordLink(user),
  },
  { name: 'Copy e-mail', icon: Copy, run: ({ email }) => void copy('E-mail', email) },
]
