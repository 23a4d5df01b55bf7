import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './card.module.css'

export interface CardProps {
  readonly title?: string | undefined
  /** Heading level of the title within the page; 2. */
  readonly level?: 2 | 3 | 4 | undefined
  readonly description?: ReactNode
  /** Buttons at the far end of the title. */
  readonly actions?: ReactNode
  readonly footer?: ReactNode
  /** The content reaches the edges: for a table or a list. */
  readonly flush?: boolean | undefined
  readonly children: ReactNode
}

/** A surface that holds what belongs together; with a title it is a region of the page. */
export const Card = ({
  title,
  level = 2,
  description,
  actions,
  footer,
  flush = false,
  children,
}: CardProps): ReactElement => {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <header className={styles.header}>
          <div className={styles.titles}>
            {title && (
              <Heading className={styles.title} id={id}>
                {title}
              </Heading>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </section>
  )
}
