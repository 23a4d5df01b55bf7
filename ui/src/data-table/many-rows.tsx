import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'

/** Which row is to come into sight, and how, once something can bring it there. */
export interface Revealing {
  row: number | null
  bring: ((row: number) => void) | null
}

export interface ManyRowsProps {
  readonly count: number
  readonly keyOf: (index: number) => string | number
  /** The box in which they scroll. */
  readonly scroller: RefObject<HTMLElement | null>
  /** Pixels of a row, before it is measured. */
  readonly height: number
  /** A row of totals covers the end of the box. */
  readonly footed: boolean
  readonly revealing: RefObject<Revealing>
  /** Runs after each drawing. */
  readonly drawn: () => void
  readonly draw: (index: number, measure: (element: Element | null) => void) => ReactNode
}

/** Draws the rows in sight, and room for the others. */
export const ManyRows = (props: ManyRowsProps): ReactElement => {
  const { count, keyOf, scroller, height, footed, revealing, drawn, draw } = props
  // The box is there only after what lies in it: the second drawing finds it, and knows how high it is.
  const [isPlaced, setPlaced] = useState(false)
  useEffect(() => setPlaced(true), [])
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: 12,
    scrollPaddingStart: height + 4,
    scrollPaddingEnd: footed ? height + 4 : 4,
  })
  useLayoutEffect(() => {
    if (!isPlaced) return
    const asked = revealing.current
    asked.bring = (row) => virtualizer.scrollToIndex(row)
    if (asked.row !== null) asked.bring(asked.row)
    asked.row = null
    return () => {
      asked.bring = null
    }
  })
  useLayoutEffect(drawn)
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      {above > 0 && <Gap size={above} />}
      {items.map(({ index }) => draw(index, virtualizer.measureElement))}
      {below > 0 && <Gap size={below} />}
    </>
  )
}

/** Stands for the rows that are not drawn. */
const Gap = ({ size }: { readonly size: number }): ReactElement => (
  <tbody aria-hidden="true">
    <tr style={{ blockSize: size }} />
  </tbody>
)
