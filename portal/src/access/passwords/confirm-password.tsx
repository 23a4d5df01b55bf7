import { useState, type ReactElement } from 'react'
import { SecurityForm } from '../sign-in/security-form.tsx'
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
  const submit = (): void => {
    void attempt(
      () => onConfirm(password),
      ({ fields, message }) => {
        setProblem(fields['password'] ?? message)
        return true
      },
    )
  }
  return (
    <SecurityForm
      failure={null}
      busy={busy}
      submit={confirmLabel}
      danger={danger}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <PasswordField
        label="Your password"
        value={password}
        error={problem}
        onChange={(text) => {
          setPassword(text)
          setProblem(undefined)
        }}
      />
    </SecurityForm>
  )
}
