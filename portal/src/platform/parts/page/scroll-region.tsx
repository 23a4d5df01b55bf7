import type { ReactElement, ReactNode } from 'react'

interface ScrollRegionProps {
  /** What a screen reader calls it. */
  readonly label: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A part of a screen that scrolls and holds nothing to be focused: the keyboard has to reach it all the same (WCAG 2.1.1). */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps): ReactElement => (
  // The rule knows no region that scrolls.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={className} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
)
