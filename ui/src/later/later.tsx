import { useEffect, useState } from 'react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'

/** What stands in the place of a component until its code is there. */
export interface Meanwhile {
  readonly meanwhile?: ReactNode
}

/**
 * A component whose code comes with its first drawing. Code that could not be
 * fetched is said, and asked for again by a button; nothing around it is lost.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P & Meanwhile) => ReactElement {
  let Found: ComponentType<P> | null = null
  return function Later({ meanwhile, ...props }): ReactElement {
    const [state, setState] = useState<'on its way' | 'failed' | 'there'>('on its way')
    useEffect(() => {
      if (Found || state === 'failed') return
      let here = true
      load().then(
        (component) => {
          Found = component
          if (here) setState('there')
        },
        () => here && setState('failed'),
      )
      return () => {
        here = false
      }
    }, [state])
    // What is left of the properties without `meanwhile` is P.
    if (Found) return <Found {...(props as unknown as P)} />
    return (
      <>
        {meanwhile}
        {state === 'failed' && (
          <Button size="small" onClick={() => setState('on its way')}>
            This could not be loaded. Try again
          </Button>
        )}
      </>
    )
  }
}
