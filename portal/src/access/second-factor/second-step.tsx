import { requiredText } from '@portal/core/foundation/rules'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { useRef, useState, type FormEvent, type ReactElement } from 'react'
import { client, signInWithCode, type SecondFactorAsked } from '../../foundation/session/session.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { CodeField } from './code-field.tsx'
import styles from '../sign-in/login-form.module.css'
import { problemOf } from '../sign-in/problem.ts'

export interface SecondStepProps {
  readonly asked: SecondFactorAsked
  /** Runs in the same breath as the session begins. */
  readonly onIn: () => void
  readonly onBack: () => void
}

/** The second step of a sign-in: a code of the app, of a mail, or the first code of an app that is set up here. */
export function SecondStep({ asked, onIn, onBack }: SecondStepProps): ReactElement {
  const { authAccessToken, setup } = asked
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const [busy, setBusy] = useState<'code' | 'mail' | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const attempt = async (what: 'code' | 'mail', work: () => Promise<void>): Promise<void> => {
    if (busy !== null) return
    setFailure(null)
    setBusy(what)
    try {
      await work()
    } catch (caught) {
      const { fields, message } = problemOf(caught)
      if (fields['token'] === undefined) setFailure(message)
      else setError(fields['token'])
    }
    setBusy(null)
    input.current?.focus()
    input.current?.select()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const problem = requiredText(code)
    setError(problem ?? undefined)
    if (problem !== null) {
      input.current?.focus()
      return
    }
    void attempt('code', () =>
      signInWithCode({ authAccessToken, token: code.trim(), secret: setup?.secret ?? null }, onIn),
    )
  }
  const mail = (): void =>
    void attempt('mail', async () => {
      const { to, sent } = await client.call('users.sendRecovery2FACode', { body: { authAccessToken } })
      if (!sent) {
        setFailure(
          'This portal has no mail server yet, so no code comes by mail. Use one of your recovery codes, or ask an administrator to take the second factor off your account.',
        )
        return
      }
      setMailedTo(to)
      setCode('')
      setError(undefined)
    })

  return (
    <form className={styles.form} noValidate method="post" onSubmit={submit}>
      <div>
        <h1 className={styles.title}>{setup ? 'Protect your account' : 'Enter your code'}</h1>
        <p className={styles.lead}>
          {setup
            ? 'Your agency asks for a second factor: an app on your phone that makes a code for each sign-in.'
            : mailedTo === null
              ? 'Open your authenticator app and enter the code that it shows, or one of your recovery codes.'
              : 'Enter the code from the mail.'}
        </p>
      </div>
      {failure !== null && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      {mailedTo !== null && (
        <Banner tone="information" announce>
          A code is on its way to {mailedTo}. It is good for ten minutes.
        </Banner>
      )}
      {setup && <AuthenticatorSetup of={setup} />}
      <CodeField
        value={code}
        error={error}
        inputRef={input}
        mailed={mailedTo !== null}
        onChange={(text) => {
          setCode(text)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="primary" wide loading={busy === 'code'}>
        Sign in
      </Button>
      <div className={styles.ways}>
        <button type="button" className={styles.link} onClick={onBack}>
          Back to sign in
        </button>
        {!setup && (
          <button
            type="button"
            className={styles.link}
            aria-busy={busy === 'mail' || undefined}
            onClick={mail}
          >
            {mailedTo === null ? 'No phone at hand? Mail me a code' : 'Mail me another code'}
          </button>
        )}
      </div>
    </form>
  )
}
