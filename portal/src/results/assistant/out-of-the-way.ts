import { useEffect, useState, type RefObject } from 'react'

/** Where the button stands: this far above its corner, or drawn in to the edge of the window. */
export interface Place {
  readonly up: number
  readonly aside: boolean
}

const corner: Place = { up: 0, aside: false }
const step = 60
const mostSteps = 2
/** From the edge of the window, as in `chat-host.module.css`. */
const inset = 24
/** Milliseconds after the last movement of the page. */
const settled = 140
const pressed =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="menuitem"], [role="tab"], [role="option"], td, th'

/** Whether an element has words of its own: a figure of a chart, a sentence. */
const says = (element: Element): boolean =>
  [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim())

/** Whether something that one presses or reads lies under a rectangle. */
function covers(button: Element, { left, right, top, bottom }: DOMRect, up: number): boolean {
  const xs = [left + 4, (left + right) / 2, right - 4]
  const ys = [top + 4, (top + bottom) / 2, bottom - 4].map((y) => y - up)
  return xs.some((x) =>
    ys.some((y) =>
      document.elementsFromPoint(x, y).some((found) => {
        if (button.contains(found) || found.contains(button)) return false
        return says(found) || found.closest(pressed)?.contains(button) === false
      }),
    ),
  )
}

/** The first place above the corner where nothing is covered; drawn in where there is none. */
function freePlace(button: HTMLElement): Place {
  // Its corner, which does not depend on where it is or moves to at the moment; a scrollbar takes its own width.
  const left = document.documentElement.clientWidth - inset - button.offsetWidth
  const home = new DOMRect(left, button.offsetTop, button.offsetWidth, button.offsetHeight)
  for (let count = 0; count <= mostSteps; count += 1)
    if (!covers(button, home, count * step)) return count === 0 ? corner : { up: count * step, aside: false }
  return { up: 0, aside: true }
}

/** Keeps a floating button off what can be pressed or read: looked at again when the page has come to rest. */
export function useFreePlace(button: RefObject<HTMLElement | null>, resting: boolean): Place {
  const [place, setPlace] = useState(corner)
  useEffect(() => {
    if (!resting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const element = button.current
        // Nobody's button runs away from under the pointer.
        if (element && !element.matches(':hover, :focus-visible'))
          setPlace((now) => {
            const next = freePlace(element)
            return next.up === now.up && next.aside === now.aside ? now : next
          })
      }, settled)
    }
    look()
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', look)
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      window.removeEventListener('resize', look)
      document.removeEventListener('scroll', look, { capture: true })
    }
  }, [button, resting])
  return place
}
