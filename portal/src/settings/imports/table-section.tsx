import { useId, type ReactElement, type ReactNode } from 'react'
import styles from './imports.module.css'

export interface TableSectionProps {
  readonly title: string
  readonly description?: string | undefined
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A table under a heading of its own. */
export function TableSection({ title, description, actions, children }: TableSectionProps): ReactElement {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHeader}>
        <div>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          {description && <p className={styles.sectionText}>{description}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}
