import { useLayoutEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import { Icon } from '../icon/icon.tsx'
import { Check } from '../icon/glyphs.ts'
import type { Option } from './option.ts'
import styles from './listbox.module.css'

export interface ListboxProps<Value extends string | number> {
  readonly id: string
  readonly label: string
  readonly options: readonly Option<Value>[]
  /** Index of the option the keyboard is at; -1 for none. */
  readonly active: number
  readonly isSelected: (option: Option<Value>) => boolean
  readonly onPick: (option: Option<Value>) => void
  readonly onActivate: (index: number) => void
  readonly multiple?: boolean | undefined
  /** Draws a label, for example with the part that was searched for. */
  readonly renderLabel?: ((label: string) => ReactNode) | undefined
  /** Below the options: how many more there are, or that there are none. */
  readonly note?: ReactNode
}

/** The id of an option's element, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** A list of options whose focus stays with the field it belongs to. */
export const Listbox = <Value extends string | number>({
  id,
  label,
  options,
  active,
  isSelected,
  onPick,
  onActivate,
  multiple = false,
  renderLabel = (text) => text,
  note,
}: ListboxProps<Value>): ReactElement => {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active, options])
  return (
    // Pressing an option must not take the focus from the field.
    <div className={styles.whole} onMouseDown={(event) => event.preventDefault()}>
      {options.length > 0 && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={label}
          aria-multiselectable={multiple || undefined}
          className={styles.list}
        >
          {options.map((option, index) => {
            const selected = isSelected(option)
            return (
              <div
                key={option.value}
                id={optionId(id, index)}
                role="option"
                aria-selected={selected}
                aria-disabled={option.disabled || undefined}
                data-active={index === active ? '' : undefined}
                className={classNames(styles.option, multiple && styles.multiple)}
                onClick={() => option.disabled || onPick(option)}
                onPointerMove={() => index === active || option.disabled || onActivate(index)}
              >
                {multiple && (
                  <span className={styles.box} data-on={selected ? '' : undefined}>
                    {selected && <Icon of={Check} size={12} />}
                  </span>
                )}
                <span className={styles.words}>
                  <span className={styles.label}>{renderLabel(option.label)}</span>
                  {option.description && <span className={styles.description}>{option.description}</span>}
                </span>
                {!multiple && selected && (
                  <span className={styles.tick}>
                    <Icon of={Check} />
                  </span>
                )}
              </div>
            )
          })}
        </div>
      )}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}
