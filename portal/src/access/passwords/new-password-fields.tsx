import type { ReactElement } from 'react'
import { PasswordField } from './password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'
import styles from '../sign-in/new-password-fields.module.css'
import type { NewPassword } from './use-new-password.ts'

/** The two fields of a new password, and how strong it is. */
export function NewPasswordFields({ of: chosen }: { readonly of: NewPassword }): ReactElement {
  return (
    <>
      <div className={styles.first}>
        <PasswordField
          label="New password"
          kind="new"
          name="new-password"
          value={chosen.password}
          error={chosen.errors.password}
          inputRef={chosen.input}
          onChange={chosen.set}
          hint="8 to 32 characters with three of: uppercase, lowercase, number, symbol."
        />
        <StrengthMeter of={chosen} />
      </div>
      <PasswordField
        label="Confirm new password"
        kind="new"
        name="confirm-password"
        value={chosen.again}
        error={chosen.errors.again}
        inputRef={chosen.againInput}
        onChange={chosen.setAgain}
      />
    </>
  )
}
