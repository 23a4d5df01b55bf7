import { useStore } from '@nanostores/react'
import { session } from '../../../foundation/session/session.ts'
import { ChevronLeft, ChevronRight, Icon } from '@portal/ui/icon'
import type { ReactElement, ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import styles from './page.module.css'

/** A screen above this one. */
export interface Crumb {
  readonly label: string
  readonly href: string
}

export interface PageProps {
  readonly title: string
  /** The way down to this screen, the top first; a screen of settings leads up to them without saying. */
  readonly crumbs?: readonly Crumb[]
  /** A state or a code beside the title. */
  readonly beside?: ReactNode
  /** One line under the title: what the page is about. */
  readonly description?: ReactNode
  /** Buttons at the far end; at most one of them is primary. */
  readonly actions?: ReactNode
  /** Links to the tabs of the page. */
  readonly tabs?: ReactNode
  /** Only as wide as one reads and writes: for forms. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** Above every screen of settings. */
const settings: Crumb = { label: 'Settings', href: '/settings' }

/** A screen's frame: one title, one primary action, and what the page is about in the first screenful. */
export function Page({
  title,
  crumbs,
  beside,
  description,
  actions,
  tabs,
  narrow = false,
  children,
}: PageProps): ReactElement {
  // Whoever has a link to one report has nowhere else to go.
  const [path] = useLocation()
  const above = crumbs ?? (path.startsWith(`${settings.href}/`) ? [settings] : [])
  const isGuest = useStore(session.$actor).kind === 'guest'
  return (
    <div className={narrow ? styles.narrow : styles.page}>
      <header className={styles.header}>
        {above.length > 0 && !isGuest && (
          <nav aria-label="Breadcrumbs">
            <ol className={styles.crumbs}>
              {above.map(({ label, href }, place) => (
                <li key={href} className={styles.crumb}>
                  <Icon of={place === 0 ? ChevronLeft : ChevronRight} size={14} />
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.top}>
          <div className={styles.titles}>
            <div className={styles.line}>
              <h1 className={styles.title}>{title}</h1>
              {beside}
            </div>
            {description && <div className={styles.description}>{description}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {tabs}
      </header>
      {children}
    </div>
  )
}
