import { useEffect, useEffectEvent, useState } from 'react'
import { isTaken } from '../../foundation/browser/keys.ts'

/** Milliseconds for which `g` waits for its letter. */
const waits = 2500

/**
 * `g` and a letter: goes to what the letter stands for. The letter is taken
 * before anything on the screen hears of it, a row that has the focus say.
 *
 * @param go with the letter, small
 * @returns whether `g` was pressed and waits for its letter
 */
export function useGoTo(go: (letter: string) => void): boolean {
  const [going, setGoing] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const bare = !event.ctrlKey && !event.metaKey && !event.altKey && !isTaken(event)
    if (!going) {
      if (bare && event.key === 'g') setGoing(true)
      return
    }
    if (event.key === 'Shift') return
    setGoing(false)
    if (!bare || !/^[a-z]$/i.test(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    go(event.key.toLowerCase())
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [])
  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => setGoing(false), waits)
    return () => clearTimeout(timer)
  }, [going])
  return going
}
