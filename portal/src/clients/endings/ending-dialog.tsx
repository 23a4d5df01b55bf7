import type { Answer } from '@portal/core/calls'
import { formatDay } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './endings.module.css'

/** A service that ends, with the people whom it concerns. */
export type Ending = Answer<'budgets.endingsToTell'>['budgets'][number]

/**
 * Of budgets that were given an end those of which somebody has to be told; none where that cannot be found out: the
 * budgets are saved, and nobody is held up by the question.
 */
export async function endingsAmong(budgetIds: readonly number[]): Promise<readonly Ending[]> {
  if (budgetIds.length === 0) return []
  try {
    return (await api.call('budgets.endingsToTell', { body: { budgetIds: [...budgetIds] } })).budgets
  } catch (failure) {
    report(failure)
    return []
  }
}

/** Asks whether those whom it concerns are to be told that services end. */
export function EndingDialog({
  endings,
  onClose,
}: {
  readonly endings: readonly Ending[]
  readonly onClose: () => void
}): ReactElement {
  const [busy, setBusy] = useState(false)
  const tell = async (): Promise<void> => {
    setBusy(true)
    try {
      const { told } = await api.call('budgets.tellEndings', {
        body: { budgetIds: endings.map(({ id }) => id) },
      })
      showSuccess(
        told === 0
          ? 'They were told already.'
          : told === 1
            ? 'One person has been told.'
            : `${told} people have been told.`,
      )
      onClose()
    } catch (failure) {
      report(failure)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={
        endings.length === 1
          ? 'Tell the team that this service ends?'
          : 'Tell the team that these services end?'
      }
      description="They get an e-mail and a notification, once for each end."
      width={490}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" loading={busy} onClick={() => void tell()}>
            Tell them
          </Button>
        </>
      }
    >
      <ul className={styles.endings}>
        {endings.map(({ id, client, service, endsAt, people }) => (
          <li key={id}>
            <strong>{service}</strong> of {client.name} ends on {formatDay(endsAt)}:{' '}
            {people.map(({ fullName }) => fullName).join(', ')}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
