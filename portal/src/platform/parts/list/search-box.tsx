import { QuietIconButton } from '@portal/ui/button'
import { Search, X } from '@portal/ui/icon'
import { TextField } from '@portal/ui/text-field'
import { useEffect, useRef, useState, type ReactElement } from 'react'

/** Milliseconds of quiet before a list is asked again. */
const quiet = 250

export interface SearchBoxProps {
  readonly label: string
  /** What is in the address. */
  readonly value: string
  readonly onSearch: (search: string) => void
}

/** The search of a list: asks once one stops typing, at once on Enter; Escape empties it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps): ReactElement {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const timer = useRef(0)
  if (value !== sent.current) {
    // Changed by Back or by a chip, not by typing here.
    sent.current = value
    setTyped(value)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const send = (text: string): void => {
    window.clearTimeout(timer.current)
    const search = text.trim()
    if (search === sent.current) return
    sent.current = search
    onSearch(search)
  }
  const empty = (): void => {
    setTyped('')
    send('')
  }
  return (
    <TextField
      label={label}
      hideLabel
      type="search"
      size="small"
      icon={Search}
      placeholder={label}
      value={typed}
      autoComplete="off"
      onChange={(text) => {
        setTyped(text)
        window.clearTimeout(timer.current)
        timer.current = window.setTimeout(() => send(text), quiet)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed)
        if (event.key === 'Escape' && typed !== '') {
          event.preventDefault()
          empty()
        }
      }}
      after={
        typed === '' ? undefined : (
          <QuietIconButton icon={X} label="Empty the search" size="small" onClick={empty} />
        )
      }
    />
  )
}
