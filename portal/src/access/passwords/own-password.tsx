import { useStore } from '@nanostores/react'
import { passwordUpdated } from '@portal/core/access/sign-in/password-strength'
import type { CurrentUser } from '@portal/core/access/session/session'
import { Card } from '@portal/ui/card'
import { showSuccess } from '@portal/ui/toast'
import { useMemo, useState, type ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { SecurityForm } from '../sign-in/security-form.tsx'
import { useAttempt } from '../sign-in/use-attempt.ts'
import styles from '../sign-in/security-panel.module.css'
import { useNewPassword } from './use-new-password.ts'
import { ChangeButton } from '../../platform/parts/form/index.ts'

/** A new password of one's own accord; the dictionaries come when one begins. */
export function OwnPassword({ user }: { readonly user: CurrentUser }): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <Card
      title="Password"
      description="A new password signs you out everywhere else."
      actions={!open && <ChangeButton onClick={() => setOpen(true)}>Change password</ChangeButton>}
    >
      {open ? (
        <ChangePassword user={user} onClose={() => setOpen(false)} />
      ) : (
        <p className={styles.words}>Use one that you use nowhere else, best from a password manager.</p>
      )}
    </Card>
  )
}

interface ChangePasswordProps {
  readonly user: CurrentUser
  readonly onClose: () => void
}

function ChangePassword({ user, onClose }: ChangePasswordProps): ReactElement {
  const tenant = useStore(session.$tenant)
  const { firstName, lastName, email } = user
  const owner = useMemo(
    () => ({ firstName, lastName, email, tenantName: tenant?.name ?? '' }),
    [firstName, lastName, email, tenant],
  )
  const chosen = useNewPassword(owner)
  const [present, setPresent] = useState('')
  const [error, setError] = useState<string | undefined>()
  const { busy, failure, attempt } = useAttempt()

  const submit = (): void => {
    if (busy || !chosen.strongEnough || !chosen.check()) return
    void attempt(
      async () => {
        await api.call('users.update', {
          params: { id: user.id },
          body: { password: chosen.password, currentPassword: present },
        })
        showSuccess(passwordUpdated)
        refresh('users.sessions')
        onClose()
      },
      ({ fields: { currentPassword, password } }) => {
        if (currentPassword) setError(currentPassword)
        else if (password) chosen.setErrors({ password })
        return Boolean(currentPassword ?? password)
      },
    )
  }
  return (
    <SecurityForm
      failure={failure}
      busy={busy}
      submit="Change password"
      disabled={!chosen.strongEnough}
      onSubmit={submit}
      onCancel={onClose}
    >
      <PasswordField
        label="Present password"
        value={present}
        error={error}
        onChange={(text) => {
          setPresent(text)
          setError(undefined)
        }}
      />
      <NewPasswordFields of={chosen} />
    </SecurityForm>
  )
}
