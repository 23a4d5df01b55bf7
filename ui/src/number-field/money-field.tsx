import type { ReactElement } from 'react'
import { formatAmount, parseMoney } from '@portal/core/foundation/format/money'
import { TextField } from '../text-field/text-field.tsx'
import type { TextFieldProps } from '../text-field/text-field.tsx'

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'inputMode' | 'prefix' | 'icon' | 'numeric' | 'suffix'
> {
  /** What was typed, as typed: a form checks it and turns it into cents (`parseMoney`) when it is sent. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** An amount in US dollars. Text goes in and comes out; on leaving the field a valid amount is written `1,234.50`. */
export const MoneyField = ({ value, onChange, onBlur, ...rest }: MoneyFieldProps): ReactElement => (
  <TextField
    {...rest}
    value={value}
    onChange={onChange}
    onBlur={() => {
      const cents = parseMoney(value)
      if (cents !== null && formatAmount(cents) !== value) onChange(formatAmount(cents))
      onBlur?.()
    }}
    inputMode="decimal"
    autoComplete="off"
    prefix="$"
    numeric
  />
)
