import { useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { Clock } from '../icon/glyphs.ts'
import { TextField } from '../text-field/index.ts'
import type { TextFieldProps } from '../text-field/index.ts'
import { formatTime, parseTime, stepTime } from './time.ts'

export interface TimeFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hideLabel' | 'hint' | 'error' | 'required' | 'disabled' | 'size' | 'suffix'
> {
  /** `HH:MM`, 24 hours, or an empty text. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Minutes the arrow keys move; 15. */
  readonly step?: number | undefined
}

/** A time of day, typed as one likes (`2:30 pm`, `1430`) and shown as `2:30 PM`. Arrow keys move by a quarter of an hour. */
export const TimeField = ({ value, onChange, step = 15, error, ...rest }: TimeFieldProps): ReactElement => {
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(true)
  const wrong = typed !== null && left && typed.trim() !== '' && parseTime(typed) === null

  const commit = (): string => {
    setLeft(true)
    if (typed === null) return value
    const time = parseTime(typed)
    if (time !== null || typed.trim() === '') setTyped(null)
    if ((time ?? '') !== value) onChange(time ?? '')
    return time ?? ''
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') commit()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const from = commit() || '09:00'
    setTyped(null)
    onChange(stepTime(from, event.key === 'ArrowUp' ? step : -step))
  }
  return (
    <TextField
      {...rest}
      value={typed ?? formatTime(value)}
      error={error ?? (wrong ? 'Enter a time such as 2:30 PM.' : null)}
      icon={Clock}
      placeholder="h:mm AM"
      autoComplete="off"
      onChange={(text) => {
        setTyped(text)
        setLeft(false)
        const time = parseTime(text)
        // `1` may become `10:30`: only what has minutes is complete as typed.
        if (time !== null && /\d{2}/.test(text.replace(/^\d{1,2}/, ''))) onChange(time)
      }}
      onBlur={() => commit()}
      onKeyDown={onKeyDown}
    />
  )
}
