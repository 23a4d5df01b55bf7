import { useEffect, useState } from 'react'
import type { ManyRows } from './many-rows.tsx'

type Code = 'on its way' | 'missing' | { readonly of: typeof ManyRows }

let code: Code = 'on its way'

/**
 * What draws only the rows in sight: most tables have too few to need it, so
 * that it is fetched with the first that does.
 *
 * @param beforeDrawing runs before what stands there meanwhile makes room for it
 * @returns null where it is not needed; `missing` where it could not be fetched
 */
export const useManyRows = (needed: boolean, beforeDrawing: () => void): Code | null => {
  const [, setCode] = useState({ of: code })
  useEffect(() => {
    if (!needed || code !== 'on its way') return
    let here = true
    import('./many-rows.tsx')
      .then(
        ({ ManyRows: of }) => (code = { of }),
        () => (code = 'missing'),
      )
      .finally(() => {
        if (!here) return
        beforeDrawing()
        setCode({ of: code })
      })
    return () => {
      here = false
    }
  }, [needed, beforeDrawing])
  return needed ? code : null
}
