import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { Chip } from '../badge/index.ts'
import { classNames } from '../class-names/index.ts'
import { Field } from '../field/field.tsx'
import type { FieldLabels } from '../field/field.tsx'
import control from '../field/control.module.css'
import { Popup } from '../popup/popup.tsx'
import { Listbox, optionId } from '../select/listbox.tsx'
import { endOption, nextOption } from '../select/option.ts'
import type { Option } from '../select/option.ts'
import { Spinner } from '../spinner/index.ts'
import { Highlighted } from './highlighted.tsx'
import { listNote } from './list-note.tsx'
import { useOptions } from './use-options.ts'
import type { OptionSource } from './use-options.ts'
import styles from './combobox.module.css'

export interface MultiSelectProps<Value extends string | number> extends FieldLabels, OptionSource<Value> {
  readonly value: readonly Option<Value>[]
  readonly onChange: (value: readonly Option<Value>[]) => void
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  /** Most that can be chosen. */
  readonly most?: number | undefined
}

/** Several of many: chips for what is chosen, a list that stays open while one picks. Backspace takes the last one away. */
export const MultiSelect = <Value extends string | number>({
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  onChange,
  placeholder = 'Search…',
  disabled = false,
  most = Infinity,
  ...source
}: MultiSelectProps<Value>): ReactElement => {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null)
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [moved, setMoved] = useState<number | null>(null)
  const { options, more, loading, failed, retry } = useOptions(source, query, open)
  const active = Math.min(moved ?? endOption(options, 'first'), options.length - 1)
  const isSelected = (option: Option<Value>): boolean => value.some((chosen) => chosen.value === option.value)

  const close = (): void => {
    setOpen(false)
    setQuery('')
    setMoved(null)
  }
  const remove = (option: Option<Value>): void => {
    onChange(value.filter((chosen) => chosen.value !== option.value))
    input.current?.focus()
  }
  const toggle = (option: Option<Value>): void => {
    if (isSelected(option)) remove(option)
    else if (value.length < most) onChange([...value, option])
    if (query !== '') {
      setQuery('')
      setMoved(null)
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    const last = value.at(-1)
    if (event.key === 'Backspace' && query === '' && last) {
      remove(last)
      return
    }
    if (event.key === 'Tab') {
      close()
      return
    }
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!open) {
      if (isArrow) {
        event.preventDefault()
        setOpen(true)
      }
      return
    }
    const option = options[active]
    if (isArrow) setMoved(nextOption(options, active, event.key === 'ArrowDown' ? 1 : -1))
    else if (event.key === 'Enter') {
      if (option && !option.disabled && !loading) {
        toggle(option)
        if (query === '') setMoved(active)
      }
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(attributes) => (
        <>
          <div
            ref={setAnchor}
            className={classNames(
              control.control,
              styles.several,
              error && control.invalid,
              disabled && control.disabled,
            )}
            onMouseDown={(event) => {
              if (event.target === event.currentTarget) {
                event.preventDefault()
                input.current?.focus()
              }
            }}
          >
            {value.map((option) => (
              <Chip
                key={option.value}
                disabled={disabled}
                removeLabel={`Remove ${option.label}`}
                onRemove={() => remove(option)}
              >
                {option.label}
              </Chip>
            ))}
            <input
              {...attributes}
              ref={input}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={open && options.length > 0 ? listId : undefined}
              aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
              autoComplete="off"
              spellCheck={false}
              value={query}
              placeholder={value.length === 0 ? placeholder : ''}
              disabled={disabled}
              className={classNames(control.input, styles.typing)}
              onClick={() => setOpen(true)}
              onInput={(event) => {
                setQuery(event.currentTarget.value)
                setMoved(null)
                setOpen(true)
              }}
              onBlur={close}
              onKeyDown={onKeyDown}
            />
            {loading && <Spinner size={14} />}
          </div>
          {open && (
            <Popup anchor={anchor} width="anchor" onDismiss={close}>
              <Listbox
                id={listId}
                label={label}
                multiple
                options={options}
                active={active}
                isSelected={isSelected}
                onActivate={setMoved}
                onPick={(option) => {
                  toggle(option)
                  input.current?.focus()
                }}
                renderLabel={(words) => <Highlighted label={words} query={query} />}
                note={listNote({ count: options.length, more, loading, failed, query, onRetry: retry })}
              />
            </Popup>
          )}
          <span className="ap-unseen" role="status">
            {open && !loading && !failed
              ? `${options.length + more} ${options.length + more === 1 ? 'result' : 'results'}`
              : ''}
          </span>
        </>
      )}
    </Field>
  )
}
