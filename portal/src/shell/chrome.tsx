import { useStore } from '@nanostores/react'
import type { Route, RouteName } from '@portal/core/foundation/routes'
import type { ReactElement, ReactNode } from 'react'
import { BrandMark } from '../foundation/brand/brand-mark.tsx'
import styles from './chrome.module.css'
import { ScreenFallback } from '../foundation/errors/fallbacks.tsx'
import { fetched } from '../foundation/errors/fetched.ts'
import { RoutedView } from './routed-view.tsx'
import { loadScreens } from './screen-of.ts'
import { comesAfterSignIn } from '../foundation/session/next-code.ts'
import { session } from '../foundation/session/session.ts'

/** The header's place while its code is on its way, so that nothing moves when it comes. */
const Outline = (): ReactElement => (
  <>
    <div className={styles.bar} />
    <div className={styles.middle}>
      <ScreenFallback />
    </div>
  </>
)

/** Header and sidebar; a visitor on the login screen does without. */
const Frame = fetched(() => import('./frame.tsx').then((m) => m.Frame), <Outline />)

/** Fetches what stands around every screen, and where the screens are. */
export const loadSignedIn = () => Promise.all([Frame.fetch(), loadScreens()])
comesAfterSignIn(loadSignedIn)

export interface ChromeProps {
  readonly route: Route<RouteName>
  /** Without header and sidebar: visitors, guests, shared screens. */
  readonly bare: boolean
  /** Who is here, or where they are sent, is not known yet. */
  readonly loading: boolean
  readonly children: ReactNode
}

/** What stands around every screen. */
export function Chrome({ route, bare, loading, children }: ChromeProps): ReactElement {
  const actor = useStore(session.$actor)
  const view = (
    <RoutedView route={route} loading={loading}>
      {loading ? <ScreenFallback /> : children}
    </RoutedView>
  )
  if (actor.kind === 'guest' && route.guestAccessible)
    return (
      <div className={styles.bare}>
        <AgencyBar />
        {view}
      </div>
    )
  if (bare || actor.kind !== 'user') return <div className={styles.bare}>{view}</div>
  return <Frame person={actor}>{view}</Frame>
}

/** Whose report a guest reads. */
function AgencyBar(): ReactElement {
  const tenant = useStore(session.$tenant)
  const name = tenant?.name ?? 'Agency Portal'
  return (
    <section className={styles.agency} aria-label="Agency">
      <BrandMark name={name} logo={tenant?.logo ?? null} size={28} />
      <span>{name}</span>
    </section>
  )
}
