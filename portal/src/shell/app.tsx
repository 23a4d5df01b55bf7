import { useStore } from '@nanostores/react'
import { mustChangePassword, showsChrome } from '@portal/core/foundation/policy/shell'
import {
  guard,
  loginWithRedirect,
  matchRoute,
  pageTitle,
  routeOf,
  type Route,
  type RouteName,
  type SessionFacts,
} from '@portal/core/foundation/routes'
import { Toaster } from '@portal/ui/toast'
import { createElement, useEffect, useLayoutEffect, useMemo, type ReactElement } from 'react'
import { useLocation, useSearch } from 'wouter'
import { pageShown } from '../foundation/errors/chunk-failure.ts'
import { Chrome } from './chrome.tsx'
import { useSessionFacts } from '../foundation/session/facts.ts'
import { NotFound } from '../foundation/errors/fallbacks.tsx'
import { fetched } from '../foundation/errors/fetched.ts'
import { $routeName } from '../foundation/browser/layout.ts'
import { followLinks } from '../foundation/address/links.ts'
import { ParamsContext } from '../foundation/address/params.ts'
import { visited } from '../foundation/address/recent-places.ts'
import { ScreenBoundary } from '../foundation/errors/screen-boundary.tsx'
import { screenOf } from './screen-of.ts'
import { useScroll } from '../foundation/address/scroll.ts'
import { $start, onSignedOut, session } from '../foundation/session/session.ts'
import { Unreachable } from './unreachable.tsx'

const ForcedPasswordHost = fetched(() =>
  import('../access/passwords/forced-password-host.tsx').then((m) => m.ForcedPasswordHost),
)

/** The portal: what the address shows to whoever is here. */
export function App(): ReactElement {
  const start = useStore($start)
  const [pathname, navigate] = useLocation()
  const search = useSearch()
  const facts = useSessionFacts()
  const address = useMemo(() => ({ pathname, search: search === '' ? '' : `?${search}` }), [pathname, search])
  const { route, params } = useMemo(() => matchRoute(pathname), [pathname])
  const verdict = useMemo(() => guard(route, params, facts, address), [route, params, facts, address])
  // The server answers nothing else before the password is changed; leaving is always possible.
  const held = mustChangeFirst(facts.actor) && route.name !== 'logout'
  const ready = start === 'ready' && verdict.open && !held

  useEffect(() => followLinks(navigate), [navigate])
  useEffect(() => {
    onSignedOut.run = () => {
      if (location.pathname !== routeOf('login').path)
        navigate(loginWithRedirect({ pathname: location.pathname, search: location.search }))
    }
  }, [navigate])
  useLayoutEffect(() => {
    if (start === 'ready' && !verdict.open) navigate(verdict.redirect, { replace: true })
  }, [start, verdict, navigate])
  useScroll(pathname)
  useTitle(start === 'ready' ? (verdict.open ? route : null) : unknownYet)

  // Nothing of a screen that is not this person's is ever drawn.
  return (
    <>
      <ParamsContext value={params}>
        <Chrome
          route={route}
          bare={held || !showsChrome(facts.actor, route.name) || route.name === 'embed.sign-in'}
          loading={!ready}
        >
          {ready && (
            <ScreenBoundary key={route.name}>
              <Screen route={route} address={address.pathname + address.search} />
            </ScreenBoundary>
          )}
        </Chrome>
      </ParamsContext>
      {start === 'ready' && held && <ForcedPasswordHost />}
      <Toaster />
      <Unreachable />
    </>
  )
}

const mustChangeFirst = (actor: SessionFacts['actor']): boolean =>
  actor.kind === 'user' && mustChangePassword(actor)

/** While the tenant and who is here are asked for, no screen is named: it may not be this person's. */
const unknownYet = { title: 'Loading...' }

/** Names the page; while one is being led elsewhere the old name stays. */
function useTitle(route: Pick<Route<RouteName>, 'title'> | null): void {
  const tenant = useStore(session.$tenant)
  useEffect(() => {
    if (route) document.title = pageTitle(route, tenant?.name ?? null)
  }, [route, tenant])
}

interface Place {
  readonly route: Route<RouteName>
  readonly address: string
}

function Screen(place: Place): ReactElement {
  const { name } = place.route
  const shown = <Shown {...place} />
  if (name !== 'not-found') return createElement(screenOf(name), null, shown)
  return (
    <>
      {shown}
      <NotFound />
    </>
  )
}

/** Notes which page is shown. It comes with the code: a screen that fails to load never becomes the page to go back to. */
function Shown({ route, address }: Place): null {
  useEffect(() => {
    pageShown(address)
    visited(address, route)
    $routeName.set(route.name)
  }, [address, route])
  return null
}
