import { buildIndex, buildIndexInSlices, type ClientIndex } from '@portal/core/clients/profile/search-index'
import { today } from '@portal/core/foundation/format'
import { useEffect, useState } from 'react'
import { idle } from '../../foundation/browser/idle.ts'
import { useCall } from '../../foundation/session/query.ts'

export const emptyIndex: ClientIndex = buildIndex([], today())

export interface ClientIndexReading {
  /** Null until every client is in it. */
  readonly index: ClientIndex | null
  readonly failed: boolean
  retry(): void
}

/**
 * The clients, ready to be searched: read once after sign-in when the screen
 * itself has what it needs, again when a client was changed, and built in
 * slices so that nothing stutters.
 */
export function useClientIndex(): ClientIndexReading {
  const [wanted, setWanted] = useState(false)
  const [index, setIndex] = useState<ClientIndex | null>(null)
  const { data, error, retry } = useCall('clients.simpleList', wanted ? {} : null)

  useEffect(() => {
    const timer = setTimeout(() => void idle().then(() => setWanted(true)))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!data) return
    let outdated = false
    const giveWay = (): Promise<void> =>
      outdated ? Promise.reject(new Error('A newer list has arrived.')) : idle()
    buildIndexInSlices(data, today(), giveWay).then(
      (built) => !outdated && setIndex(built),
      () => undefined,
    )
    return () => {
      outdated = true
    }
  }, [data])
  return { index, failed: error !== undefined && index === null, retry }
}
