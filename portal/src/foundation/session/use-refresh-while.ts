import type { CallName } from '@portal/core/calls'
import { useEffect } from 'react'
import { refresh, type Area } from './query.ts'

/**
 * Reads an area, or one call, again and again while something of it is under way that nobody tells of.
 * @param every milliseconds between two looks
 */
export function useRefreshWhile(underWay: boolean, area: CallName | Area, every: number): void {
  useEffect(() => {
    if (!underWay) return undefined
    const timer = setInterval(() => refresh(area), every)
    return () => clearInterval(timer)
  }, [underWay, area, every])
}
