import { Button } from '@portal/ui/button'
import { useState, type FormEvent, type ReactElement } from 'react'
import { problemOf } from '../sign-in/problem.ts'
import styles from '../sign-in/security-panel.module.css'
import { PasswordField } from './password-field.tsx'

export interface ConfirmPasswordProps {
  readonly confirmLabel: string
  readonly danger?: boolean
  readonly onCancel: () => void
  readonly onConfirm: (password: string) => Promise<void>
}

/** Whoever sits at an open browser does not know the password. */
export function ConfirmPassword({
  confirmLabel,
  danger = false,
  onCancel,
  onConfirm,
}: ConfirmPasswordProps): ReactElement {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await onConfirm(password)
      return
    } catch (error) {
      const { fields, message } = problemOf(error)
      setProblem(fields['password'] ?? message)
    }
    setBusy(false)
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label="Your password"
        value={password}
        error={problem}
        onChange={(text) => {
          setPassword(text)
          setProblem(undefined)
        }}
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
