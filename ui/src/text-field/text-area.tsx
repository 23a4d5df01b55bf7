import type { ReactElement, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { Field } from '../field/field.tsx'
import type { FieldLabels } from '../field/field.tsx'
import control from '../field/control.module.css'
import styles from './text-area.module.css'

export interface TextAreaProps extends FieldLabels {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  /** Height in lines before the text asks for more. */
  readonly rows?: number | undefined
  readonly placeholder?: string | undefined
  /** Shows how many characters are used; does not cut the text. */
  readonly countTo?: number | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly autoFocus?: boolean | undefined
  readonly inputRef?: Ref<HTMLTextAreaElement> | undefined
}

/** px; as in the style sheet. The field is as high as its content, for which browsers leave `rows` aside. */
const lineHeight = 20
const verticalPadding = 16

/** Several lines of plain text; grows with what is written, up to half the window. */
export const TextArea = ({
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  onChange,
  rows = 4,
  countTo,
  disabled = false,
  inputRef,
  ...rest
}: TextAreaProps): ReactElement => (
  <Field
    label={label}
    hideLabel={hideLabel}
    hint={hint}
    error={error}
    required={required}
    aside={countTo === undefined ? undefined : `${value.length} / ${countTo}`}
  >
    {(attributes) => (
      <div className={classNames(control.control, error && control.invalid, disabled && control.disabled)}>
        <textarea
          {...rest}
          {...attributes}
          ref={inputRef}
          rows={rows}
          style={{ minBlockSize: rows * lineHeight + verticalPadding }}
          value={value}
          disabled={disabled}
          className={classNames(control.input, styles.area)}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    )}
  </Field>
)
