import type { Answer } from '@portal/core/calls'
import { mostLetters } from '@portal/core/access/passkeys/constants'
import { formatDate, formatDateTime, formatRelative } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Icon, KeyRound } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { TextField } from '@portal/ui/text-field'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { ConfirmPassword } from '../passwords/confirm-password.tsx'
import styles from '../sign-in/security-panel.module.css'
import { SecurityForm } from '../sign-in/security-form.tsx'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { hasPasskeys, makePasskey, type Begun } from './browser-passkeys.ts'
import { ChangeButton } from '../../platform/parts/form/index.ts'

type Passkey = Answer<'users.passkeys'>[number]
type Step = 'closed' | 'password' | Begun

/** Keys of the own devices that open the portal without password and code. */
export function OwnPasskeys(): ReactElement {
  const { data, error, retry } = useCall('users.passkeys')
  const [step, setStep] = useState<Step>('closed')
  const possible = hasPasskeys()
  return (
    <Card
      title="Passkeys"
      description="Sign in with the finger, face or PIN of a device, or with a security key. No password, no code, and nothing that a false page could ask for."
      actions={
        possible &&
        data &&
        step === 'closed' && <ChangeButton onClick={() => setStep('password')}>Add a passkey</ChangeButton>
      }
    >
      {error ? (
        <ErrorState title="Your passkeys could not be loaded" message={error.message} onRetry={retry} />
      ) : !data ? (
        <Skeleton width={220} />
      ) : step === 'password' ? (
        <ConfirmPassword
          confirmLabel="Continue"
          onCancel={() => setStep('closed')}
          onConfirm={async (password) =>
            setStep(await api.call('users.beginPasskey', { body: { password } }))
          }
        />
      ) : step !== 'closed' ? (
        <NewPasskey begun={step} onEnd={() => setStep('closed')} />
      ) : data.length === 0 ? (
        <p className={styles.words}>
          {possible
            ? 'You have none yet.'
            : 'This browser offers none for this address. Open the portal by its name over HTTPS to add one.'}
        </p>
      ) : (
        <ul className={styles.sessions}>
          {data.map((passkey) => (
            <PasskeyLine key={passkey.id} of={passkey} />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface NewPasskeyProps {
  readonly begun: Begun
  readonly onEnd: () => void
}

/** The name is asked for before the device is: what it says of itself is seldom what one would call it. */
function NewPasskey({ begun, onEnd }: NewPasskeyProps): ReactElement {
  const [name, setName] = useState('')
  const { busy, failure, attempt } = useAttempt()
  const submit = (): void => {
    void attempt(async () => {
      const credential = await makePasskey(begun)
      await api.call('users.addPasskey', { body: { token: begun.token, name: name.trim(), credential } })
      refresh('users.passkeys')
      showSuccess('The passkey opens your account from now on.')
      onEnd()
    })
  }
  return (
    <SecurityForm failure={failure} busy={busy} submit="Create passkey" onSubmit={submit} onCancel={onEnd}>
      <TextField
        label="Name"
        placeholder="Work laptop"
        hint="How you will know it in this list; empty for that of this browser."
        maxLength={mostLetters}
        autoFocus
        value={name}
        onChange={setName}
      />
    </SecurityForm>
  )
}

function PasskeyLine({ of }: { readonly of: Passkey }): ReactElement {
  const [busy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    setBusy(true)
    try {
      await api.call('users.removePasskey', { params: { id: of.id } })
      refresh('users.passkeys')
      showSuccess(`${of.name} opens your account no more.`)
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return (
    <li className={styles.session}>
      <Icon of={KeyRound} size={20} />
      <div className={styles.about}>
        <p className={styles.device}>
          {of.name}
          {of.synced && <Badge>Synced</Badge>}
          {of.host !== location.hostname && <Badge tone="warning">For {of.host}</Badge>}
        </p>
        <p className={styles.when}>
          Added {formatDate(of.createdAt)},{' '}
          {of.lastUsedAt === null ? (
            'not used yet'
          ) : (
            <span title={formatDateTime(of.lastUsedAt)}>last used {formatRelative(of.lastUsedAt)}</span>
          )}
        </p>
      </div>
      <Button size="small" loading={busy} aria-label={`Remove ${of.name}`} onClick={() => void remove()}>
        Remove
      </Button>
    </li>
  )
}
