import type { Method } from './call.ts'
import type { CallFacts } from './call-facts.ts'
import { recordFacts } from './record-facts.ts'
import { reportFacts } from './report-facts.ts'
import {
  reportsOfClient,
  usualPath,
  usualPathOfClient,
  usualReportPath,
  usualReportPathOfClient,
} from './usual-path.ts'

const isMethod = (word: string | undefined): word is Method =>
  word === 'GET' || word === 'POST' || word === 'PUT' || word === 'PATCH' || word === 'DELETE'

const answers = ['spreadsheet', 'file', 'stream'] as const

/** How a call behaves, from the words behind its path. */
function behavior(words: readonly string[]): Omit<CallFacts, 'method' | 'path'> {
  const filesAs = words.find((word) => word.startsWith('as='))?.slice('as='.length)
  const answer = answers.find((one) => words.includes(one))
  return {
    ...(words.includes('root') ? { atRoot: true } : {}),
    ...(words.includes('writes') ? { writes: true } : {}),
    ...(words.includes('multipart') ? { multipart: true } : {}),
    ...(filesAs === undefined ? {} : { filesAs }),
    ...(answer === undefined ? {} : { answers: answer }),
  }
}

/** A path as it is called, from how the table has it. */
const pathIn = (path: string, area: string): string =>
  path.startsWith('~')
    ? usualPath(area) + path.slice(1)
    : path.startsWith('^')
      ? usualPathOfClient(area) + path.slice(1)
      : path

/** The path of a report, from how the table has it. */
const reportPath = (name: string, path: string | undefined): string =>
  path === undefined
    ? usualReportPath(name)
    : path === '^'
      ? usualReportPathOfClient(name)
      : path.startsWith('^')
        ? reportsOfClient + path.slice(1)
        : path

/**
 * The table of calls as a browser carries it: a line with the name of an area,
 * then one for each of its calls with verb, method, path and how it behaves;
 * `* path` stands for the calls of a kept list, `name & path` for a report and its file, both without a path where it
 * follows from the name. `~` at the beginning of a path is the one that follows from the name of the area, `^` the
 * same of one client; of a report it stands for where reports of one client are. Text, because a browser pays for every brace and quotation mark of a thousand calls.
 *
 * @throws for a line that is none: a mistake of whoever wrote the table
 */
export function readFacts(table: string): Readonly<Record<string, CallFacts>> {
  const facts: Record<string, CallFacts> = {}
  let area = ''
  for (const line of table.split('\n')) {
    if (!line.startsWith(' ')) {
      area = line
      continue
    }
    const [verb = '', second, path, ...words] = line.slice(1).split(' ')
    if (verb === '*') Object.assign(facts, recordFacts(area, second ?? usualPath(area)))
    else if (second === '&') Object.assign(facts, reportFacts(`${area}.${verb}`, reportPath(verb, path)))
    else if (isMethod(second) && path !== undefined)
      facts[`${area}.${verb}`] = {
        method: second,
        path: pathIn(path, area),
        ...behavior(words),
      }
    else throw new Error(`The table of calls has the line «${line}».`)
  }
  return facts
}
