import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Something that needs what may still be on its way: a press is never too
 * early, it waits. `waits` says that one does.
 *
 * @param there whether everything is here
 * @param act with what was asked for, once it is
 */
export function useOnceThere<What>(
  there: boolean,
  act: (what: What) => void,
): { readonly waits: boolean; readonly ask: (what: What) => void } {
  const [asked, setAsked] = useState<{ readonly what: What } | null>(null)
  const perform = useEffectEvent(act)
  useEffect(() => {
    if (asked === null || !there) return
    setAsked(null)
    perform(asked.what)
  }, [asked, there])
  return { waits: asked !== null, ask: (what) => setAsked({ what }) }
}
