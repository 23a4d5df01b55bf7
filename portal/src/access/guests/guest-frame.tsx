import { useStore } from '@nanostores/react'
import type { ReactElement, ReactNode } from 'react'
import { BrandMark } from '../../foundation/brand/brand-mark.tsx'
import { session } from '../../foundation/session/session.ts'
import styles from './guests.module.css'

export interface GuestFrameProps {
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** A card in the middle of the window, under the tenant's sign: what a guest sees before the report. */
export function GuestFrame({ title, lead, children }: GuestFrameProps): ReactElement {
  const tenant = useStore(session.$tenant)
  const name = tenant?.name ?? 'Agency Portal'
  return (
    <div className={styles.screen}>
      <div className={styles.card}>
        <div className={styles.brand}>
          <BrandMark name={name} logo={tenant?.logo ?? null} size={32} />
          <span>{name}</span>
        </div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  )
}
