import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentOf } from './content-of.mjs'
import { Sentence } from './sentence.mjs'

/**
 * The routes whose screens are declared lists. Only their names are in the
 * portal's entry: the declarations come with the first such screen.
 *
 * @param {string} root
 * @returns {Promise<string>} the text of portal/src/settings/kept-lists/list-routes.generated.ts
 */
export const listRoutes = async (root) => {
  const lines = (await namesOfListRoutes(root)).map((name) => `  '${name}',`)
  return `// Made from the declared lists by \`npm run check\`; a law compares it with them.
import type { RouteName } from '@portal/core/foundation/routes'

/** The routes whose screens are lists declared in core. */
export const listRoutes = [
${lines.join('\n')}
] as const satisfies readonly RouteName[]
`
}

/**
 * Where the browser finds the declaration of each list, in which order lists stand on a route, and which lists say what
 * entries of one are called: a screen fetches what it shows, and knows the others by their names alone.
 *
 * @param {string} root
 * @returns {Promise<string>} the text of portal/src/platform/parts/records/declared-lists.generated.ts
 */
export const listIndex = async (root) => {
  const { resources, listsOf } = await import(pathToFileURL(join(root, 'core/src/resources.ts')).href)
  const declared = await Promise.all(
    declaredLists(root).map(async ({ path, name }) => {
      const file = await import(pathToFileURL(join(root, 'core/src', path)).href)
      return { area: file[name].area, name, from: path.slice(0, -'.ts'.length) }
    }),
  )
  const words = (names) => `[${names.map((name) => `'${name}'`).join(', ')}]`
  const files = [...Map.groupBy(declared, ({ from }) => from)].map(
    ([from, lists]) =>
      `  {\n    areas: ${words(lists.map(({ area }) => area))},\n    load: () => import('@portal/core/${from}').then((m) => [${lists.map(({ name }) => `m.${name}`).join(', ')}]),\n  },`,
  )
  const standing = (await namesOfListRoutes(root)).map(
    (route) => `  '${route}': ${words(listsOf(route).map(({ area }) => area))},`,
  )
  const naming = resources.flatMap(({ area }) => {
    const others = resources.filter(({ fields }) => Object.values(fields).some(({ of }) => of === area))
    return others.length === 0 ? [] : [`  ${area}: ${words(others.map((other) => other.area))},`]
  })
  return `// Made from the declared lists by \`npm run check\`; a law compares it with them.
import type { Resource } from '@portal/core/foundation/contract/resource'

/** Fetches the lists that a file declares. */
export const files: readonly {
  readonly areas: readonly string[]
  readonly load: () => Promise<readonly Resource[]>
}[] = [
${files.join('\n')}
]

/** The lists that stand on a route, in the order of their tabs. */
export const onRoutes: Readonly<Record<string, readonly string[]>> = {
${standing.join('\n')}
}

/** The lists whose entries name those of another. */
export const namedIn: Readonly<Record<string, readonly string[]>> = {
${naming.join('\n')}
}
`
}

/**
 * What can be set, by screen, so that whoever looks for a setting fetches words and not every declaration.
 *
 * @param {string} root
 * @returns {Promise<string>} the text of portal/src/settings/overview/settings.generated.ts
 */
export const settingsIndex = async (root) => {
  const ofCore = (file) => import(pathToFileURL(join(root, 'core/src', file)).href)
  const { listsOf } = await ofCore('resources.ts')
  const { settingsGroups } = await ofCore('settings/overview/settings-overview.ts')
  const groups = settingsGroups(listsOf).map(({ title, sentence, screens }) => {
    const lines = screens.map((screen) => `      ${JSON.stringify(screen)},`)
    return `  {
    title: ${JSON.stringify(title)},
    sentence: ${JSON.stringify(sentence)},
    screens: [
${lines.join('\n')}
    ],
  },`
  })
  return `// Made from the declared lists and \`core/src/settings/overview\` by \`npm run check\`; a law compares it with them.
import type { SettingsGroup } from '@portal/core/settings/overview/settings-overview'

/** Every screen of settings with what can be set on it, by group. */
export const settingsGroups: readonly SettingsGroup[] = [
${groups.join('\n')}
]
`
}

/**
 * Whether what is declared stands on a screen that there is: its types are only checked after this.
 *
 * @param {string} root
 * @param {readonly { what: string, route: string }[]} standing
 */
const onKnownRoutes = async (root, standing) => {
  const { routes } = await import(pathToFileURL(join(root, 'core/src/foundation/routes/catalogue.ts')).href)
  const known = new Set(routes.map(({ name }) => name))
  const lost = standing.find(({ route }) => !known.has(route))
  if (lost)
    throw new Sentence(
      `The ${lost.what} stands on the route ${lost.route}, which is not there: declare it with its path and title in the file of its area in core/src/foundation/routes.`,
    )
}

/** @param {string} root */
const namesOfListRoutes = async (root) => {
  const { resources } = await import(pathToFileURL(join(root, 'core/src/resources.ts')).href)
  const standing = resources.flatMap(({ area, screens = [] }) =>
    screens.map(({ route }) => ({ what: `list ${area}`, route })),
  )
  await onKnownRoutes(root, standing)
  return [...new Set(standing.map(({ route }) => route))].toSorted()
}

/**
 * The reports, or their answers, that the files of a house named `*.report.ts` export: the one that is called as the
 * file is, and the sections of its page.
 *
 * @param {string} root
 * @param {'core' | 'server'} house
 */
const reportFiles = (root, house) =>
  readdirSync(join(root, house, 'src'), { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.report.ts'))
    .toSorted()
    .flatMap((path) => {
      const ending = house === 'core' ? 'Report' : 'Answer'
      const file = basename(path).slice(0, -'.report.ts'.length)
      const own = `${file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}${ending}`
      const text = contentOf(join(root, house, 'src', path)) ?? ''
      const exported = text.matchAll(new RegExp(`^export const (\\w+${ending}) = `, 'gm'))
      // The sections of a report's page stand in its file, and are reports too.
      const all = [own, ...[...exported].flatMap(([, name]) => (name === own ? [] : [name]))]
      return all.map((name) => ({ path, name }))
    })

const madeOfReports =
  '// Made from the files named *.report.ts by `npm run check`; a law compares it with them.'

const importsOf = (files) =>
  [...Map.groupBy(files, ({ path }) => path)]
    .map(([path, of]) => `import { ${of.map(({ name }) => name).join(', ')} } from './${path}'`)
    .join('\n')
const namesOf = (files) => files.map(({ name }) => `  ${name},`).join('\n')

/** The lists that files of core declare, by what they export. */
const declaredLists = (root) =>
  readdirSync(join(root, 'core/src'), { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .toSorted()
    .flatMap((path) => {
      const text = contentOf(join(root, 'core/src', path)) ?? ''
      return [...text.matchAll(/^export const (\w+) = resource\(/gm)].map(([, name]) => ({ path, name }))
    })

/**
 * Every declared list by its name: of whole files (`import * as`) a browser would get a table of all that they export
 * beside what they hold.
 */
export const listRegistry = (root) => {
  const files = declaredLists(root)
  return `// Made from the files that declare lists by \`npm run check\`; a law compares it with them.
${importsOf(files)}

/** Every declared list. */
export const declaredLists = [
${namesOf(files)}
] as const
`
}

/** Every declared report, for the server and the laws. */
export const reportRegistry = (root) => {
  const files = reportFiles(root, 'core')
  return `${madeOfReports}
${importsOf(files)}

/** Every declared report. */
export const reports = [
${namesOf(files)}
] as const
`
}

/** What answers every declared report. */
export const reportAnswers = (root) => {
  const files = reportFiles(root, 'server')
  return `${madeOfReports}
${importsOf(files)}
import type { ReportSource } from './platform/reports/answer.ts'

/** What answers every declared report. */
export const answers: readonly ReportSource[] = [
${namesOf(files)}
]
`
}

/** The route of each report, with its file. */
const routesOfReports = async (root) => {
  const found = await Promise.all(
    reportFiles(root, 'core').map(async ({ path, name }) => {
      const declared = await import(pathToFileURL(join(root, 'core/src', path)).href)
      const { route } = declared[name]
      return route === null ? [] : [{ route, path, name }]
    }),
  )
  await onKnownRoutes(
    root,
    found.flat().map(({ name, route }) => ({ what: `report ${name}`, route })),
  )
  return found.flat()
}

/** The screens that are reports: their names alone are in the portal's entry. */
export const reportRoutes = async (root) => `${madeOfReports}
import type { RouteName } from '@portal/core/foundation/routes'

/** The screens that are reports. */
export const reportRoutes = [
${(await routesOfReports(root)).map(({ route }) => `  '${route}',`).join('\n')}
] as const satisfies readonly RouteName[]
`

/** A browser fetches the declaration that it shows. */
export const reportLoaders = async (root) => `${madeOfReports}
import type { Report } from '@portal/core/platform/reports/report'
import type { RouteName } from '@portal/core/foundation/routes'

/** Fetches the declaration of a report by its route. */
export const reportLoaders: { readonly [N in RouteName]?: () => Promise<Report> } = {
${(await routesOfReports(root))
  .map(
    ({ route, path, name }) =>
      `  '${route}': () => import('@portal/core/${path.slice(0, -'.ts'.length)}').then((m) => m.${name}),`,
  )
  .join('\n')}
}
`
