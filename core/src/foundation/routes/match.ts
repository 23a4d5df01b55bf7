import { routeOf, routes, type RouteName } from './catalogue.ts'
import type { Route } from './route.ts'

export interface RouteMatch {
  readonly route: Route<RouteName>
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>
}

interface Pattern {
  readonly route: Route<RouteName>
  readonly segments: readonly string[]
}

const isParam = (segment: string): boolean => segment.startsWith('{')

const splitPath = (path: string): readonly string[] => path.split('/').slice(1)

/** Both forms of a path whose last parameter is optional. */
const patternsOf = (route: Route<RouteName>): readonly Pattern[] => {
  const segments = splitPath(route.path)
  const last = segments.at(-1) ?? ''
  if (!last.endsWith('?}')) return [{ route, segments }]
  const given = [...segments.slice(0, -1), last.replace('?}', '}')]
  return [
    { route, segments: segments.slice(0, -1) },
    { route, segments: given },
  ]
}

/** Static segments before parameters, from the left: static paths win over a slug. */
const byPrecision = (a: Pattern, b: Pattern): number => {
  for (const [index, segment] of a.segments.entries()) {
    const difference = Number(isParam(segment)) - Number(isParam(b.segments[index] ?? ''))
    if (difference !== 0) return difference
  }
  return 0
}

const patternsByLength = new Map<number, readonly Pattern[]>()
const all = routes.filter((route) => route.path.startsWith('/')).flatMap(patternsOf)
for (const length of new Set(all.map(({ segments }) => segments.length))) {
  const ofLength = all.filter(({ segments }) => segments.length === length)
  patternsByLength.set(length, ofLength.toSorted(byPrecision))
}

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

const paramsOf = ({ route, segments }: Pattern, typed: readonly string[]): Record<string, string> | null => {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const value = decode(typed[index] ?? '')
    if (value === null || value === '') {
      if (segment !== '' || value === null) return null
    } else if (!isParam(segment)) {
      if (segment !== value) return null
    } else {
      const name = segment.slice(1, -1)
      if (route.numericParams.includes(name) && !/^\d+$/.test(value)) return null
      params[name] = value
    }
  }
  return params
}

/**
 * The screen of an address's path, query and hash left out. A closing slash is
 * ignored. An unknown path is the route named `not-found`.
 */
export const matchRoute = (pathname: string): RouteMatch => {
  const typed = splitPath(pathname.length > 1 ? pathname.replace(/\/$/, '') : '/')
  for (const pattern of patternsByLength.get(typed.length) ?? []) {
    const params = paramsOf(pattern, typed)
    if (params !== null) return { route: pattern.route, params }
  }
  return { route: routeOf('not-found'), params: {} }
}

/** Words that no client's slug may be, because a screen has that address. */
export const reservedClientSlugs: readonly string[] = all
  .filter(({ segments }) => segments.length === 2 && segments[0] === 'clients' && !isParam(segments[1] ?? ''))
  .map(({ segments }) => segments[1] ?? '')
