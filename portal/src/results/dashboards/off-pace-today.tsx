import type { Channel } from '@portal/core/money/services/channels'
import { isOffPace } from '@portal/core/results/metrics/pace'
import { pacingSections } from '@portal/core/money/services/sections'
import { formatCount } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useCall } from '../../foundation/session/query.ts'

interface OffPaceTodayProps {
  readonly channels: readonly Channel[]
  /** As the dashboard asks for them; null while nobody is chosen. */
  readonly ids: readonly number[] | null
}

/** How many clients a department has to look at today: those off pace this month, with the way there; nothing where none is. */
export function OffPaceToday({ channels, ids }: OffPaceTodayProps): ReactElement | null {
  const sections = pacingSections.filter(({ channel }) => channels.includes(channel))
  const { data, loading } = useCall(
    'clients.mtdPacingTotals',
    ids && sections.length > 0 ? { body: { clientIds: [...ids] } } : null,
  )
  const found = sections.flatMap(({ id, label }) => {
    const paces = (data?.rows ?? []).flatMap((row) =>
      row.sections.filter(({ sectionId }) => sectionId === id),
    )
    const off = paces.filter(isOffPace).length
    return off === 0 ? [] : [{ id, label, off, all: paces.length }]
  })
  if (data === undefined && loading) return <Skeleton height={44} />
  if (found.length === 0) return null
  return (
    <Banner tone="warning">
      {found.map(({ id, label, off, all }) => (
        <div key={id}>
          {formatCount(off)} of {formatCount(all)} {all === 1 ? 'client is' : 'clients are'} off pace in{' '}
          {label} this month.{' '}
          <Link href={`${pathOf('dashboard.pacing')}?section=${id}`}>See their pacing in {label}</Link>
        </div>
      ))}
    </Banner>
  )
}
