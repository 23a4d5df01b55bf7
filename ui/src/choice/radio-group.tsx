import { useId } from 'react'
import type { ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import { FieldMessages } from '../field/field.tsx'
import type { FieldLabels } from '../field/field.tsx'
import styles from './choice.module.css'

export interface RadioOption<Value extends string | number> {
  readonly value: Value
  readonly label: string
  readonly hint?: string | undefined
  readonly disabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string | number> extends FieldLabels {
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  /** Beside each other rather than below. */
  readonly inline?: boolean | undefined
  readonly disabled?: boolean | undefined
}

/** One of a few, all of them in sight. */
export const RadioGroup = <Value extends string | number>({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  options,
  value,
  onChange,
  inline = false,
  disabled = false,
}: RadioGroupProps<Value>): ReactElement => {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-labelledby={`${id}-label`}
    >
      <legend className={hideLabel ? 'ap-unseen' : styles.legend} id={`${id}-label`}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className={classNames(styles.options, inline && styles.inline)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(styles.choice, (disabled || option.disabled) && styles.disabled)}
          >
            <span className={styles.place}>
              <input
                type="radio"
                className={styles.input}
                name={id}
                checked={option.value === value}
                disabled={disabled || option.disabled}
                onChange={() => onChange(option.value)}
              />
              <span
                className={styles.dot}
                data-on={option.value === value ? '' : undefined}
                aria-hidden="true"
              />
            </span>
            <span className={styles.words}>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  )
}
