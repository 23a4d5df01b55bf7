import type { CurrentUser } from '@portal/core/access/session/session'
import { Badge } from '@portal/ui/badge'
import { Card } from '@portal/ui/card'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { AuthenticatorSetup, type Setup } from './authenticator-setup.tsx'
import { CodeField } from './code-field.tsx'
import { ConfirmPassword } from '../passwords/confirm-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from '../sign-in/security-panel.module.css'
import { SecurityForm } from '../sign-in/security-form.tsx'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { ChangeButton } from '../../platform/parts/form/index.ts'

type Step = 'closed' | 'password' | 'leaving' | { readonly authAccessToken: string; readonly setup: Setup }

/** The second factor of the own account: set up, replaced or turned off, each with the password. */
export function OwnSecondFactor({ user }: { readonly user: CurrentUser }): ReactElement {
  const { data, error, retry } = useCall('users.ownTwoFactor')
  const [step, setStep] = useState<Step>('closed')
  const on = data?.state === 'on'
  const done = (said: string): void => {
    refresh('users.ownTwoFactor', 'users.sessions')
    showSuccess(said)
    setStep('closed')
  }
  return (
    <Card
      title="Two-factor authentication"
      description="A code of an app on your phone, asked for after the password."
      actions={
        data &&
        step === 'closed' && (
          <div className={styles.buttons}>
            {on && !data.forced && <ChangeButton onClick={() => setStep('leaving')}>Turn off</ChangeButton>}
            <ChangeButton variant={on ? 'secondary' : 'primary'} onClick={() => setStep('password')}>
              {on ? 'Set up another app' : 'Set up'}
            </ChangeButton>
          </div>
        )
      }
    >
      {error ? (
        <ErrorState title="This could not be loaded" message={error.message} onRetry={retry} />
      ) : !data ? (
        <Skeleton width={220} />
      ) : step === 'closed' ? (
        <>
          <p className={styles.words}>
            <Badge tone={on ? 'success' : data.state === 'waiting' ? 'warning' : 'neutral'} dot>
              {on ? 'On' : data.state === 'waiting' ? 'At your next sign-in' : 'Off'}
            </Badge>{' '}
            {data.forced && 'Your agency demands it.'}
          </p>
          {on && <RecoveryCodes left={data.recoveryCodesLeft} />}
        </>
      ) : step === 'password' || step === 'leaving' ? (
        <ConfirmPassword
          key={step}
          confirmLabel={step === 'leaving' ? 'Turn off' : 'Continue'}
          danger={step === 'leaving'}
          onCancel={() => setStep('closed')}
          onConfirm={async (password) => {
            if (step === 'password') {
              setStep(await api.call('users.begin2FA', { body: { password } }))
              return
            }
            await api.call('users.disable2FA', { params: { id: user.id }, body: { password } })
            done('Two-factor authentication is off.')
          }}
        />
      ) : (
        <FirstCode
          of={step}
          onCancel={() => setStep('closed')}
          onDone={() => done('Two-factor authentication is on.')}
        />
      )}
    </Card>
  )
}

interface FirstCodeProps {
  readonly of: { readonly authAccessToken: string; readonly setup: Setup }
  readonly onCancel: () => void
  readonly onDone: () => void
}

function FirstCode({ of: { authAccessToken, setup }, onCancel, onDone }: FirstCodeProps): ReactElement {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const { busy, failure, attempt } = useAttempt()
  const submit = (): void => {
    void attempt(
      async () => {
        await api.call('users.set2FA', {
          body: { authAccessToken, secret: setup.secret, token: code.trim() },
        })
        onDone()
      },
      ({ fields }) => {
        setProblem(fields['token'])
        return fields['token'] !== undefined
      },
    )
  }
  return (
    <SecurityForm failure={failure} busy={busy} submit="Turn on" onSubmit={submit} onCancel={onCancel}>
      <AuthenticatorSetup of={setup} />
      <CodeField
        value={code}
        error={problem}
        onChange={(text) => {
          setCode(text)
          setProblem(undefined)
        }}
      />
    </SecurityForm>
  )
}
