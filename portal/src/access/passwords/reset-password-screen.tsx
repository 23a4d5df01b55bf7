import type { Answer } from '@portal/core/calls'
import { passwordUpdated } from '@portal/core/access/sign-in/password-strength'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { Button, LinkButton } from '@portal/ui/button'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useState, type FormEvent, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { ScreenFallback } from '../../foundation/errors/fallbacks.tsx'
import { client, session } from '../../foundation/session/session.ts'
import { Door } from '../sign-in/door.tsx'
import styles from '../sign-in/login-form.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { problemOf } from '../sign-in/problem.ts'
import { useNewPassword } from './use-new-password.ts'

type Owner = Answer<'users.verifyResetToken'>

/** The token of the link: behind the #, where no server sees it, or in the query. */
const tokenOf = ({ hash, search }: Location): string =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? ''

/** Where the link of a mail leads: a new password, or the first one (/reset-password). */
export function ResetPasswordScreen(): ReactElement {
  const [token] = useState(() => tokenOf(location))
  const [owner, setOwner] = useState<Owner | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    let here = true
    client.call('users.verifyResetToken', { body: { token: token.slice(0, 100) } }).then(
      (found) => here && setOwner(found),
      (error: unknown) => here && setProblem(problemOf(error).message),
    )
    return () => {
      here = false
    }
  }, [token])

  return (
    <Door>
      {problem !== null ? (
        <LinkIsOver problem={problem} />
      ) : owner === null ? (
        <ScreenFallback />
      ) : (
        <ChoosePassword token={token} owner={owner} onOver={setProblem} />
      )}
    </Door>
  )
}

const LinkIsOver = ({ problem }: { readonly problem: string }): ReactElement => (
  <div className={styles.form} role="alert">
    <div>
      <h1 className={styles.title}>This link does not open</h1>
      <p className={styles.lead}>{problem}</p>
    </div>
    <LinkButton href={`${pathOf('login')}?forgot=yes`} variant="primary" wide>
      Ask for a new link
    </LinkButton>
  </div>
)

interface ChoosePasswordProps {
  readonly token: string
  readonly owner: Owner
  readonly onOver: (problem: string) => void
}

function ChoosePassword({ token, owner, onOver }: ChoosePasswordProps): ReactElement {
  const [, navigate] = useLocation()
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
      await client.call('users.updatePassword', { body: { token, password: chosen.password } })
      // Every session has ended, one of this browser too.
      session.clear()
      showSuccess(passwordUpdated)
      navigate(pathOf('login'), { replace: true })
      return
    } catch (error) {
      const { fields, message } = problemOf(error)
      if (fields['password']) chosen.setErrors({ password: fields['password'] })
      else if (fields['token']) onOver(fields['token'])
      else setFailure(message)
    }
    setBusy(false)
  }

  return (
    <form className={styles.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <div>
        <h1 className={styles.title}>
          {owner.purpose === 'invitation' ? `Welcome, ${owner.firstName}` : 'Set a new password'}
        </h1>
        <p className={styles.lead}>
          {owner.purpose === 'invitation' ? 'Choose the password of your account' : 'For your account'}{' '}
          {owner.email}.
        </p>
      </div>
      {failure !== null && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <input type="hidden" autoComplete="username" name="email" value={owner.email} readOnly />
      <NewPasswordFields of={chosen} />
      <Button type="submit" variant="primary" wide loading={busy} disabled={!chosen.strongEnough}>
        Save password
      </Button>
    </form>
  )
}
