import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import type { FormEvent, ReactElement, ReactNode } from 'react'
import styles from './security-panel.module.css'

export interface SecurityFormProps {
  /** Why the last try came to nothing, where no field says it. */
  readonly failure: string | null
  readonly busy: boolean
  /** What the button says that submits it. */
  readonly submit: string
  readonly disabled?: boolean
  /** It takes something away. */
  readonly danger?: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A form within a card of the own account's security: what went wrong above its fields, two buttons below them. */
export function SecurityForm({
  failure,
  busy,
  submit,
  disabled = false,
  danger = false,
  onSubmit,
  onCancel,
  children,
}: SecurityFormProps): ReactElement {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {failure !== null && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      {children}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy} disabled={disabled}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
