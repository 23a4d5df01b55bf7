import { useStore } from '@nanostores/react'
import type { Answer } from '@portal/core/calls'
import type { User } from '@portal/core/foundation/policy/actor'
import { mayConfirmBudgetChanges } from '@portal/core/foundation/policy/shell'
import { useEffect, useState, type ComponentType, type ReactElement } from 'react'
import type { BudgetChangesProps } from '@portal/widgets/budget-changes'
import { invalidate } from '../../foundation/session/query.ts'
import { client, session } from '../../foundation/session/session.ts'

/** The dialog that asks to confirm budget changes, for whom it is; the very component of the widget. */
export function BudgetChangesHost({ person }: { readonly person: User }): ReactElement | null {
  const user = useStore(session.$user)
  // What the browser kept of the user may be old: the server says first who this is.
  const confirmed = useStore(session.$confirmed)
  if (!user || !confirmed) return null
  const { mustChangePassword } = user
  return mayConfirmBudgetChanges({ ...person, mustChangePassword }) ? (
    <WaitingChanges key={person.id} userId={person.id} />
  ) : null
}

interface Found {
  readonly waiting: Answer<'budgetChanges.forUser'>
  readonly Dialog: ComponentType<BudgetChangesProps>
}

/** Looks once for what waits, and fetches the dialog only where there is something. */
function WaitingChanges({ userId }: { readonly userId: number }): ReactElement | null {
  const [found, setFound] = useState<Found | null>(null)
  const [state, setState] = useState<'looking' | 'failed' | 'closed'>('looking')
  useEffect(() => {
    if (state !== 'looking') return
    let current = true
    const look = async (): Promise<void> => {
      const waiting = await client.call('budgetChanges.forUser', { params: { id: userId } })
      if (waiting.length === 0 || !current) return
      const { BudgetChanges } = await import('@portal/widgets/budget-changes')
      if (current) setFound({ waiting, Dialog: BudgetChanges })
    }
    look().catch(() => current && setState('failed'))
    return () => {
      current = false
    }
  }, [userId, state])
  useEffect(() => {
    if (state !== 'failed') return
    const again = (): void => setState('looking')
    window.addEventListener('online', again)
    window.addEventListener('focus', again)
    return () => {
      window.removeEventListener('online', again)
      window.removeEventListener('focus', again)
    }
  }, [state])
  if (!found || state === 'closed') return null
  return (
    <found.Dialog
      client={client}
      userId={userId}
      waiting={found.waiting}
      // What else says how many wait, behind the dialog, counts anew.
      onConfirmed={() => invalidate('budgetChanges')}
      onClose={() => {
        setState('closed')
        // It opened by itself: nothing had the focus before.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body)
            document.getElementById('content')?.focus({ preventScroll: true })
        })
      }}
    />
  )
}
