import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactElement, ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { Field } from '../field/field.tsx'
import type { FieldLabels } from '../field/field.tsx'
import control from '../field/control.module.css'
import { Icon } from '../icon/icon.tsx'
import type { Glyph } from '../icon/icon.tsx'

export interface TextFieldProps extends FieldLabels {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined
  readonly name?: string | undefined
  readonly size?: 'medium' | 'small' | undefined
  readonly placeholder?: string | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly autoFocus?: boolean | undefined
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url' | 'search' | undefined
  readonly maxLength?: number | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly icon?: Glyph | undefined
  /** Fixed words before the value, for example `$`. */
  readonly prefix?: string | undefined
  /** Fixed words after the value, for example `%`. */
  readonly suffix?: string | undefined
  /** Digits at the far end, as in a column of amounts. */
  readonly numeric?: boolean | undefined
  /** A control inside the field's far end, for example a clear button. */
  readonly after?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** One line of text. The value is the caller's; `onChange` gives the new text, not an event. */
export const TextField = ({
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  onChange,
  type = 'text',
  size = 'medium',
  disabled = false,
  icon,
  prefix,
  suffix,
  numeric = false,
  after,
  inputRef,
  ...rest
}: TextFieldProps): ReactElement => (
  <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
    {(attributes) => (
      <div
        className={classNames(
          control.control,
          size === 'small' && control.small,
          error && control.invalid,
          disabled && control.disabled,
        )}
      >
        {(icon ?? prefix) !== undefined && (
          <span className={control.before}>{icon ? <Icon of={icon} /> : prefix}</span>
        )}
        <input
          {...rest}
          {...attributes}
          ref={inputRef}
          type={type}
          value={value}
          disabled={disabled}
          className={classNames(control.input, numeric && 'ap-numeric')}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        {(after ?? suffix) !== undefined && (
          <span className={classNames(control.after, suffix !== undefined && control.words)}>
            {after ?? suffix}
          </span>
        )}
      </div>
    )}
  </Field>
)
