import { today } from '@portal/core/foundation/format'
import { chosenRange, usualPreset, type ChosenRange } from '@portal/core/results/metrics/periods'
import { useCallback, useMemo } from 'react'
import { useQuery, useSetQuery } from '../../../foundation/address/address.ts'

/** The days in the address: a preset by its name (`range`), or `startDate` and `endDate`. */
export function useRange(usual: string = usualPreset): readonly [ChosenRange, (range: ChosenRange) => void] {
  const query = useQuery()
  const setQuery = useSetQuery()
  const preset = query.get('range')
  const start = query.get('startDate')
  const end = query.get('endDate')
  const range = useMemo(
    () => chosenRange({ preset, start, end }, today(), usual),
    [preset, start, end, usual],
  )
  const set = useCallback(
    (chosen: ChosenRange) =>
      setQuery(
        chosen.preset === null
          ? { range: null, startDate: chosen.start, endDate: chosen.end }
          : { range: chosen.preset === usual ? null : chosen.preset, startDate: null, endDate: null },
      ),
    [setQuery, usual],
  )
  return [range, set]
}
