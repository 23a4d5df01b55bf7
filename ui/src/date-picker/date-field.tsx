import { couldBeTwo, formatDay, parseDay } from '@portal/core/foundation/format/dates'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import { Field } from '../field/field.tsx'
import type { FieldLabels } from '../field/field.tsx'
import control from '../field/control.module.css'
import { Icon } from '../icon/icon.tsx'
import { Calendar as CalendarGlyph } from '../icon/glyphs.ts'
import { later } from '../later/index.ts'
import { Popup } from '../popup/popup.tsx'
import { SkeletonText } from '../skeleton/index.ts'
import styles from './date-field.module.css'

export interface DateFieldProps extends FieldLabels {
  /** `YYYY-MM-DD`, or an empty text. */
  readonly value: string
  /** A day that exists and is allowed, or an empty text: never something half typed. */
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly size?: 'medium' | 'small' | undefined
  readonly disabled?: boolean | undefined
}

const loadCalendar = () => import('./calendar.tsx')
const Calendar = later(async () => (await loadCalendar()).Calendar)

const problemOf = (typed: string, min: string | undefined, max: string | undefined): string | null => {
  if (typed.trim() === '') return null
  const day = parseDay(typed)
  if (day === null)
    return `${couldBeTwo(typed) ? 'With dots, day and month could be swapped. ' : ''}Enter a date as MM/DD/YYYY.`
  if (min !== undefined && day < min) return `The earliest date is ${formatDay(min)}.`
  if (max !== undefined && day > max) return `The latest date is ${formatDay(max)}.`
  return null
}

/** A day, typed as MM/DD/YYYY or picked from a calendar that is loaded when it is first wanted. */
export const DateField = ({
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  onChange,
  onBlur,
  min,
  max,
  size = 'medium',
  disabled = false,
}: DateFieldProps): ReactElement => {
  const popupId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null)
  const [open, setOpen] = useState(false)
  /** What is being typed, or what was typed and is no date; null while the value is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(true)
  const problem = typed === null || !left ? null : problemOf(typed, min, max)

  const accept = (text: string): void => {
    const day = problemOf(text, min, max) === null ? (parseDay(text) ?? '') : ''
    if (day !== value) onChange(day)
  }
  const commit = (): void => {
    setLeft(true)
    if (typed === null) return
    accept(typed)
    if (problemOf(typed, min, max) === null) setTyped(null)
  }
  const close = (): void => {
    setOpen(false)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') commit()
    if (event.key !== 'ArrowDown' || !(event.altKey || typed === null)) return
    event.preventDefault()
    commit()
    setOpen(true)
  }

  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={problem ?? error} required={required}>
      {(attributes) => (
        <>
          <div
            ref={setAnchor}
            className={classNames(
              control.control,
              size === 'small' && control.small,
              (problem ?? error) && control.invalid,
              disabled && control.disabled,
            )}
          >
            <input
              {...attributes}
              ref={input}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder="MM/DD/YYYY"
              value={typed ?? formatDay(value)}
              disabled={disabled}
              className={classNames(control.input, 'ap-numeric')}
              onInput={(event) => {
                const text = event.currentTarget.value
                setTyped(text)
                setLeft(false)
                // Complete as typed: the form need not wait for the field to be left.
                if (text === '' || /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text)) accept(text)
              }}
              onBlur={() => {
                commit()
                onBlur?.()
              }}
              onKeyDown={onKeyDown}
            />
            <span className={control.after}>
              <button
                type="button"
                className={styles.button}
                aria-label={`Choose ${label}`}
                aria-haspopup="dialog"
                aria-expanded={open}
                aria-controls={open ? popupId : undefined}
                disabled={disabled}
                onPointerEnter={() => void loadCalendar()}
                onFocus={() => void loadCalendar()}
                onClick={() => setOpen(!open)}
              >
                <Icon of={CalendarGlyph} />
              </button>
            </span>
          </div>
          {open && (
            <Popup
              id={popupId}
              anchor={anchor}
              role="dialog"
              label={`Choose ${label}`}
              onDismiss={(reason) => (reason === 'escape' ? close() : setOpen(false))}
            >
              <Calendar
                meanwhile={
                  <div className={styles.waiting}>
                    <SkeletonText lines={7} label="Loading the calendar" />
                  </div>
                }
                value={value}
                min={min}
                max={max}
                onPick={(day) => {
                  setTyped(null)
                  onChange(day)
                  close()
                }}
              />
            </Popup>
          )}
        </>
      )}
    </Field>
  )
}
