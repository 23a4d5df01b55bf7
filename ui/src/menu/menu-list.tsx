import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import { Icon } from '../icon/icon.tsx'
import type { Glyph } from '../icon/icon.tsx'
import { Check, ExternalLink } from '../icon/glyphs.ts'
import styles from './menu.module.css'

export interface MenuAction {
  readonly label: string
  readonly icon?: Glyph | undefined
  /** At the far end, for example a shortcut. */
  readonly hint?: string | undefined
  readonly onSelect?: (() => void) | undefined
  /** Goes somewhere rather than doing something. */
  readonly href?: string | undefined
  /** Opens in a tab of its own, which knows nothing of this page. */
  readonly newTab?: boolean | undefined
  readonly danger?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Shows a tick: the entry is one of several states. */
  readonly checked?: boolean | undefined
}

/** An action, a line between groups (`'line'`), or the heading of a group. */
export type MenuEntry = MenuAction | 'line' | { readonly heading: string }

const isAction = (entry: MenuEntry): entry is MenuAction => entry !== 'line' && 'label' in entry

export interface MenuListProps {
  readonly id: string
  readonly labelledBy: string
  readonly items: readonly MenuEntry[]
  /** Which entry has the focus first; none when the menu opened under the mouse. */
  readonly start: 'first' | 'last' | 'hovered'
  readonly onClose: (refocus: boolean) => void
}

const typingPause = 600

/** The open menu: one entry has the focus, arrows move it, letters find. */
export const MenuList = ({ id, labelledBy, items, start, onClose }: MenuListProps): ReactElement => {
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const entries = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? []),
  ]
  useEffect(() => {
    if (start !== 'hovered')
      entries()
        .at(start === 'first' ? 0 : -1)
        ?.focus()
  }, [start])

  const find = (letter: string): HTMLElement | undefined => {
    const now = performance.now()
    const text = (now - typed.current.at < typingPause ? typed.current.text : '') + letter.toLowerCase()
    typed.current = { text, at: now }
    const all = entries()
    const from = all.findIndex((entry) => entry.matches(':focus'))
    // A single letter goes on to the next that starts with it; more letters narrow from here.
    const ordered = [...all.slice(from + (text.length === 1 ? 1 : 0)), ...all.slice(0, Math.max(0, from + 1))]
    return ordered.find((entry) => entry.textContent.trim().toLowerCase().startsWith(text))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const all = entries()
    const from = all.findIndex((entry) => entry.matches(':focus'))
    const target =
      event.key === 'ArrowDown'
        ? all[(from + 1) % all.length]
        : event.key === 'ArrowUp'
          ? all.at(from <= 0 ? -1 : from - 1)
          : event.key === 'Home'
            ? all[0]
            : event.key === 'End'
              ? all.at(-1)
              : /^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
                ? find(event.key)
                : undefined
    if (event.key === 'Tab') {
      onClose(true)
      return
    }
    if (event.key === ' ' && all[from]) {
      event.preventDefault()
      all[from].click()
      return
    }
    if (!target) return
    event.preventDefault()
    event.stopPropagation()
    target.focus()
  }

  const select =
    (entry: MenuAction) =>
    (event: MouseEvent): void => {
      if (entry.disabled) {
        event.preventDefault()
        return
      }
      // First the focus, so that a dialog opened by the action gives it back to the trigger.
      onClose(true)
      entry.onSelect?.()
    }

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-labelledby={labelledBy}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {items.map((entry, index) => {
        if (entry === 'line') return <div key={index} role="separator" className={styles.line} />
        if (!isAction(entry)) {
          return (
            <div key={index} role="presentation" className={styles.heading}>
              {entry.heading}
            </div>
          )
        }
        const attributes = {
          role: entry.checked === undefined ? 'menuitem' : 'menuitemcheckbox',
          'aria-checked': entry.checked,
          'aria-disabled': entry.disabled || undefined,
          tabIndex: -1,
          className: classNames(styles.entry, entry.danger && styles.danger),
          onClick: select(entry),
          onPointerMove: (event: { readonly currentTarget: HTMLElement }) =>
            start === 'hovered' || entry.disabled || event.currentTarget.focus({ preventScroll: true }),
        }
        const content = (
          <>
            {entry.icon && <Icon of={entry.icon} />}
            <span className={styles.label}>{entry.label}</span>
            {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
            {entry.newTab && <Icon of={ExternalLink} size={14} name="opens in a new tab" />}
            {entry.checked !== undefined && (
              <span className={styles.tick}>{entry.checked && <Icon of={Check} />}</span>
            )}
          </>
        )
        return entry.href === undefined ? (
          <button key={index} type="button" {...attributes}>
            {content}
          </button>
        ) : (
          <a
            key={index}
            href={entry.href}
            {...(entry.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            {...attributes}
          >
            {content}
          </a>
        )
      })}
    </div>
  )
}
