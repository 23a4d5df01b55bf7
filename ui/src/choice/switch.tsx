import { useId } from 'react'
import type { ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './choice.module.css'

export interface SwitchProps {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly hint?: string | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean | undefined
}

/** Turns something on or off at once; what is only saved later is a Checkbox. */
export const Switch = ({
  label,
  hideLabel = false,
  hint,
  checked,
  onChange,
  disabled = false,
}: SwitchProps): ReactElement => {
  const id = useId()
  return (
    <label className={classNames(styles.choice, styles.switch, disabled && styles.disabled)}>
      <span className={styles.place}>
        <input
          type="checkbox"
          role="switch"
          className={styles.input}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.track} data-on={checked ? '' : undefined} aria-hidden="true" />
      </span>
      <span className={hideLabel ? 'ap-unseen' : styles.words}>
        {label}
        {hint && (
          <span className={styles.hint} id={id}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
