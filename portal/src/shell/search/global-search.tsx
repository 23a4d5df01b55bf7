import { QuietIconButton } from '@portal/ui/button'
import { Icon, Search as SearchIcon, X } from '@portal/ui/icon'
import { Popup } from '@portal/ui/popup'
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { commandKey, isMac, isTaken, usePageKeys } from '../../foundation/browser/keys.ts'
import type { Entry } from './entries.ts'
import styles from './global-search.module.css'
import { entryId, Results } from './results.tsx'
import { SearchNote } from './search-note.tsx'
import { useSearch } from './use-search.ts'

/** The one field from which everything is reached by the keyboard alone: clients and screens, and actions. */
export function GlobalSearch(): ReactElement {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const before = useRef<Element | null>(null)
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null)
  const [, navigate] = useLocation()
  /** In use: on a phone the field covers the header. */
  const [engaged, setEngaged] = useState(false)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  /** What was pointed at, and for which text: it stays when results arrive around it. */
  const [pointed, setPointed] = useState<{ readonly query: string; readonly key: string } | null>(null)
  /** Enter was pressed before the results of what is typed were there. */
  const [due, setDue] = useState(false)
  const { groups, query, loading, failed, retry } = useSearch(typed)
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups])
  const behind = query !== typed.trim()
  const active = Math.max(
    0,
    pointed?.query === query ? entries.findIndex(({ key }) => key === pointed.key) : 0,
  )
  const setActive = useCallback(
    (place: number) => setPointed({ query, key: entries[place]?.key ?? '' }),
    [query, entries],
  )
  const shown = open && (typed.trim() !== '' || entries.length > 0)

  const start = (): void => {
    before.current = document.activeElement
    flushSync(() => setEngaged(true))
    input.current?.focus()
    input.current?.select()
    setOpen(true)
  }
  const stop = useCallback((): void => {
    setOpen(false)
    setEngaged(false)
    setTyped('')
    setPointed(null)
    setDue(false)
    input.current?.blur()
  }, [])
  const leave = (): void => {
    stop()
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }
  const choose = useCallback(
    (entry: Entry): void => {
      stop()
      if (entry.path !== null) navigate(entry.path)
      entry.run?.()
    },
    [navigate, stop],
  )

  usePageKeys((event) => {
    const command =
      event.key.toLowerCase() === 'k' &&
      (isMac ? event.metaKey : event.ctrlKey) &&
      !event.altKey &&
      !event.shiftKey
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!(command && !document.querySelector('dialog[open]')) && !(slash && !isTaken(event))) return
    event.preventDefault()
    start()
  })
  useEffect(() => {
    if (!due || behind) return
    setDue(false)
    if (entries[0]) choose(entries[0])
  }, [due, behind, entries, choose])
  useEffect(() => {
    if (shown) document.getElementById(entryId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, shown, listId])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    const last = entries.length - 1
    const entry = entries[active]
    if (event.key === 'Escape') leave()
    else if (event.key === 'Enter' && behind) setDue(true)
    else if (event.key === 'Enter' && shown && entry) {
      if ((event.metaKey || event.ctrlKey) && entry.path !== null)
        window.open(entry.path, '_blank', 'noopener')
      else choose(entry)
    } else if (event.key === 'ArrowDown' && shown) setActive(active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp' && shown) setActive(active <= 0 ? Math.max(last, 0) : active - 1)
    else if (event.key === 'ArrowDown') setOpen(true)
    else return
    event.preventDefault()
  }

  return (
    <>
      <span className={styles.opener}>
        <QuietIconButton icon={SearchIcon} label="Search" onClick={start} />
      </span>
      <div ref={setAnchor} role="search" className={styles.box} data-engaged={engaged || undefined}>
        <Icon of={SearchIcon} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search clients, screens and actions"
          aria-autocomplete="list"
          aria-expanded={shown && entries.length > 0}
          aria-controls={shown && entries.length > 0 ? listId : undefined}
          aria-activedescendant={shown && entries[active] ? entryId(listId, active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Search clients, screens and actions"
          className={styles.input}
          value={typed}
          onFocus={() => setEngaged(true)}
          onBlur={() => {
            setOpen(false)
            setEngaged(false)
          }}
          onClick={() => setOpen(true)}
          onInput={(event) => {
            setTyped(event.currentTarget.value)
            setDue(false)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
        />
        {engaged ? (
          <span className={styles.close} onMouseDown={(event) => event.preventDefault()}>
            <QuietIconButton icon={X} label="Close the search" size="small" tabIndex={-1} onClick={leave} />
          </span>
        ) : (
          <span className={styles.keys} aria-hidden="true">
            <kbd>{isMac ? `${commandKey}K` : `${commandKey} K`}</kbd>
          </span>
        )}
      </div>
      {shown && (
        <Popup
          anchor={anchor}
          width="exactly"
          onDismiss={(reason) => (reason === 'escape' ? leave() : setOpen(false))}
        >
          {/* The focus stays in the field, whatever is pressed in here. */}
          <div onMouseDown={(event) => event.preventDefault()}>
            <SearchNote
              typed={query}
              nothing={entries.length === 0}
              loading={loading && query !== ''}
              failed={failed}
              onRetry={retry}
            />
            {entries.length > 0 && (
              <Results
                id={listId}
                groups={groups}
                query={query}
                active={active}
                onPoint={setActive}
                onChoose={choose}
              />
            )}
          </div>
        </Popup>
      )}
    </>
  )
}
