import { activeElement } from '../dialog/active-element.ts'
import { placeOf } from '../dialog/place-of.ts'
import { useFocusLost } from '../dialog/use-focus-lost.ts'

/**
 * The focus of what a drawing takes away goes to what follows there, or else to what is left around it: of a row to
 * the next one, of Clear filters to the rows or what is below them. For what draws them.
 */
export function useFocusPassedOn(): void {
  const held = activeElement()
  const gone = held?.closest('tr, li') ?? held
  const place = placeOf(gone)
  useFocusLost(() => gone?.isConnected || place())
}
