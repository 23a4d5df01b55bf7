import { useLayoutEffect, useRef, useState, type DOMAttributes, type RefObject } from 'react'

/** Milliseconds under the mouse before the rail opens, so that passing over it does nothing, and after which it closes. */
const opensAfter = 60
const closesAfter = 220

interface Rail {
  readonly open: boolean
  readonly listeners: DOMAttributes<HTMLElement>
}

/**
 * A rail that opens over the page under the mouse or with the focus. What was
 * pointed at stays under the mouse, although groups open above it.
 */
export function useRail(active: boolean, panel: RefObject<HTMLElement | null>): Rail {
  const [open, setOpen] = useState(false)
  const timer = useRef(0)
  const pointed = useRef<{ readonly row: Element; readonly top: number } | null>(null)

  const later = (next: boolean, milliseconds: number): void => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const row = panel.current?.querySelector('[data-row]:hover') ?? null
      pointed.current = next && row ? { row, top: row.getBoundingClientRect().top } : null
      setOpen(next)
    }, milliseconds)
  }

  useLayoutEffect(() => {
    const scroll = panel.current?.querySelector('[data-scroll]')
    const { row, top } = pointed.current ?? {}
    if (open && scroll && row && top !== undefined) scroll.scrollTop += row.getBoundingClientRect().top - top
    pointed.current = null
  }, [open, panel])
  useLayoutEffect(() => {
    if (!active) setOpen(false)
    return () => window.clearTimeout(timer.current)
  }, [active])

  if (!active) return { open: false, listeners: {} }
  return {
    open,
    listeners: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && later(true, opensAfter),
      onPointerLeave: (event) =>
        event.pointerType === 'mouse' &&
        !panel.current?.querySelector(':focus-visible') &&
        later(false, closesAfter),
      onFocus: (event) => event.target.matches(':focus-visible') && setOpen(true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && !event.currentTarget.matches(':hover'))
          setOpen(false)
      },
      // A touch opens the rail first; the next one chooses.
      onClickCapture: (event) => {
        const touched = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
        if (open || !touched) return
        event.preventDefault()
        event.stopPropagation()
        setOpen(true)
      },
    },
  }
}
