import { useStore } from '@nanostores/react'
import type { ReactElement, ReactNode } from 'react'
import { BrandMark } from '../../foundation/brand/brand-mark.tsx'
import { session } from '../../foundation/session/session.ts'
import styles from './door.module.css'
import { LoginCarousel } from './login-carousel.tsx'
import { LoginPicture } from './login-picture.tsx'

/** What stands around every form before sign-in: the tenant's sign and colour, and its slides or a quiet picture. */
export function Door({
  foot,
  children,
}: {
  readonly foot?: ReactNode
  readonly children: ReactNode
}): ReactElement {
  const tenant = useStore(session.$tenant)
  const name = tenant?.name ?? 'Agency Portal'
  const slides = tenant?.TenantCarouselItems ?? []
  return (
    <div className={styles.screen}>
      <div className={styles.side}>
        <div className={styles.brand}>
          <BrandMark name={name} logo={tenant?.logo ?? null} size={36} />
          <span className={styles.name}>{name}</span>
        </div>
        <div className={styles.middle}>{children}</div>
        <p className={styles.foot}>{foot}</p>
      </div>
      {slides.length > 0 ? <LoginCarousel slides={slides} /> : <LoginPicture />}
    </div>
  )
}
