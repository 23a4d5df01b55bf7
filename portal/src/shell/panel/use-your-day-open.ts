import { useStore } from '@nanostores/react'
import { $yourDayOpen, $yourDayOver } from '../../foundation/browser/layout.ts'
import { useYourDayLies } from '../../foundation/browser/media.ts'

/** Whether Your Day is to be seen: kept where it stands beside the screen, for the moment where it lies over it. */
export function useYourDayOpen(): boolean {
  const kept = useStore($yourDayOpen)
  const over = useStore($yourDayOver)
  return useYourDayLies() ? over : kept
}
