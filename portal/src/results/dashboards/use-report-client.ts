import { useStore } from '@nanostores/react'
import type { ApiError } from '@portal/core/foundation/contract/api-error'
import { useParam } from '../../foundation/address/params.ts'
import { useCall } from '../../foundation/session/query.ts'
import { session } from '../../foundation/session/session.ts'

/** The client that a report is about. */
export interface ReportClient {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** The client in the address; a guest's is the one of the link, and nothing else of it is asked for. */
export function useReportClient(): {
  readonly client: ReportClient | undefined
  readonly isGuest: boolean
  readonly error: ApiError | undefined
  readonly retry: () => void
} {
  const slug = useParam('slug')
  const guest = useStore(session.$guest)
  const { data, error, retry } = useCall(
    'clients.get',
    guest || slug === '' ? null : { params: { id: slug } },
  )
  return { client: guest?.client ?? data, isGuest: guest !== null, error, retry }
}
