/**
 * A screen of the portal. One fact, read by the router, the guard, the
 * sidebar, the search and the page title.
 */
export interface Route<Name extends string = string> {
  readonly name: Name
  /** Parameters in braces, `{id?}` for an optional last one: `/clients/{slug}/budgets`. */
  readonly path: string
  readonly title: string
  readonly area: string
  readonly access: 'public' | 'auth'
  /** Open to Client, Partner and Regional Manager users. */
  readonly clientAccessible: boolean
  /** Open to Partner users. */
  readonly partnerAccessible: boolean
  /** A guest link may name this screen. */
  readonly guestAccessible: boolean
  /** For the agency's own people alone, among neighbors that are not. */
  readonly staffOnly: boolean
  readonly requiredRoles: readonly string[]
  /** The listed roles and nobody else: Administrator does not pass. */
  readonly exactRoles: boolean
  readonly searchGroup: string | null
  readonly searchable: boolean
  /** The path that this one leads to, or `landing` for the person's own. */
  readonly redirectsTo: string | null
  /** Shown without page padding. */
  readonly noPadding: boolean
  /** The screen offers a download. */
  readonly exportable: boolean
  /** The screen can be read anew past its cache. */
  readonly refreshable: boolean
  /** Path parameters that are numbers; any other text is page not found. */
  readonly numericParams: readonly string[]
}

/** What is written down of a screen; the rest is the usual. */
export interface RouteFacts extends Partial<
  Omit<Route, 'name' | 'path' | 'title' | 'area' | 'searchGroup' | 'searchable'>
> {
  readonly name: string
  readonly path: string
  readonly title: string
  /** Where the search lists the screen when that is not its area's group. */
  readonly searchGroup?: string
  readonly searchable?: boolean
}

/** What the screens of an area have in common. */
export interface Area {
  readonly area: string
  readonly access?: 'public' | 'auth'
  /** The group under which the search lists the area's screens; not listed when absent. */
  readonly searchGroup?: string
  readonly clientAccessible?: boolean
  readonly exportable?: boolean
}

export interface AreaRoutes<Facts extends RouteFacts> {
  readonly routes: readonly Route<Facts['name']>[]
  /** As written, for the types of names and parameters. */
  readonly facts: readonly Facts[]
}

/**
 * Declares the screens of an area. Every signed-in screen without a path
 * parameter is searchable, redirects and technical screens are not.
 */
export const defineRoutes = <const Facts extends RouteFacts>(
  area: Area,
  facts: readonly Facts[],
): AreaRoutes<Facts> => ({
  facts,
  routes: facts.map((fact) => {
    const access = fact.access ?? area.access ?? 'auth'
    const group = fact.searchGroup ?? area.searchGroup
    const searchable =
      fact.searchable ??
      (access === 'auth' && group !== undefined && !fact.path.includes('{') && !fact.redirectsTo)
    return {
      name: fact.name,
      path: fact.path,
      title: fact.title,
      area: area.area,
      access,
      clientAccessible: fact.clientAccessible ?? area.clientAccessible ?? false,
      partnerAccessible: fact.partnerAccessible ?? false,
      guestAccessible: fact.guestAccessible ?? false,
      staffOnly: fact.staffOnly ?? false,
      requiredRoles: fact.requiredRoles ?? [],
      exactRoles: fact.exactRoles ?? false,
      searchGroup: searchable ? (group ?? null) : null,
      searchable,
      redirectsTo: fact.redirectsTo ?? null,
      noPadding: fact.noPadding ?? false,
      exportable: fact.exportable ?? area.exportable ?? false,
      refreshable: fact.refreshable ?? false,
      numericParams: fact.numericParams ?? [],
    }
  }),
})
