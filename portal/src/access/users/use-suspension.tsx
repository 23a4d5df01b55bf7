import { messageFor } from '@portal/core/foundation/contract/api-error'
import { ConfirmDialog } from '@portal/ui/dialog'
import { Ban, RotateCcw } from '@portal/ui/icon'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import type { Action, BulkAction } from '../../platform/parts/list/index.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import { TheirClients } from './their-clients.tsx'
import type { User } from './user-columns.tsx'

interface Asking {
  readonly users: readonly User[]
  readonly suspend: boolean
  readonly done: () => void
}

/** Suspending people and letting them in again, one or several at a time, after a question. */
export function useSuspension(): {
  readonly actions: readonly Action<User>[]
  readonly bulk: readonly BulkAction<User>[]
  readonly dialog: ReactElement
} {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [busy, setBusy] = useState(false)
  const ask = (users: readonly User[], suspend: boolean, done: () => void = () => undefined): void =>
    setAsking({ users: users.filter((user) => fits(user, suspend)), suspend, done })
  const confirm = async (): Promise<void> => {
    if (!asking || busy) return
    const { users, suspend, done } = asking
    setBusy(true)
    let changed = 0
    let failure: unknown = null
    for (const { id, version } of users) {
      try {
        await api.call('users.update', {
          params: { id },
          body: { isSuspended: suspend },
          ifMatch: version,
        })
        changed += 1
      } catch (error) {
        failure ??= error
      }
    }
    setBusy(false)
    setAsking(null)
    refresh('users', 'roles', 'departments')
    if (changed > 0) {
      showSuccess(
        `${people(changed)} ${changed === 1 ? 'is' : 'are'} ${suspend ? 'suspended' : 'active again'}.`,
      )
      done()
    }
    const sentence = failure === null ? null : messageFor(failure)
    if (sentence !== null) showError(sentence)
  }
  const count = asking?.users.length ?? 0
  const who = count === 1 ? (asking?.users[0]?.fullName ?? '') : people(count)
  return {
    actions: [
      {
        name: 'Suspend',
        icon: Ban,
        danger: true,
        may: (user) => fits(user, true),
        run: (user) => ask([user], true),
      },
      {
        name: 'Lift suspension',
        icon: RotateCcw,
        may: (user) => fits(user, false),
        run: (user) => ask([user], false),
      },
    ],
    bulk: [
      {
        name: 'Suspend',
        icon: Ban,
        danger: true,
        may: (users) => users.some((user) => fits(user, true)),
        run: (users, clear) => ask(users, true, clear),
      },
      {
        name: 'Lift suspension',
        icon: RotateCcw,
        may: (users) => users.some((user) => fits(user, false)),
        run: (users, clear) => ask(users, false, clear),
      },
    ],
    dialog: (
      <ConfirmDialog
        open={asking !== null}
        title={asking?.suspend === false ? `Let ${who} in again?` : `Suspend ${who}?`}
        confirmLabel={asking?.suspend === false ? 'Lift suspension' : 'Suspend'}
        danger={asking?.suspend ?? true}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(null)}
      >
        {asking?.suspend === false
          ? 'They can sign in again, with the roles and clients that they had.'
          : 'They are signed out everywhere at once and cannot sign in until the suspension is lifted. Nothing of theirs is deleted.'}
        {asking?.suspend && count === 1 && asking.users[0]?.UserType.name === 'Employee' && (
          <TheirClients userId={asking.users[0].id} />
        )}
      </ConfirmDialog>
    ),
  }
}

/** Whom it would change, and who may be changed: nobody suspends themselves. */
const fits = ({ id, isSuspended, can }: User, suspend: boolean): boolean =>
  can.update && isSuspended !== suspend && !(suspend && id === session.$user.get()?.id)

const people = (count: number): string => (count === 1 ? 'One person' : `${count} people`)
