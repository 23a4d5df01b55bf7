import { all, email as emailRule, requiredText } from '@portal/core/foundation/rules'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { TextField } from '@portal/ui/text-field'
import { useRef, useState, type FormEvent, type ReactElement } from 'react'
import { client } from '../../foundation/session/session.ts'
import styles from '../sign-in/login-form.module.css'
import { problemOf } from '../sign-in/problem.ts'

const rule = all(requiredText, emailRule)

export interface ForgottenPasswordProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onBack: () => void
}

/** Asks for a link that sets a new password. What it says is the same for every address. */
export function ForgottenPassword({ email, onEmail, onBack }: ForgottenPasswordProps): ReactElement {
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [answered, setAnswered] = useState<{ readonly to: string; readonly sent: boolean } | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const problem = rule(email)
    setError(problem ?? undefined)
    if (problem !== null) {
      input.current?.focus()
      return
    }
    setFailure(null)
    setBusy(true)
    try {
      const to = email.trim()
      const { sent } = await client.call('users.requestPasswordReset', { body: { email: to } })
      setAnswered({ to, sent })
    } catch (caught) {
      setFailure(problemOf(caught).message)
    }
    setBusy(false)
  }

  if (answered?.sent === false)
    return (
      <div className={styles.form}>
        <div role="status">
          <h1 className={styles.title}>Your request was noted</h1>
          <p className={styles.lead}>
            If {answered.to} belongs to an account, a link that sets a new password was written. This portal
            has no mail server yet, so it does not come by mail: ask whoever runs the portal for it.
          </p>
        </div>
        <Button wide onClick={onBack}>
          Back to sign in
        </Button>
      </div>
    )
  if (answered !== null)
    return (
      <div className={styles.form}>
        <div role="status">
          <h1 className={styles.title}>Check your mail</h1>
          <p className={styles.lead}>
            If {answered.to} belongs to an account, a link that sets a new password is on its way. It opens
            once, within the next hour.
          </p>
        </div>
        <p className={styles.lead}>
          Nothing there after a few minutes? Look into the spam folder, or ask your administrator.
        </p>
        <Button wide onClick={onBack}>
          Back to sign in
        </Button>
      </div>
    )
  return (
    <form className={styles.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <div>
        <h1 className={styles.title}>Forgot your password?</h1>
        <p className={styles.lead}>Enter your e-mail address and we send you a link that sets a new one.</p>
      </div>
      {failure !== null && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <TextField
        label="E-mail address"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        value={email}
        error={error}
        inputRef={input}
        onChange={(text) => {
          onEmail(text)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="primary" wide loading={busy}>
        Send me a link
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        Back to sign in
      </button>
    </form>
  )
}
