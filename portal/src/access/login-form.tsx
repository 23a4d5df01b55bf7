import { safeRedirect } from '@portal/core/access/redirect'
import { ApiError, defaultErrorMessage } from '@portal/core/contract/api-error'
import { pathOf } from '@portal/core/routes'
import { all, checkForm, email, isValid, requiredText } from '@portal/core/rules'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { TextField } from '@portal/ui/text-field'
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useQuery } from '../shell/address.ts'
import { loadFrame } from '../shell/chrome.tsx'
import { signIn } from '../shell/session.ts'
import styles from './login-form.module.css'
import { PasswordField } from './password-field.tsx'

interface Credentials {
  readonly email: string
  readonly password: string
}

type Errors = { readonly [Field in keyof Credentials]?: string | undefined }

const rules = { email: all(requiredText, email), password: requiredText } as const

/** Signs in with e-mail and password, then leads on: a safe redirect first, else the person's landing (decision Q34). */
export function LoginForm(): ReactElement {
  const [, navigate] = useLocation()
  const redirect = safeRedirect(useQuery().get('redirect'))
  const [values, setValues] = useState<Credentials>({ email: '', password: '' })
  const [errors, setErrors] = useState<Errors>({})
  /** What is wrong with none of the fields in particular. */
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // While one types there is time for the code that the next screen needs.
    loadFrame().catch(() => undefined)
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
    const found = checkForm(rules, values)
    if (!isValid(found)) {
      showErrors(found)
      return
    }
    setErrors({})
    setBusy(true)
    try {
      await signIn(values.email.trim(), values.password, () =>
        navigate(redirect ?? pathOf('home'), { replace: true }),
      )
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      if (isValid(fields))
        setFailure(error instanceof ApiError && error.fromServer ? error.message : defaultErrorMessage)
      else showErrors(fields)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <div>
        <h1 className={styles.title}>Sign in</h1>
        <p className={styles.lead}>
          {redirect === null ? 'Welcome back.' : 'Sign in to go on where you were.'}
        </p>
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
        value={values.email}
        error={errors.email}
        inputRef={emailInput}
        onChange={(text) => {
          setValues({ ...values, email: text })
          setErrors({ ...errors, email: undefined })
        }}
      />
      <PasswordField
        value={values.password}
        error={errors.password}
        inputRef={passwordInput}
        onChange={(text) => {
          setValues({ ...values, password: text })
          setErrors({ ...errors, password: undefined })
        }}
      />
      <Button type="submit" variant="primary" wide loading={busy}>
        Sign in
      </Button>
    </form>
  )
}
