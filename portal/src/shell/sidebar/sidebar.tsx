import { useStore } from '@nanostores/react'
import type { User } from '@portal/core/foundation/policy/actor'
import { sidebarFor, type SidebarSection } from '@portal/core/foundation/routes/sidebar'
import { QuietIconButton } from '@portal/ui/button'
import { ChevronsLeft, ChevronsRight } from '@portal/ui/icon'
import { useDismissal } from '@portal/ui/popup'
import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { $appLinks } from '../../settings/links/app-links.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { $drawerOpen, $sidebarPinned } from '../../foundation/browser/layout.ts'
import type { Width } from '../../foundation/browser/media.ts'
import { currentItem } from './current-item.ts'
import { showGroup } from './groups.ts'
import { moveInSidebar } from './keyboard.ts'
import { Section } from './section.tsx'
import styles from './sidebar.module.css'
import { useRail } from './use-rail.ts'

export interface SidebarProps {
  readonly person: User
  readonly width: Width
}

/** The way to every screen of a person: open, a rail that opens under the mouse, or a drawer. */
export function Sidebar({ person, width }: SidebarProps): ReactElement {
  const facts = useSessionFacts()
  const [pathname] = useLocation()
  const pinned = useStore($sidebarPinned)
  const drawerOpen = useStore($drawerOpen)
  const links = useStore($appLinks)
  const panel = useRef<HTMLElement>(null)
  const sections = useMemo(
    () =>
      withAddresses(
        sidebarFor(person, { ...facts, externalLinks: { 'mystery-shop': links['mystery-shop'] ?? '' } }),
      ),
    [person, facts, links],
  )
  const current = currentItem(sections, pathname)
  const currentKey = current?.section.key
  const isRail = width === 'wide' && !pinned
  const isDrawer = width === 'drawer'
  const rail = useRail(isRail, panel)
  const open = !isRail || rail.open

  useEffect(() => {
    if (currentKey !== undefined) showGroup(currentKey)
  }, [currentKey, pathname])
  const isOut = isDrawer && drawerOpen
  useEffect(() => {
    if (!isOut) return
    const inside = panel.current
    return () => {
      // What is put away keeps no focus.
      const { activeElement: focused, body } = document
      if (focused === body || inside?.contains(focused))
        document.querySelector<HTMLElement>('[aria-controls="sidebar"]')?.focus()
    }
  }, [isOut])
  useDismissal({
    active: isOut,
    inside: () => [panel.current, document.querySelector('[aria-controls="sidebar"]')],
    onDismiss: () => $drawerOpen.set(false),
  })

  return (
    <div
      className={styles.column}
      data-mode={isDrawer ? 'drawer' : isRail ? 'rail' : 'full'}
      data-out={drawerOpen || undefined}
    >
      {isOut && <div className={styles.backdrop} />}
      <nav
        ref={panel}
        id="sidebar"
        aria-label="Main"
        className={styles.panel}
        data-open={open || undefined}
        inert={isDrawer && !drawerOpen}
        onKeyDown={moveInSidebar}
        onClick={(event) => {
          if (isDrawer && event.target instanceof Element && event.target.closest('a')) $drawerOpen.set(false)
        }}
        {...rail.listeners}
      >
        <ul className={styles.sections} data-scroll="">
          {sections.map((section) => (
            <Section key={section.key} section={section} current={current} open={open} />
          ))}
        </ul>
        {width === 'wide' && (
          <div className={styles.foot}>
            <QuietIconButton
              icon={pinned ? ChevronsLeft : ChevronsRight}
              label={pinned ? 'Shrink the sidebar' : 'Keep the sidebar open'}
              size="small"
              aria-pressed={pinned}
              onClick={() => $sidebarPinned.set(!pinned)}
            />
          </div>
        )}
      </nav>
    </div>
  )
}

/** Nothing that leads nowhere is shown. */
const withAddresses = (sections: readonly SidebarSection[]): readonly SidebarSection[] =>
  sections
    .map((section) => ({ ...section, items: section.items.filter(({ href }) => href !== '') }))
    .filter(({ items }) => items.length > 0)
