import { useLayoutEffect } from 'react'
import { activeElement } from '../dialog/active-element.ts'
import { placeOf } from '../dialog/place-of.ts'

/**
 * The focus of a row that is taken away, by a reload or by what was pressed in it, goes to the row that follows, or
 * else to what is left of the list. For what draws rows: it looks before each drawing where the focus is.
 */
export function useRowFocus(): void {
  const row = activeElement()?.closest('tr, li')
  const place = row && placeOf(row)
  useLayoutEffect(() => {
    if (place && !row.isConnected && activeElement() === null) place()
  })
}
