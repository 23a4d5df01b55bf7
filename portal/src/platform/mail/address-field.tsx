import { addressesIn, email } from '@portal/core/foundation/rules'
import { Chip } from '@portal/ui/badge'
import { Field } from '@portal/ui/field'
import { TriangleAlert } from '@portal/ui/icon'
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import styles from './address-field.module.css'

export interface AddressFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null | undefined
  readonly value: readonly string[]
  readonly onChange: (addresses: readonly string[]) => void
  /** People whose addresses are offered while one types. */
  readonly known?: readonly { readonly email: string; readonly fullName: string }[] | undefined
  /** Addresses that are marked as not of the agency. */
  readonly outside?: readonly string[] | undefined
}

/** E-mail addresses as chips: a comma, a space, Enter or leaving the field makes one of what was typed; a list can be pasted. */
export function AddressField({
  label,
  hint,
  error,
  value,
  onChange,
  known = [],
  outside = [],
}: AddressFieldProps): ReactElement {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useId()

  const take = (text: string): void => {
    const added = addressesIn(text)
    setTyped('')
    if (added.length > 0) onChange([...value, ...added])
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      take(typed)
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  return (
    <Field label={label} hint={hint} error={error} required>
      {(attributes) => (
        <div
          className={styles.control}
          data-invalid={error ? '' : undefined}
          onMouseDown={(event) => {
            if (event.target !== event.currentTarget) return
            event.preventDefault()
            input.current?.focus()
          }}
        >
          {value.map((address, place) => (
            <Chip
              key={`${address} ${place}`}
              removeLabel={`Remove ${address}`}
              onRemove={() => {
                onChange(value.filter((_, other) => other !== place))
                input.current?.focus()
              }}
              {...(email(address) === null ? {} : { icon: TriangleAlert })}
            >
              {address}
              {outside.includes(address) && <span className={styles.outside}> outside</span>}
            </Chip>
          ))}
          <input
            {...attributes}
            ref={input}
            className={styles.input}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            list={list}
            placeholder={value.length === 0 ? 'name@example.com' : ''}
            value={typed}
            onChange={({ currentTarget: { value: text } }) =>
              /[\s,;]/.test(text) || known.some((person) => person.email === text)
                ? take(text)
                : setTyped(text)
            }
            onKeyDown={onKeyDown}
            onBlur={() => take(typed)}
          />
          <datalist id={list}>
            {known
              .filter((person) => !value.includes(person.email))
              .map((person) => (
                <option key={person.email} value={person.email}>
                  {person.fullName}
                </option>
              ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}
