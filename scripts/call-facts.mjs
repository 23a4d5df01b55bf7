import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

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
export const openingFacts = async (root) => {
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
export const callFacts = async (root) => {
  const { calls } = await import(pathToFileURL(join(root, 'core/src/calls.ts')).href)
  const { writes } = await import(pathToFileURL(join(root, 'core/src/foundation/contract/call.ts')).href)
  const { recordFacts } = await import(
    pathToFileURL(join(root, 'core/src/foundation/contract/record-facts.ts')).href
  )
  const { reportFacts } = await import(
    pathToFileURL(join(root, 'core/src/foundation/contract/report-facts.ts')).href
  )
  const { reportsOfClient, usualPath, usualPathOfClient, usualReportPath, usualReportPathOfClient } =
    await import(pathToFileURL(join(root, 'core/src/foundation/contract/usual-path.ts')).href)
  /** A path as the table has it: what follows from the name of its area is not written. */
  const short = (path, area) => {
    for (const [sign, usual] of [
      ['~', usualPath(area)],
      ['^', usualPathOfClient(area)],
    ])
      if (path === usual || path.startsWith(`${usual}/`)) return sign + path.slice(usual.length)
    return path
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
        if (path === usualReportPath(verb)) return ` ${verb} &`
        if (path === usualReportPathOfClient(verb)) return ` ${verb} & ^`
        return ` ${verb} & ${path.startsWith(`${reportsOfClient}/`) ? `^${path.slice(reportsOfClient.length)}` : path}`
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
