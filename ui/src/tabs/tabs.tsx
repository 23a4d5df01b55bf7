import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import styles from './tabs.module.css'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly count?: number | undefined
  readonly disabled?: boolean | undefined
}

export interface TabsProps<Id extends string> {
  /** What the tabs divide: `Client profile`. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** The content of the selected tab. */
  readonly children: ReactNode
}

/** Tabs that are chosen as the arrow keys reach them; which one is chosen is the caller's, usually in the address. */
export const Tabs = <Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>): ReactElement => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const open = tabs.filter((tab) => !tab.disabled)
    const from = open.findIndex((tab) => tab.id === selected)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const target =
      event.key === forward
        ? open[(from + 1) % open.length]
        : event.key === back
          ? open.at(from <= 0 ? -1 : from - 1)
          : event.key === 'Home'
            ? open[0]
            : event.key === 'End'
              ? open.at(-1)
              : undefined
    if (!target) return
    event.preventDefault()
    onSelect(target.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(target.id)}"]`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className={styles.count}>{tab.count.toLocaleString('en-US')}</span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  )
}
