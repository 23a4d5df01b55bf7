import { isDay } from '@portal/core/foundation/format'
import { useEffect, useRef } from 'react'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'

/** What a link has filled in, the assistant's for example; the person saves it. */
export interface LinkedEntry {
  readonly text?: string
  /** `YYYY-MM-DD`. */
  readonly date?: string
}

/** Characters that a link fills in. */
const longestText = 2000

/**
 * Opens a client's logger where the address asks for it (`?log=new`), with
 * what the link filled in. The address forgets it, so that reload and Back do
 * not open it again.
 * @param open null for whom nothing may be logged
 */
export function useLoggerInAddress(open: ((entry: LinkedEntry) => void) | null): void {
  const query = useQuery()
  const setQuery = useSetQuery()
  const opening = useRef(open)
  useEffect(() => {
    opening.current = open
  })
  const asked = query.get('log') === 'new' && open !== null
  useEffect(() => {
    if (!asked) return
    const now = new URLSearchParams(window.location.search)
    const [text, date] = [(now.get('logText') ?? '').slice(0, longestText), now.get('logDay') ?? '']
    opening.current?.({ ...(text === '' ? {} : { text }), ...(isDay(date) ? { date } : {}) })
    setQuery({ log: null, logText: null, logDay: null }, { replace: true })
  }, [asked, setQuery])
}
