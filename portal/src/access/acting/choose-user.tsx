import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Combobox } from '@portal/ui/combobox'
import { Dialog } from '@portal/ui/dialog'
import type { Option } from '@portal/ui/select'
import { useState, type ReactElement } from 'react'
import { client } from '../../foundation/session/session.ts'
import styles from './choose-user.module.css'
import { $choosingUser, impersonate } from './impersonate.ts'

const search = async (text: string, signal: AbortSignal): Promise<readonly Option<number>[]> => {
  const users = await client.call('users.toImpersonate', { query: { search: text }, signal })
  return users.map(({ id, fullName, email, userType, roles }) => ({
    value: id,
    label: fullName,
    description: [roles.length > 0 ? roles.join(', ') : userType, email].join(' · '),
  }))
}

/** Chooses the user to act as. */
export function ChooseUser(): ReactElement {
  const [user, setUser] = useState<Option<number> | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const close = (): void => $choosingUser.set(false)
  const start = async (): Promise<void> => {
    if (!user || busy) return
    setBusy(true)
    setFailure(null)
    try {
      await impersonate(user.value)
    } catch (error) {
      setFailure(
        error instanceof ApiError && error.fromServer
          ? error.message
          : (messageFor(error) ?? 'This did not work.'),
      )
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title="Act as a user"
      width={490}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" loading={busy} disabled={user === null} onClick={() => void start()}>
            Act as this user
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>
          You will see the portal as this person does, and what you do is done in their name. It is written in
          the audit log with your name beside theirs.
        </p>
        {failure !== null && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <Combobox
          label="User"
          required
          placeholder="Name or e-mail address"
          search={search}
          delay={150}
          value={user}
          onChange={setUser}
        />
      </div>
    </Dialog>
  )
}
