import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Copy, Download } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { copy } from '../../foundation/browser/clipboard.ts'
import { refresh } from '../../foundation/session/query.ts'
import { giveFile } from '../../platform/parts/list/index.ts'
import { client as api } from '../../foundation/session/session.ts'
import { ConfirmPassword } from '../passwords/confirm-password.tsx'
import { ChangeButton } from '../../platform/parts/form/index.ts'
import styles from './recovery-codes.module.css'

type Step = 'closed' | 'password' | { readonly codes: readonly string[] }

/** Codes to keep on paper for the day without the phone: how many are left, and a new sheet. */
export function RecoveryCodes({ left }: { readonly left: number }): ReactElement {
  const [step, setStep] = useState<Step>('closed')
  if (step === 'password')
    return (
      <ConfirmPassword
        confirmLabel={left === 0 ? 'Make codes' : 'Make new codes'}
        onCancel={() => setStep('closed')}
        onConfirm={async (password) => {
          const { codes } = await api.call('users.createRecoveryCodes', { body: { password } })
          setStep({ codes })
          refresh('users.ownTwoFactor')
        }}
      />
    )
  if (step !== 'closed') return <Sheet codes={step.codes} onDone={() => setStep('closed')} />
  return (
    <div className={styles.line}>
      <p className={styles.words}>
        {left === 0
          ? 'No recovery codes. Print some for the day when your phone is lost and your mailbox is out of reach.'
          : `${left} of your recovery codes ${left === 1 ? 'is' : 'are'} left.`}
      </p>
      <ChangeButton onClick={() => setStep('password')}>
        {left === 0 ? 'Make recovery codes' : 'Make new codes'}
      </ChangeButton>
    </div>
  )
}

interface SheetProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

function Sheet({ codes, onDone }: SheetProps): ReactElement {
  const text = `Recovery codes of ${location.host}\nEach opens the account once, after the password.\n\n${codes.join('\n')}\n`
  return (
    <section className={styles.sheet} aria-label="Recovery codes">
      <Banner tone="warning" announce>
        Print or save these codes now: they are shown this once. Each stands in for your app one time, and
        those of before open nothing more.
      </Banner>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button icon={Copy} onClick={() => void copy('Codes', text)}>
          Copy
        </Button>
        <Button
          icon={Download}
          onClick={() => giveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Save as a file
        </Button>
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </section>
  )
}
