import { routeOf, type PathOf, type RouteName } from './catalogue.ts'

type Value = string | number

type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? First | Segments<Rest>
  : Path

type OptionalParam<Segment> = Segment extends `{${infer Name}?}` ? Name : never
type RequiredParam<Segment> = Segment extends `{${infer Name}}`
  ? Name extends `${string}?`
    ? never
    : Name
  : never

/** The parameters that a screen's path takes. */
export type ParamsOf<Name extends RouteName> = {
  readonly [P in RequiredParam<Segments<PathOf<Name>>>]: Value
} & { readonly [P in OptionalParam<Segments<PathOf<Name>>>]?: Value }

/** Query parameters; those that are null or undefined are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

type Given<Name extends RouteName> =
  RequiredParam<Segments<PathOf<Name>>> extends never
    ? [params?: ParamsOf<Name>, query?: Query]
    : [params: ParamsOf<Name>, query?: Query]

/** The query of an address, its question mark included; empty when nothing is left. */
export const queryOf = (query: Query): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.append(key, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Fills the braces of a path.
 * @throws Error when a required parameter is missing or empty.
 */
export const fillPath = (path: string, params: Readonly<Record<string, Value | undefined>>): string =>
  path.replace(/\/\{([^}?]+)(\?)?\}/g, (_, name: string, optional: string | undefined) => {
    const value = params[name]
    if (value !== undefined && value !== '') return `/${encodeURIComponent(value)}`
    if (optional) return ''
    throw new Error(`The path ${path} needs ${name}`)
  })

/** The address of a screen: `pathOf('clients.profile.budgets', { slug })`. */
export const pathOf = <Name extends RouteName>(name: Name, ...[params, query]: Given<Name>): string =>
  fillPath(routeOf(name).path, params ?? {}) + (query ? queryOf(query) : '')
