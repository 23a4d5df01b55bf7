import { all, checkForm, email as emailRule, isValid, requiredText } from '@portal/core/foundation/rules'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { TextField } from '@portal/ui/text-field'
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { fetchAhead } from '../../foundation/session/next-code.ts'
import { signIn, type SecondFactorAsked } from '../../foundation/session/session.ts'
import styles from './login-form.module.css'
import { PasswordField } from '../passwords/password-field.tsx'
import { problemOf } from './problem.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

type Errors = { readonly [Field in keyof Credentials]?: string | undefined }

const rules = { email: all(requiredText, emailRule), password: requiredText } as const

export interface LoginFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** Whether one is led back to where one was. */
  readonly returning: boolean
  /** Runs in the same breath as the session begins. */
  readonly onIn: () => void
  readonly onSecondFactor: (asked: SecondFactorAsked) => void
  readonly onForgotten: () => void
}

/** The first step: e-mail address and password. */
export function LoginForm(props: LoginFormProps): ReactElement {
  const { email, onEmail, returning, onIn, onSecondFactor, onForgotten } = props
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  /** What is wrong with none of the fields in particular. */
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // While one types there is time for the code that the next screen needs.
    fetchAhead()
  }, [])

  const showErrors = (found: Errors): void => {
    setErrors(found)
    const input = found.email === undefined ? passwordInput.current : emailInput.current
    input?.focus()
    input?.select()
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    const found = checkForm(rules, { email, password })
    if (!isValid(found)) {
      showErrors(found)
      return
    }
    setErrors({})
    setBusy(true)
    try {
      const asked = await signIn(email.trim(), password, onIn)
      if (asked) onSecondFactor(asked)
    } catch (error) {
      const { fields, message } = problemOf(error)
      if (isValid(fields)) setFailure(message)
      else showErrors(fields)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <div>
        <h1 className={styles.title}>Sign in</h1>
        <p className={styles.lead}>{returning ? 'Sign in to go on where you were.' : 'Welcome back.'}</p>
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
        error={errors.email}
        inputRef={emailInput}
        onChange={(text) => {
          onEmail(text)
          setErrors({ ...errors, email: undefined })
        }}
      />
      <div className={styles.password}>
        <PasswordField
          value={password}
          error={errors.password}
          inputRef={passwordInput}
          onChange={(text) => {
            setPassword(text)
            setErrors({ ...errors, password: undefined })
          }}
        />
        <button type="button" className={styles.link} onClick={onForgotten}>
          Forgot your password?
        </button>
      </div>
      <Button type="submit" variant="primary" wide loading={busy}>
        Sign in
      </Button>
    </form>
  )
}
