import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDay } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { ChartColumn } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { overall } from '../dashboards/month-figures.ts'
import { FigureTiles, monthName, presentMonth } from '../../platform/parts/figures/index.ts'
import { useCall } from '../../foundation/session/query.ts'
import type { ClientProfile } from '../../clients/profile/profile-frame.tsx'

/** What a row of five has room for, and what one is asked about first. */
const shown = ['conversions', 'costPerConversion', 'clicks', 'sessions', 'spend'] as const

/** What the running month has brought a client so far, as its monthly report has it. */
export function MonthResults({ client: { id, slug } }: { readonly client: ClientProfile }): ReactElement {
  const month = presentMonth()
  const { data, error, loading, retry } = useCall('dashboards.monthly', {
    body: { clients: [{ id }], month },
  })
  const totals = useMemo(() => {
    const of = (period: 'current' | 'previous') =>
      overall(
        (data?.channels ?? []).flatMap(({ channel, [period]: figures }) =>
          figures ? [{ channel, ...figures }] : [],
        ),
      )
    return data && { current: of('current'), previous: of('previous') }
  }, [data])
  return (
    <Card
      title={`Results of ${monthName(month)}`}
      description={data?.through == null ? undefined : `Figures through ${formatDay(data.through)}.`}
      actions={<Link href={pathOf('clients.insights', { slug })}>Client Insights</Link>}
    >
      {error && !data ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see these figures.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : totals && !totals.current ? (
        <EmptyState icon={ChartColumn} title="No figures yet this month">
          They are here once the first day of the month has been brought in.
        </EmptyState>
      ) : (
        <FigureTiles
          measures={shown}
          current={totals?.current}
          previous={totals?.previous}
          loading={loading}
        />
      )}
    </Card>
  )
}
