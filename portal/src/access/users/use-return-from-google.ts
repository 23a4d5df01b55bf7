import { calendarMessages } from '@portal/core/work/calendar/constants'
import { ApiError, defaultErrorMessage } from '@portal/core/foundation/contract/api-error'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'

/** What Google writes there. */
const written = ['code', 'state', 'iss', 'scope', 'authuser', 'hd', 'prompt', 'error']

/** Takes up what Google wrote into the address when it sent the browser back, and tidies the address. */
export function useReturnFromGoogle(): { readonly problem: string | null; readonly connecting: boolean } {
  const query = useQuery()
  const setQuery = useSetQuery()
  const [problem, setProblem] = useState<string | null>(null)
  const [connecting, setConnecting] = useState(false)
  /** A code is good for one use. */
  const used = useRef(false)
  const [code, state, iss, refused] = ['code', 'state', 'iss', 'error'].map((name) => query.get(name))

  useEffect(() => {
    if (used.current || !state || (!code && !refused)) return
    used.current = true
    setQuery(Object.fromEntries(written.map((name) => [name, null])), { replace: true })
    if (!code) return setProblem(calendarMessages.declined)
    setConnecting(true)
    api
      .call('calendar.connected', { body: { code, state, ...(iss ? { iss } : {}) } })
      .then(
        () => {
          showSuccess(calendarMessages.connected)
          refresh('calendar.connection', 'calendar.events')
        },
        (error: unknown) =>
          setProblem(error instanceof ApiError && error.fromServer ? error.message : defaultErrorMessage),
      )
      .finally(() => setConnecting(false))
  }, [code, state, iss, refused, setQuery])
  return { problem, connecting }
}
