import type { KeyboardEvent, ReactElement } from 'react'
import { TextField } from '../text-field/text-field.tsx'
import type { TextFieldProps } from '../text-field/text-field.tsx'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'numeric'> {
  /** How much the arrow keys add or take away; 1. */
  readonly step?: number | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/**
 * A number as text. Not `type="number"`, which changes with the mouse wheel
 * and throws away what it cannot read before a form could say what is wrong.
 */
export const NumberField = ({
  value,
  onChange,
  onKeyDown,
  step = 1,
  min,
  max,
  ...rest
}: NumberFieldProps): ReactElement => {
  const stepWithArrows = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    const current = Number(value.replaceAll(',', '').trim() || 0)
    if (Number.isNaN(current)) return
    event.preventDefault()
    const next = current + (event.key === 'ArrowUp' ? step : -step)
    const places = Math.max(decimals(current), decimals(step))
    onChange(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next)).toFixed(places))
  }
  return (
    <TextField
      {...rest}
      value={value}
      onChange={onChange}
      onKeyDown={stepWithArrows}
      inputMode="decimal"
      autoComplete="off"
      numeric
    />
  )
}

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0
