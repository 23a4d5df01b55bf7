import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react-dom'
import type { Placement, ReferenceType } from '@floating-ui/react-dom'

/** How something stands beside its anchor. */
export interface Placing {
  readonly placement: Placement
  /** Pixels between the two. */
  readonly gap: number
  /** `anchor`: at least as wide as the anchor; `exactly`: just as wide. */
  readonly width: 'content' | 'anchor' | 'exactly'
}

/**
 * Keeps something that floats beside its anchor and inside the window, until
 * told to stop. Once it has its place it carries `data-positioned`.
 */
export function place(
  anchor: ReferenceType,
  floating: HTMLElement,
  { placement, gap, width }: Placing,
): () => void {
  let here = true
  const update = (): void => {
    void computePosition(anchor, floating, {
      strategy: 'fixed',
      placement,
      middleware: [
        offset(gap),
        flip({ padding: 8 }),
        shift({ padding: 8 }),
        size({
          padding: 8,
          apply: ({ availableHeight, availableWidth, rects }) => {
            const { style } = floating
            style.setProperty('--popup-block', `${Math.max(120, Math.round(availableHeight))}px`)
            style.setProperty('--popup-inline', `${Math.round(availableWidth)}px`)
            if (width !== 'content') style.minInlineSize = `${Math.round(rects.reference.width)}px`
            if (width === 'exactly') style.inlineSize = `${Math.round(rects.reference.width)}px`
          },
        }),
      ],
    }).then(({ x, y }) => {
      if (!here) return
      Object.assign(floating.style, { left: `${x}px`, top: `${y}px` })
      floating.dataset['positioned'] = ''
    })
  }
  // Its own growing and shrinking is followed a frame later: placing changes its size, which must not happen while sizes are being reported.
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(update)
  })
  observer.observe(floating)
  const stop = autoUpdate(anchor, floating, update, { elementResize: false })
  return () => {
    here = false
    cancelAnimationFrame(frame)
    observer.disconnect()
    stop()
  }
}
