import type { Tenant } from '@portal/core/access/session/session'
import { IconButton } from '@portal/ui/button'
import { ChevronLeft, ChevronRight } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import styles from './login-carousel.module.css'

/** The tenant's slides beside the login form; they wait to be turned, so that nothing moves while one types. */
export function LoginCarousel({
  slides,
}: {
  readonly slides: Tenant['TenantCarouselItems']
}): ReactElement | null {
  const [at, setAt] = useState(0)
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set())
  const shown = slides.filter(({ id }) => !broken.has(id))
  const slide = shown[at % Math.max(1, shown.length)]
  if (!slide) return null
  const turn = (by: number): void => setAt((at + by + shown.length) % shown.length)
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="News">
      <figure className={styles.slide} aria-live="polite">
        <img
          key={slide.id}
          src={slide.image}
          alt=""
          onError={() => setBroken(new Set([...broken, slide.id]))}
        />
        <figcaption>{slide.name}</figcaption>
      </figure>
      {shown.length > 1 && (
        <div className={styles.turn}>
          <IconButton
            icon={ChevronLeft}
            label="Previous slide"
            variant="secondary"
            onClick={() => turn(-1)}
          />
          <span>
            {(at % shown.length) + 1} of {shown.length}
          </span>
          <IconButton icon={ChevronRight} label="Next slide" variant="secondary" onClick={() => turn(1)} />
        </div>
      )}
    </section>
  )
}
