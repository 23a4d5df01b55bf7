import type { MeasureName } from '@portal/core/results/metrics/measures'
import { useQuery, useSetQuery } from '../../../foundation/address/address.ts'

/** The figure that the chart below some tiles shows: that of the first, or of the one that was pressed, as the address says. */
export function useMeasure(tiles: readonly MeasureName[]): {
  readonly measure: MeasureName
  choose(name: MeasureName): void
} {
  const asked = useQuery().get('measure')
  const setQuery = useSetQuery()
  const [usual = 'clicks'] = tiles
  return {
    measure: tiles.find((name) => name === asked) ?? usual,
    choose: (name) => setQuery({ measure: name === usual ? null : name }, { replace: true }),
  }
}
