import { activeElement } from '../dialog/active-element.ts'
import { placeOf } from '../dialog/place-of.ts'
import { useFocusLost } from '../dialog/use-focus-lost.ts'

/**
 * The focus of a row that is taken away, by a reload or by what was pressed in it, goes to the row that follows, or
 * else to what is left of the list. For what draws rows.
 */
export function useRowFocus(): void {
  const held = activeElement()
  useFocusLost(placeOf(held?.closest('tr, li') ? held : null))
}
