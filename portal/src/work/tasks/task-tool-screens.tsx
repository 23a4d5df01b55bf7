import { pathOf } from '@portal/core/foundation/routes'
import { taskMessages } from '@portal/core/work/tasks/constants'
import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useQuery } from '../../foundation/address/address.ts'
import { ScreenFallback } from '../../foundation/errors/fallbacks.tsx'
import { client as api } from '../../foundation/session/session.ts'

/** `/taskiq`: on to the task tool, to the task that the address names. */
export function TaskToolScreen(): ReactElement {
  const id = useQuery().get('task_id') ?? ''
  const find = useCallback(async () => {
    const { url } = await api.call('tasks.tool')
    const query: Record<string, string> = /^[1-9]\d{0,8}$/.test(id) ? { task_id: id } : {}
    const fields = new URLSearchParams(query).toString()
    if (url !== null) return `${url}/${fields === '' ? '' : `?${fields}`}`
    return pathOf('tasks', {}, query)
  }, [id])
  return <OnTheWay find={find} />
}

const enter = async (): Promise<string> => (await api.call('tasks.enter', { body: {} })).url

/** `/taskiq/login`: on to the task tool with a key that signs one in. */
export const TaskToolSignInScreen = (): ReactElement => <OnTheWay find={enter} />

/** Leads on to where something is, in place of this screen: Back does not lead here. */
function OnTheWay({ find }: { readonly find: () => Promise<string> }): ReactElement {
  const [, navigate] = useLocation()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    find().then(
      (place) => {
        if (!current) return
        if (place.startsWith('/')) navigate(place, { replace: true })
        else if (/^https?:\/\//.test(place)) location.replace(place)
      },
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [find, navigate, attempt])
  if (!failed) return <ScreenFallback />
  return (
    <ErrorState
      title={taskMessages.unreachable}
      message="TaskIQ does not answer at the moment."
      onRetry={() => {
        setFailed(false)
        setAttempt((count) => count + 1)
      }}
    />
  )
}
