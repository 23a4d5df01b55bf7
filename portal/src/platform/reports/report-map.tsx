import { formatCount } from '@portal/core/foundation/format'
import type { ReportMap } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { Card } from '@portal/ui/card'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'

import { fetched } from '../../foundation/errors/fetched.ts'

/** The height of a map on a wide screen, so that nothing moves when it comes. */
const waiting = <Skeleton height={420} />

const PlaceMap = fetched(() => import('../parts/map/place-map.tsx').then((m) => m.PlaceMap), waiting)

export interface ReportMapCardProps {
  readonly map: ReportMap
  /** Absent while it is on its way. */
  readonly answer: ReportAnswer | undefined
}

/** The places of a report on the outline of their counties; nothing where none is known. */
export function ReportMapCard({ map, answer }: ReportMapCardProps): ReactElement | null {
  const { title, unit } = map
  const places = answer?.places ?? []
  if (answer && places.length === 0) return null
  return (
    <Card title={title} description={`Each dot is a place: the larger, the more ${unit}.`}>
      {answer ? (
        <PlaceMap
          places={places}
          unit={unit}
          label={`Map of ${formatCount(places.length)} places by their ${unit}. The table below says the same.`}
        />
      ) : (
        waiting
      )}
    </Card>
  )
}
