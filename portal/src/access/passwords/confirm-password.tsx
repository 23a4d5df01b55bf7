import { Button } from '@portal/ui/button'
import { useState, type FormEvent, type ReactElement } from 'react'
import styles from '../sign-in/security-panel.module.css'
import { useAttempt } from '../sign-in/use-attempt.ts'
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
  const { busy, attempt } = useAttempt()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void attempt(
      () => onConfirm(password),
      ({ fields, message }) => {
        setProblem(fields['password'] ?? message)
        return true
      },
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
