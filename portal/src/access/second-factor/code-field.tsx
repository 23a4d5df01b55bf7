import { TextField } from '@portal/ui/text-field'
import type { ReactElement, Ref } from 'react'

export interface CodeFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  /** A mailed code has eight digits, one of an app six, one of the recovery sheet twelve. */
  readonly mailed?: boolean
  readonly onChange: (code: string) => void
}

/** A code of an authenticator app or of a mail; phones offer to fill it in. */
export const CodeField = ({
  value,
  error,
  inputRef,
  mailed = false,
  onChange,
}: CodeFieldProps): ReactElement => (
  <TextField
    label="Code"
    name="code"
    autoComplete="one-time-code"
    inputMode="numeric"
    autoFocus
    maxLength={20}
    placeholder={mailed ? '1234 5678' : '123 456'}
    value={value}
    error={error}
    inputRef={inputRef}
    onChange={onChange}
  />
)
