import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite'

/** Where things begin; what each imports at once is read from the imports, so that no list is to be kept. */
const start = '/portal/src/main.tsx'
const frame = '/portal/src/shell/frame.tsx'
/** Where the code of each screen is, and the table of calls with what sends them: fetched once, by whoever is signed in. */
const screens = '/portal/src/shell/screens.ts'
const calls = '/portal/src/foundation/session/all-calls.ts'
const signIn = '/portal/src/access/sign-in/login-screen.tsx'

/** The paths that follow from a name: lists ask as well, which must not bring the table of calls along. */
const usualPaths = '/core/src/foundation/contract/usual-path.ts'

/** Where the declaration of each list that people keep is: a screen with lists fetches this beside its code, and then those that it shows. */
const listIndex = /\/parts\/records\/declared(?:-lists\.generated)?\.ts$/

/** What belongs to an area and not to the foundation below all of them. */
const ofAreas = /\/core\/src\/(?!foundation\/|platform\/)/

/** They wait for the first popup. */
const popups = /@floating-ui\/|\/ui\/src\/(?:popup|tooltip)\/|\/icon-button\.tsx$/
/** What only comes along through a list of exports: icons go where they are used, the sidebar waits for the frame. */
const notAtStart = /lucide-react\/dist\/esm\/icons\/|\/routes\/sidebar/

/** What many screens share, each module too small for a request of its own, by who needs it. */
const shared = {
  all: /\/core\/src\/(?!results\/|money\/services\/channels\.|platform\/(?:records\/|reports\/(?:columns|compared-columns|names|points|words)\.)|foundation\/(?:policy\/rules-of-calls|contract\/download))|lucide-react\/|\/date-fns\/|\/ui\/src\/(?:avatar|badge|banner|button|card|class-names|dialog|empty-state|error-state|field|icon|menu|skeleton|spinner|tabs|text-field|theme|toast)\/|\/portal\/src\/(?:shell|foundation\/(?:address|brand|browser|errors|session)|platform\/parts\/page)\//,
  /** By what filters and pages of a list are chosen: a form needs it too, a list no form until something is pressed. */
  inputs:
    /\/ui\/src\/(?:choice\/(?:checkbox|switch)|combobox\/(?!index|multi-select)|date-picker\/(?!index|time)|later\/|select\/)|\/parts\/form\/record-options/,
  forms:
    /\/ui\/src\/(?:choice|combobox|date-picker|file-field|number-field)\/|\/portal\/src\/platform\/parts\/form\//,
  lists:
    /\/@tanstack\/|\/contract\/download\.ts$|\/ui\/src\/data-table\/|\/portal\/src\/platform\/(?:views|parts\/list)\//,
  /** Without what only lists drawn from their declarations need. */
  records:
    /\/core\/src\/platform\/records\/(?:entry-value|list-facts)|\/portal\/src\/platform\/parts\/records\/(?!add-entry|add-or-import|declared|kept-(?:filters|lists?|source)\.|merge-form|place-handle|use-children|use-declared|use-kept-|what-shows)/,
  figures: /\/portal\/src\/platform\/parts\/report\//,
  /** What declared reports and measures are made of, for the screens that show them. */
  declarations: /\/core\/src\/results\/|\/rules-of-calls\.ts$/,
  /** With what draws them; the declarations of core that every screen would fetch otherwise. */
  reports: /\/(?:core|portal)\/src\/platform\/reports\/(?!face\.)/,
} as const

/**
 * Joins what is fetched together into one file instead of thirty: the start,
 * the frame around a signed-in person, and what screens share (docs/performance.md).
 *
 * @returns a plugin that reads who imports what, the groups that go by it, and the scripts to fetch beside one: without
 * what is at the start, and what is shared first and always in the same order, so that the many lists of them are short
 */
export function fetchedTogether(): {
  readonly plugin: Plugin
  readonly groups: Rolldown.CodeSplittingGroup[]
  readonly fetchedBeside: NonNullable<ModulePreloadOptions['resolveDependencies']>
} {
  const reached = new Map<string, ReadonlySet<string>>()
  const isWith = (from: string, id: string): boolean => reached.get(from)?.has(id) === true
  /** Files that declare lists that people keep, and what those are made of. */
  const declaresLists = new Set<string>()
  const ofLists = new Set<string>()
  const plugin: Plugin = {
    name: 'fetched-together',
    apply: 'build',
    buildEnd() {
      const reach = (from: string, without: (id: string) => boolean): ReadonlySet<string> => {
        const ids = new Set<string>()
        const waiting = [...this.getModuleIds()].filter((id) => id.endsWith(from))
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (ids.has(id) || without(id)) continue
          ids.add(id)
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
        return ids
      }
      reached.set(
        start,
        reach(start, (id) => popups.test(id) || notAtStart.test(id)),
      )
      reached.set(
        frame,
        reach(frame, (id) => popups.test(id)),
      )
      for (const from of [screens, calls])
        reached.set(
          from,
          reach(from, () => false),
        )
      reached.set(
        signIn,
        reach(signIn, (id) => popups.test(id) || notAtStart.test(id)),
      )
      for (const id of this.getModuleIds()) {
        if (!ofAreas.test(id) || !this.getModuleInfo(id)?.code?.includes('resource({')) continue
        declaresLists.add(id)
        for (const part of reach(id, () => false)) ofLists.add(part)
      }
    },
  }
  /** A list comes with the screens that show it, and never with what every screen needs. */
  const isList = (id: string): boolean => ofLists.has(id) && ofAreas.test(id) && !isWith(frame, id)
  /** The first that has a module keeps it, with all that it imports: what others build on comes before them. */
  const groups: Rolldown.CodeSplittingGroup[] = [
    {
      name: 'start',
      test: (id) => (isWith(start, id) && !id.endsWith(start)) || id.endsWith(usualPaths),
    },
    { name: 'screens', test: (id) => isWith(screens, id) || isWith(calls, id) },
    { name: 'popups', test: popups },
    { name: 'sign-in', test: (id) => isWith(signIn, id), minShareCount: 3 },
    {
      name: 'basics',
      test: (id) => shared.all.test(id) && !isList(id),
      minShareCount: 10,
      maxModuleSize: 12_000,
    },
    { name: 'frame', test: (id) => isWith(frame, id) && !id.endsWith(frame) },
    { name: 'inputs', test: shared.inputs, minShareCount: 4 },
    { name: 'forms', test: shared.forms, minShareCount: 4 },
    { name: 'lists', test: shared.lists, minShareCount: 4 },
    { name: 'records', test: shared.records, minShareCount: 4 },
    { name: 'figures', test: shared.figures, minShareCount: 4 },
    {
      name: 'declarations',
      test: (id) => shared.declarations.test(id) && !declaresLists.has(id),
      minShareCount: 10,
    },
    { name: 'reports', test: shared.reports, minShareCount: 11 },
    { name: 'list-index', test: listIndex },
  ]
  const sharedPlace = (file: string): number => {
    const place = groups.findIndex(({ name }) => new RegExp(`/${String(name)}-[\\w-]{8}\\.js$`).test(file))
    return place < 0 ? groups.length : place
  }
  return {
    plugin,
    fetchedBeside: (_file, scripts, { hostType }) =>
      hostType === 'html'
        ? scripts
        : scripts
            .filter((script) => !/\/(?:start|rolldown-runtime)-/.test(script))
            .toSorted((one, other) => sharedPlace(one) - sharedPlace(other)),
    groups: groups.map((group, place) => ({ ...group, priority: groups.length - place })),
  }
}
