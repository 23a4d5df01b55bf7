import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { flowsDocument } from './flows-document.mjs'
import { above, groups } from './groups.mjs'
import { Sentence } from './sentence.mjs'

/** What a browser knows of a call, as `CallFacts` has it. */
const factsOf = (call, writes) => ({
  method: call.method,
  path: call.path,
  ...(call.atRoot ? { atRoot: true } : {}),
  ...(writes(call) ? { writes: true } : {}),
  ...(call.files ? { multipart: true } : {}),
  ...(call.files?.as ? { filesAs: call.files.as } : {}),
  ...(call.answers ? { answers: call.answers } : {}),
})

/**
 * What the portal's entry knows of the calls: of those by which somebody comes
 * in. It needs no table, nor what reads one.
 *
 * @param {string} root
 * @returns {Promise<string>} the text of core/src/foundation/contract/opening-facts.generated.ts
 */
const openingFacts = async (root) => {
  const { calls } = await import(pathToFileURL(join(root, 'core/src/calls.ts')).href)
  const { writes } = await import(pathToFileURL(join(root, 'core/src/foundation/contract/call.ts')).href)
  const { withoutToken } = await import(pathToFileURL(join(root, 'core/src/client.ts')).href)
  const valueOf = (value) => (typeof value === 'string' ? `'${value}'` : value)
  const lines = withoutToken.map((name) => {
    const facts = Object.entries(factsOf(calls[name], writes)).map(
      ([key, value]) => `${key}: ${valueOf(value)}`,
    )
    return `  '${name}': { ${facts.join(', ')} },`
  })
  return `// Made from the calls by \`npm run check\`; a law compares it with them.
import type { CallFacts } from './call-facts.ts'

/** What a browser knows of the calls by which somebody comes in, before the table of all calls is here. */
export const openingFacts = {
${lines.join('\n')}
} as const satisfies Readonly<Record<string, CallFacts>>
`
}

/**
 * What browsers know of the calls: method, path and how they behave, without
 * the schemas, whose library costs a browser 45 KB and a second.
 *
 * @param {string} root
 * @returns {Promise<string>} the text of core/src/foundation/contract/facts.generated.ts
 */
const callFacts = async (root) => {
  const { calls } = await import(pathToFileURL(join(root, 'core/src/calls.ts')).href)
  const { writes } = await import(pathToFileURL(join(root, 'core/src/foundation/contract/call.ts')).href)
  const { recordFacts } = await import(
    pathToFileURL(join(root, 'core/src/foundation/contract/record-facts.ts')).href
  )
  const { reportFacts } = await import(
    pathToFileURL(join(root, 'core/src/foundation/contract/report-facts.ts')).href
  )
  const { usualPath, usualReportPath } = await import(
    pathToFileURL(join(root, 'core/src/foundation/contract/usual-path.ts')).href
  )
  /** A path as the table has it: what follows from the name of its area is not written. */
  const short = (path, area) => {
    const usual = usualPath(area)
    return path === usual || path.startsWith(`${usual}/`) ? `~${path.slice(usual.length)}` : path
  }
  const wordsOf = ({ method, path, atRoot, writes: changes, multipart, filesAs, answers }, area) =>
    [
      method,
      short(path, area),
      ...(atRoot ? ['root'] : []),
      ...(changes ? ['writes'] : []),
      ...(multipart ? ['multipart'] : []),
      ...(filesAs ? [`as=${filesAs}`] : []),
      ...(answers ? [answers] : []),
    ].join(' ')
  const byArea = Map.groupBy(Object.entries(calls), ([name]) => name.split('.')[0])
  const lines = [...byArea].flatMap(([area, of]) => {
    const facts = new Map(of.map(([name, call]) => [name, factsOf(call, writes)]))
    const list = facts.get(`${area}.list`)
    const record = list ? recordFacts(area, list.path) : {}
    const isRecord =
      list !== undefined &&
      Object.entries(record).every(([name, fact]) => JSON.stringify(facts.get(name)) === JSON.stringify(fact))
    const others = [...facts].filter(([name]) => !(isRecord && name in record))
    const reports = others.flatMap(([name, { path }]) => {
      const same = Object.entries(reportFacts(name, path))
      return same.every(([of, fact]) => JSON.stringify(facts.get(of)) === JSON.stringify(fact)) ? [name] : []
    })
    const told = new Set(reports.flatMap((name) => [name, `${name}File`]))
    return [
      area,
      ...(isRecord ? [list.path === usualPath(area) ? ' *' : ` * ${list.path}`] : []),
      ...reports.map((name) => {
        const verb = name.slice(area.length + 1)
        const { path } = facts.get(name)
        return path === usualReportPath(verb) ? ` ${verb} &` : ` ${verb} & ${path}`
      }),
      ...others.flatMap(([name, fact]) =>
        told.has(name) ? [] : [` ${name.slice(area.length + 1)} ${wordsOf(fact, area)}`],
      ),
    ]
  })
  const names = Object.keys(calls).map((name) => `  | '${name}'`)
  return `// Made from the calls by \`npm run check\`; a law compares it with them.
import type { CallFacts } from './call-facts.ts'
import { readFacts } from './read-facts.ts'

/** The name of a call, for what lies below the calls. */
export type NamedCall =
${names.join('\n')}

/** What a browser knows of each call; the table and the names above are made of the same calls. */
export const facts = readFacts(\`${lines.join('\n')}\`) as Readonly<Record<NamedCall, CallFacts>>
`
}

/**
 * The routes whose screens are declared lists. Only their names are in the
 * portal's entry: the declarations come with the first such screen.
 *
 * @param {string} root
 * @returns {Promise<string>} the text of portal/src/settings/kept-lists/list-routes.generated.ts
 */
const listRoutes = async (root) => {
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
const listRegistry = (root) => {
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
const reportRegistry = (root) => {
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
const reportAnswers = (root) => {
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
const reportRoutes = async (root) => `${madeOfReports}
import type { RouteName } from '@portal/core/foundation/routes'

/** The screens that are reports. */
export const reportRoutes = [
${(await routesOfReports(root)).map(({ route }) => `  '${route}',`).join('\n')}
] as const satisfies readonly RouteName[]
`

/** A browser fetches the declaration that it shows. */
const reportLoaders = async (root) => `${madeOfReports}
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

const groupsStart = '<!-- made by npm run check: groups -->'
const groupsEnd = '<!-- end -->'

/**
 * `docs/architecture.md` with its table of the groups.
 *
 * @param {string} root
 */
const architecture = async (root) => {
  const file = contentOf(join(root, 'docs/architecture.md')) ?? `${groupsStart}\n${groupsEnd}\n`
  const rows = groups.map(({ name, holds }) => `| \`${name}\` | ${holds} |`)
  const table = `${groupsStart}\n\n| group | holds |\n| --- | --- |\n${rows.join('\n')}\n\nBeside them lies what is put together from all of them: single files, ${above.map((name) => `\`${name}\``).join(' and ')}.\n\n${groupsEnd}`
  return file.replace(new RegExp(`${groupsStart}[\\s\\S]*?${groupsEnd}`), () => table)
}

const eventsStart = '<!-- made by npm run check: events -->'

/**
 * `docs/programs.md` with what each event of a webhook holds.
 *
 * @param {string} root
 */
const programs = async (root) => {
  const { webhookEvents } = await import(
    pathToFileURL(join(root, 'core/src/platform/webhooks/events.ts')).href
  )
  const file = contentOf(join(root, 'docs/programs.md')) ?? `${eventsStart}\n${groupsEnd}\n`
  const ofEvent = ([name, { sentence, data }]) => {
    const fields = Object.entries(data).map(
      ([field, { kind, optional, says }]) =>
        `- \`${field}\`, ${kind}${optional ? ' or null' : ''}${kind === 'amount' ? ', with amounts only' : ''}: ${says}`,
    )
    return `### \`${name}\`\n\n${sentence}\n\n${fields.join('\n')}`
  }
  const list = `${eventsStart}\n\n${Object.entries(webhookEvents).map(ofEvent).join('\n\n')}\n\n${groupsEnd}`
  return file.replace(new RegExp(`${eventsStart}[\\s\\S]*?${groupsEnd}`), () => list)
}

/** Every committed file that is made from others, with how it is made; what others import is made first. */
const made = [
  { file: 'core/src/resources.generated.ts', text: listRegistry, first: true },
  { file: 'core/src/reports.generated.ts', text: reportRegistry, first: true },
  { file: 'server/src/report-answers.generated.ts', text: reportAnswers, first: true },
  { file: 'portal/src/platform/reports/routes.generated.ts', text: reportRoutes },
  { file: 'portal/src/platform/reports/loaders.generated.ts', text: reportLoaders },
  { file: 'core/src/foundation/contract/facts.generated.ts', text: callFacts },
  { file: 'core/src/foundation/contract/opening-facts.generated.ts', text: openingFacts },
  { file: 'portal/src/settings/kept-lists/list-routes.generated.ts', text: listRoutes },
  { file: 'docs/architecture.md', text: architecture },
  { file: 'docs/flows.md', text: flowsDocument },
  { file: 'docs/programs.md', text: programs },
]

/**
 * @param {string} root
 * @returns {Promise<readonly { file: string, text: string, fresh: boolean }[]>} what the files should hold, and whether they do
 */
export const generated = (root, among = made) =>
  Promise.all(
    among.map(async ({ file, text: make }) => {
      const text = await make(root)
      return { file, text, fresh: contentOf(join(root, file)) === text }
    }),
  )

/** Writes the files that are not what they should be, and answers their names. */
export const generate = async (root) => {
  const written = []
  for (const among of [made.filter(({ first }) => first), made.filter(({ first }) => !first)]) {
    const stale = (await generated(root, among)).filter(({ fresh }) => !fresh)
    for (const { file, text } of stale) writeFileSync(join(root, file), text)
    written.push(...stale.map(({ file }) => file))
  }
  return written
}

const contentOf = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
