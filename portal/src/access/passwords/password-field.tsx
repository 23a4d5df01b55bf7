import { QuietIconButton } from '@portal/ui/button'
import { Eye, EyeOff } from '@portal/ui/icon'
import { TextField } from '@portal/ui/text-field'
import { useState, type KeyboardEvent, type ReactElement, type ReactNode, type Ref } from 'react'

export interface PasswordFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onChange: (value: string) => void
  readonly label?: string
  /** `new`: a password manager offers to make one. */
  readonly kind?: 'present' | 'new'
  readonly hint?: ReactNode
  readonly name?: string
}

/** A password: can be shown, and says when Caps Lock is on. */
export function PasswordField({
  value,
  error,
  inputRef,
  onChange,
  label = 'Password',
  kind = 'present',
  hint,
  name = 'password',
}: PasswordFieldProps): ReactElement {
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const notice = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div onKeyDown={notice} onKeyUp={notice} onBlur={() => setCapsLock(false)}>
      <TextField
        label={label}
        type={visible ? 'text' : 'password'}
        name={name}
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        value={value}
        error={error}
        hint={capsLock ? 'Caps Lock is on.' : hint}
        inputRef={inputRef}
        onChange={onChange}
        after={
          <QuietIconButton
            icon={visible ? EyeOff : Eye}
            label={visible ? 'Hide what is typed' : 'Show what is typed'}
            size="small"
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          />
        }
      />
    </div>
  )
}
