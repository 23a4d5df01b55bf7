import { useStore } from '@nanostores/react'
import { useEffect, type ReactElement } from 'react'
import { BrandMark } from '../shell/brand-mark.tsx'
import { endGuest } from '../shell/guest.ts'
import { session } from '../shell/session.ts'
import { GoogleButton } from './google-button.tsx'
import { LoginCarousel } from './login-carousel.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginPicture } from './login-picture.tsx'
import styles from './login-screen.module.css'

/** The way in: the tenant's sign and colour, and the one form (platform 2). */
export function LoginScreen(): ReactElement {
  // A guest link ends where one signs in.
  useEffect(() => endGuest(session), [])
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
        <div className={styles.middle}>
          <LoginForm />
          {tenant && <GoogleButton tenantId={tenant.id} />}
        </div>
        <p className={styles.foot}>No account yet, or a forgotten password? Your administrator can help.</p>
      </div>
      {slides.length > 0 ? <LoginCarousel slides={slides} /> : <LoginPicture />}
    </div>
  )
}
