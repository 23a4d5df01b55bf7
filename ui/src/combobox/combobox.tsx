import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import { Field } from '../field/field.tsx'
import type { FieldLabels } from '../field/field.tsx'
import control from '../field/control.module.css'
import { Icon } from '../icon/icon.tsx'
import type { Glyph } from '../icon/icon.tsx'
import { ChevronsUpDown, X } from '../icon/glyphs.ts'
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

export interface ComboboxProps<Value extends string | number> extends FieldLabels, OptionSource<Value> {
  /** The whole option, so that its label can be shown before anything was searched. */
  readonly value: Option<Value> | null
  readonly onChange: (value: Option<Value> | null) => void
  readonly placeholder?: string | undefined
  readonly icon?: Glyph | undefined
  readonly size?: 'medium' | 'small' | undefined
  readonly disabled?: boolean | undefined
  /** Whether nothing can be chosen again; yes. */
  readonly clearable?: boolean | undefined
}

/** One of many, found by typing. Leaving it without a pick puts back what was chosen. */
export const Combobox = <Value extends string | number>({
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  onChange,
  placeholder = 'Search…',
  icon,
  size = 'medium',
  disabled = false,
  clearable = true,
  ...source
}: ComboboxProps<Value>): ReactElement => {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null)
  const [open, setOpen] = useState(false)
  /** What is being typed; null while the chosen label is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const { options, more, loading, failed, retry } = useOptions(source, typed ?? '', open)
  const chosen = options.findIndex((option) => option.value === value?.value)
  const active = Math.min(
    moved ?? (chosen >= 0 && typed === null ? chosen : endOption(options, 'first')),
    options.length - 1,
  )

  const show = (): void => {
    if (disabled || open) return
    setMoved(null)
    setOpen(true)
  }
  const close = (): void => {
    setOpen(false)
    setTyped(null)
    setMoved(null)
  }
  const pick = (option: Option<Value>): void => {
    if (option.value !== value?.value) onChange(option)
    close()
    input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Tab') {
      close()
      return
    }
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      show()
      return
    }
    const option = options[active]
    if (event.key === 'Enter' && option && !loading) {
      if (!option.disabled) pick(option)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setMoved(nextOption(options, active, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'PageDown' || event.key === 'PageUp') {
      const target = active + (event.key === 'PageDown' ? 10 : -10)
      setMoved(Math.min(options.length - 1, Math.max(0, target)))
    } else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }

  const text = typed ?? value?.label ?? ''
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(attributes) => (
        <>
          <div
            ref={setAnchor}
            className={classNames(
              control.control,
              size === 'small' && control.small,
              error && control.invalid,
              disabled && control.disabled,
            )}
          >
            {icon && (
              <span className={control.before}>
                <Icon of={icon} />
              </span>
            )}
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
              autoCorrect="off"
              spellCheck={false}
              value={text}
              placeholder={placeholder}
              disabled={disabled}
              className={control.input}
              onFocus={(event) => event.currentTarget.select()}
              onClick={show}
              onInput={(event) => {
                setTyped(event.currentTarget.value)
                setMoved(null)
                setOpen(true)
              }}
              onBlur={() => {
                if (typed === '' && clearable && value) onChange(null)
                close()
              }}
              onKeyDown={onKeyDown}
            />
            <span className={control.after}>
              {loading && <Spinner size={14} />}
              {clearable && value && !disabled && (
                <button
                  type="button"
                  className={styles.clear}
                  aria-label={`Clear ${label}`}
                  onClick={() => {
                    onChange(null)
                    close()
                    input.current?.focus()
                  }}
                >
                  <Icon of={X} size={14} />
                </button>
              )}
              <span
                className={styles.chevron}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => (open ? close() : (input.current?.focus(), show()))}
              >
                <Icon of={ChevronsUpDown} size={14} />
              </span>
            </span>
          </div>
          {open && (
            <Popup anchor={anchor} width="anchor" onDismiss={close}>
              <Listbox
                id={listId}
                label={label}
                options={options}
                active={active}
                isSelected={(option) => option.value === value?.value}
                onActivate={setMoved}
                onPick={pick}
                renderLabel={(words) => <Highlighted label={words} query={typed ?? ''} />}
                note={listNote({
                  count: options.length,
                  more,
                  loading,
                  failed,
                  query: typed ?? '',
                  onRetry: retry,
                })}
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
