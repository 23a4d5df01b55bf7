import type { ReactElement } from 'react'
import { fold } from './fold.ts'

/** A label with the part that was searched for marked. */
export const Highlighted = ({
  label,
  query,
}: {
  readonly label: string
  readonly query: string
}): ReactElement => {
  const sought = fold(query.trim())
  const start = sought === '' ? -1 : fold(label).indexOf(sought)
  if (start < 0) return <>{label}</>
  return (
    <>
      {label.slice(0, start)}
      <mark>{label.slice(start, start + sought.length)}</mark>
      {label.slice(start + sought.length)}
    </>
  )
}
