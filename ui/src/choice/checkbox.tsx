import { useEffect, useId, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import { FieldMessages } from '../field/field.tsx'
import type { FieldLabels } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { Check, Minus } from '../icon/glyphs.ts'
import styles from './choice.module.css'

export interface CheckboxProps extends FieldLabels {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Some, not all, of what it stands for is ticked. */
  readonly mixed?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
  /** Shown beside the label, for example a count. */
  readonly aside?: ReactNode
  /** Not reachable by Tab: inside a grid that moves the focus itself. */
  readonly skipTab?: boolean | undefined
}

/** A box to tick, its label beside it. */
export const Checkbox = ({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  checked,
  onChange,
  mixed = false,
  disabled = false,
  name,
  aside,
  skipTab = false,
}: CheckboxProps): ReactElement => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.whole}>
      <label className={classNames(styles.choice, disabled && styles.disabled)}>
        <span className={styles.place}>
          <input
            ref={input}
            type="checkbox"
            className={styles.input}
            checked={checked}
            disabled={disabled}
            name={name}
            tabIndex={skipTab ? -1 : undefined}
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            aria-required={required || undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span className={styles.box} data-on={checked || mixed ? '' : undefined} aria-hidden="true">
            <Icon of={mixed ? Minus : Check} size={14} />
          </span>
        </span>
        <span className={hideLabel ? 'ap-unseen' : styles.words}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      {(hint || error) && (
        <div className={styles.messages}>
          <FieldMessages id={id} hint={hint} error={error} />
        </div>
      )}
    </div>
  )
}
