import { useStore } from '@nanostores/react'
import type { ApiError } from '@portal/core/foundation/contract/api-error'
import { mayOpen, pathOf } from '@portal/core/foundation/routes'
import type { Crumb } from '../parts/page/index.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { useParam } from '../../foundation/address/params.ts'
import { useCall } from '../../foundation/session/query.ts'
import { session } from '../../foundation/session/session.ts'

/** The client that a report is about. */
export interface ReportClient {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** What the screen of a client's report is called, as its PDF is: whose it is, and which. */
export const titleOfClient = (report: string, client: string | undefined): string =>
  client === undefined ? report : `${client}: ${report}`

/**
 * The client in the address, and the way back up; a guest's is the one of the link, and nothing else of it is asked for.
 *
 * @param top the client's insights, from which people outside of the agency come to its other reports, and what has them above it
 */
export function useReportClient(top = false): {
  readonly client: ReportClient | undefined
  /** To the client for whoever may open it, to its insights or the monthly report for the client itself, nowhere for a guest. */
  readonly crumbs: readonly Crumb[]
  readonly error: ApiError | undefined
  readonly retry: () => void
} {
  const slug = useParam('slug')
  const facts = useSessionFacts()
  const guest = useStore(session.$guest)
  const { data, error, retry } = useCall(
    'clients.get',
    guest || slug === '' ? null : { params: { id: slug } },
  )
  const crumbs =
    guest || !data
      ? []
      : mayOpen('clients.profile', facts, { slug })
        ? [{ label: data.name, href: pathOf('clients.profile', { slug }) }]
        : top
          ? [{ label: 'Monthly Report', href: pathOf('dashboard.monthly-report') }]
          : [{ label: 'Client Insights', href: pathOf('clients.insights', { slug }) }]
  return { client: guest?.client ?? data, crumbs, error, retry }
}
