import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import { Field } from '../field/field.tsx'
import type { FieldLabels } from '../field/field.tsx'
import control from '../field/control.module.css'
import { Icon } from '../icon/icon.tsx'
import { ChevronsUpDown } from '../icon/glyphs.ts'
import { Popup } from '../popup/popup.tsx'
import { Listbox, optionId } from './listbox.tsx'
import { endOption, nextOption } from './option.ts'
import type { Option } from './option.ts'
import styles from './select.module.css'

export interface SelectProps<Value extends string | number> extends FieldLabels {
  readonly options: readonly Option<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly placeholder?: string | undefined
  readonly size?: 'medium' | 'small' | undefined
  readonly disabled?: boolean | undefined
}

const typingPause = 600

/** One of a list, for up to some thirty options; more are for a Combobox. Keyboard as in the ARIA practices. */
export const Select = <Value extends string | number>({
  label,
  hideLabel,
  hint,
  error,
  required,
  options,
  value,
  onChange,
  placeholder = 'Select…',
  size = 'medium',
  disabled = false,
}: SelectProps<Value>): ReactElement => {
  const listId = useId()
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const typed = useRef({ text: '', at: 0 })
  const chosen = options.findIndex((option) => option.value === value)

  const show = (at = chosen >= 0 ? chosen : endOption(options, 'first')): void => {
    setActive(at)
    setOpen(true)
  }
  const close = (): void => {
    setOpen(false)
    anchor?.focus()
  }
  const pick = (index: number): void => {
    const option = options[index]
    if (option && !option.disabled && option.value !== value) onChange(option.value)
  }
  const find = (letter: string): number => {
    const now = performance.now()
    const text = (now - typed.current.at < typingPause ? typed.current.text : '') + letter.toLowerCase()
    typed.current = { text, at: now }
    const from = (open ? active : chosen) + (text.length === 1 ? 1 : 0)
    const order = options.map((_, index) => (index + Math.max(0, from)) % options.length)
    const starts = (index: number): boolean =>
      options[index]?.disabled !== true && options[index]?.label.toLowerCase().startsWith(text) === true
    return order.find(starts) ?? -1
  }

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const isLetter = /^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!open) {
      if (isLetter) {
        const found = find(event.key)
        if (found >= 0) pick(found)
        return
      }
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return
      event.preventDefault()
      show()
      return
    }
    if (event.key === 'Tab') {
      pick(active)
      setOpen(false)
      return
    }
    const moved =
      event.key === 'ArrowDown'
        ? Math.max(active, nextOption(options, active, 1))
        : event.key === 'ArrowUp'
          ? nextOption(options, active, -1)
          : event.key === 'Home'
            ? endOption(options, 'first')
            : event.key === 'End'
              ? endOption(options, 'last')
              : isLetter
                ? find(event.key)
                : -1
    if (event.key === 'Enter' || event.key === ' ') {
      pick(active)
      close()
    } else if (moved >= 0) {
      const wrapped = event.key === 'ArrowUp' && moved > active
      setActive(wrapped ? active : moved)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(attributes, labelId) => (
        <>
          <button
            {...attributes}
            ref={setAnchor}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
            aria-labelledby={labelId}
            disabled={disabled}
            className={classNames(
              control.control,
              styles.trigger,
              size === 'small' && control.small,
              error && control.invalid,
              disabled && control.disabled,
            )}
            onClick={() => (open ? close() : show())}
            onKeyDown={onKeyDown}
          >
            <span className={classNames(styles.value, chosen < 0 && styles.placeholder)}>
              {options[chosen]?.label ?? placeholder}
            </span>
            <Icon of={ChevronsUpDown} size={14} />
          </button>
          {open && (
            <Popup
              anchor={anchor}
              width="anchor"
              onDismiss={(reason) => (reason === 'escape' ? close() : setOpen(false))}
            >
              <Listbox
                id={listId}
                label={label}
                options={options}
                active={active}
                isSelected={(option) => option.value === value}
                onActivate={setActive}
                onPick={(option) => {
                  if (option.value !== value) onChange(option.value)
                  close()
                }}
                note={options.length === 0 ? 'Nothing to choose from.' : undefined}
              />
            </Popup>
          )}
        </>
      )}
    </Field>
  )
}
