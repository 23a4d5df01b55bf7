import { useStore } from '@nanostores/react'
import type { ReactElement, ReactNode } from 'react'
import { BrandMark } from '../../foundation/brand/brand-mark.tsx'
import { session } from '../../foundation/session/session.ts'
import { Page } from '../../platform/parts/page/index.ts'
import styles from './public-page.module.css'

/** A page for whoever has its address: below the agency's sign for a visitor, below the header for who is signed in. */
export function PublicPage({
  title,
  description,
  children,
}: {
  readonly title: string
  readonly description?: ReactNode
  readonly children: ReactNode
}): ReactElement {
  const tenant = useStore(session.$tenant)
  const actor = useStore(session.$actor)
  const name = tenant?.name ?? 'Agency Portal'
  const page = (
    <Page title={title} description={description}>
      {children}
    </Page>
  )
  if (actor.kind === 'user') return page
  return (
    <div className={styles.sheet}>
      <div className={styles.brand}>
        <BrandMark name={name} logo={tenant?.logo ?? null} size={32} />
        <span>{name}</span>
      </div>
      {page}
    </div>
  )
}
