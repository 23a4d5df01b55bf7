import { useStore } from '@nanostores/react'
import { passwordUpdated } from '@portal/core/access/sign-in/password-strength'
import type { CurrentUser } from '@portal/core/access/session/persisted-session'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { showSuccess } from '@portal/ui/toast'
import { useId, useMemo, useState, type FormEvent, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { client, refreshUser, session } from '../../foundation/session/session.ts'
import styles from '../sign-in/forced-password-dialog.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { problemOf } from '../sign-in/problem.ts'
import { useNewPassword } from './use-new-password.ts'

/** Persistent: it is left by a new password, or by leaving. */
export function ForcedPasswordDialog({ user }: { readonly user: CurrentUser }): ReactElement {
  const id = useId()
  const [, navigate] = useLocation()
  const tenant = useStore(session.$tenant)
  const { firstName, lastName, email } = user
  const owner = useMemo(
    () => ({ firstName, lastName, email, tenantName: tenant?.name ?? '' }),
    [firstName, lastName, email, tenant],
  )
  const chosen = useNewPassword(owner)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy || !chosen.strongEnough) return
    setFailure(null)
    if (!chosen.check()) return
    setBusy(true)
    try {
      await client.call('users.update', {
        params: { id: user.id },
        body: { password: chosen.password },
      })
      await refreshUser()
      showSuccess(passwordUpdated)
    } catch (error) {
      const problem = problemOf(error)
      if (problem.fields['password']) chosen.setErrors({ password: problem.fields['password'] })
      else setFailure(problem.message)
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      persistent
      title="Choose a new password"
      description="Your password has to be changed before you go on. Other devices will be signed out."
      width={490}
      onClose={() => undefined}
      footer={
        <>
          <Button onClick={() => navigate(pathOf('logout'))}>Log out</Button>
          <Button type="submit" form={id} variant="primary" loading={busy} disabled={!chosen.strongEnough}>
            Change password
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {failure !== null && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        {/* A password manager has to know whose password it is. */}
        <input type="hidden" autoComplete="username" name="email" value={email} readOnly />
        <NewPasswordFields of={chosen} />
      </form>
    </Dialog>
  )
}
