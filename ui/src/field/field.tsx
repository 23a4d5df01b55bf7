import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { CircleAlert } from '../icon/glyphs.ts'
import styles from './field.module.css'

/** What every control of the kit takes beside its value. */
export interface FieldLabels {
  readonly label: string
  /** The label is said but not shown: for a control whose place already tells what it is. */
  readonly hideLabel?: boolean | undefined
  /** One sentence of help under the control. */
  readonly hint?: ReactNode
  /** What is wrong, as a sentence; null or undefined when nothing is. */
  readonly error?: string | null | undefined
  readonly required?: boolean | undefined
}

/** Attributes that tie a control to its label and messages; spread them on it. */
export interface ControlAttributes {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldProps extends FieldLabels {
  /** Beside the label at the far end, for example a character count. */
  readonly aside?: ReactNode
  readonly children: (control: ControlAttributes, labelId: string) => ReactNode
}

/**
 * Label above, control, then its hint and what is wrong with it. The error is
 * a live text, so that it is heard when it appears while the focus stays put.
 */
export const Field = ({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  aside,
  children,
}: FieldProps): ReactElement => {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  const control: ControlAttributes = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <div className={hideLabel ? 'ap-unseen' : styles.top}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children(control, `${id}-label`)}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  )
}

/** The hint and the error of a control whose id is `id`; used where the label is not above, as with a checkbox. */
export const FieldMessages = ({
  id,
  hint,
  error,
}: { readonly id: string } & Pick<FieldLabels, 'hint' | 'error'>): ReactElement => (
  <>
    <div aria-live="polite" className={styles.live}>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon of={CircleAlert} size={14} />
          {error}
        </p>
      )}
    </div>
    {hint && (
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </>
)
