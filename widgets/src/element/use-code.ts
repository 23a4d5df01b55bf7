import { useEffect, useRef, useState } from 'react'
import type { Code } from './code.ts'

/**
 * Code, as soon as it is wanted and there.
 * @param onFailed told when it could not be fetched; it is tried again when it is wanted the next time
 * @returns null while it is not there
 */
export function useCode<C>(code: Code<C>, wanted: boolean, onFailed?: () => void): { readonly of: C } | null {
  const [, drawAgain] = useState(0)
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  })
  const missing = wanted && !code.now()
  useEffect(() => {
    if (!missing) return
    let here = true
    code.load().then(
      () => here && drawAgain((times) => times + 1),
      () => here && failed.current?.(),
    )
    return () => {
      here = false
    }
  }, [code, missing])
  return code.now()
}
