import { formatDay } from '@portal/core/foundation/format'
import { useState, type ReactElement } from 'react'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { TerminationDialogProps } from './termination-dialog.tsx'
import { terminationsChanged, type Termination } from './terminations.ts'

const TerminationDialog = fetched(() => import('./termination-dialog.tsx').then((m) => m.TerminationDialog))

type Opened = Omit<TerminationDialogProps, 'onClose'>

/** Setting the day on which an account ends, changing it and calling it off; the dialog is fetched when it is first opened. */
export function useTermination(): {
  readonly open: (opened: Opened) => void
  readonly callOff: (termination: Termination) => void
  /** Draw them once, anywhere. */
  readonly dialogs: ReactElement
} {
  const [opened, setOpened] = useState<Opened | null>(null)
  const removal = useRemoval<Termination>({
    title: () => 'Keep this account?',
    question: ([termination]) =>
      termination && (
        <>
          <strong>{termination.User.fullName}</strong> stays, and does not end on{' '}
          {formatDay(termination.terminatesOn)}.
        </>
      ),
    confirmLabel: 'Keep the account',
    remove: ({ id }) => api.call('scheduledUserTerminations.remove', { params: { id } }),
    removed: terminationsChanged,
    done: () => 'The account stays.',
    failed: 'The termination could not be called off.',
    tellReason: true,
  })
  return {
    open: setOpened,
    callOff: (termination) => removal.ask([termination]),
    dialogs: (
      <>
        {opened && <TerminationDialog {...opened} onClose={() => setOpened(null)} />}
        {removal.dialog}
      </>
    ),
  }
}
