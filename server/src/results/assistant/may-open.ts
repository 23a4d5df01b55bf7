import type { Actor } from '@portal/core/foundation/policy/actor'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { matchRoute, mayOpen } from '@portal/core/foundation/routes'

/**
 * Whether a person may open a screen. An answer holds nobody's clients but
 * their own, so that a client's screen is asked for by its kind alone.
 */
export function mayOpenPath(actor: Actor, path: string): boolean {
  if (!isPerson(actor)) return false
  const [pathname = ''] = path.split('?')
  const { route, params } = matchRoute(pathname)
  const slug = params['slug']
  return mayOpen(
    route.name,
    {
      actor: { ...actor, kind: 'user' } as Extract<Actor, { kind: 'user' }>,
      authorisedClients: slug === undefined ? [] : [{ id: 0, slug }],
      features: { geoiq: false },
    },
    params,
  )
}
