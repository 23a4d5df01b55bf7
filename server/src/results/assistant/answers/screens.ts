import { routes } from '@portal/core/foundation/routes'
import { reports } from '@portal/core/reports.generated'
import type { Named } from '../language/question.ts'
import { tabsCalled } from '../language/tabs.ts'
import { stemsOf } from '../language/tokens.ts'
import type { PortalReader } from '../portal-reader.ts'
import { link, plain } from './markdown.ts'

/** Words of screens by which people look for them besides. */
const screenWords: Readonly<Record<string, string>> = {
  'dashboard.pacing': 'pacing report',
  'clients.insights': 'insights',
  profile: 'my profile password picture two factor',
}

const stemsToFind = (words: string): readonly string[] =>
  stemsOf(words).filter(
    (stem) => !/^(?:my|our|the|a|an|of|for|to|in|on|up|off|report|screen|page|list)$/.test(stem),
  )

/** The screens that some words name, the closest first. */
function screensNamed(
  words: string,
  least = stemsToFind(words).length,
): readonly { readonly title: string; readonly path: string }[] {
  const said = stemsToFind(words)
  const titles = [
    ...routes
      .filter(({ path, access }) => !path.includes('{') && access !== 'public')
      .map(({ name, title, path }) => ({ title, path, words: `${title} ${screenWords[name] ?? ''}` })),
    ...reports.flatMap(({ route, title }) =>
      route === null || pathless(route)
        ? []
        : [
            {
              title,
              path: pathless(route) === null ? '' : (routes.find(({ name }) => name === route)?.path ?? ''),
              words: title,
            },
          ],
    ),
  ]
  return titles
    .map((one) => {
      const stems = stemsOf(one.words)
      const hits = said.filter((stem) => stems.includes(stem)).length
      return {
        ...one,
        score: said.length === 0 || hits < least ? 0 : hits / Math.max(1, new Set(stems).size) + hits,
      }
    })
    .filter(({ score, path }) => score > 0 && path !== '')
    .toSorted((one, other) => other.score - one.score)
    .filter(({ path }, at, all) => all.findIndex((other) => other.path === path) === at)
}

const pathless = (route: string): boolean =>
  routes.find(({ name }) => name === route)?.path.includes('{') ?? true

/** The way to a screen; by its path, where it was named with that before. */
export function* answerScreen(words: string, portal: PortalReader, at?: string): Generator<string> {
  if (at !== undefined && portal.opens(at)) return yield link(words, at)
  if (/\bactivity logger\b|\blog an activity\b/.test(words))
    return yield 'The activity logger opens with **Create**, **Client Activity**, in the header.'
  const named = screensNamed(words).filter(({ path }) => portal.opens(path))
  // Where no screen is called so, those that have one of the words.
  const found = named.length > 0 ? named : screensNamed(words, 1).filter(({ path }) => portal.opens(path))
  const [first] = found
  if (!first)
    return yield `I found no screen named “${plain(words)}” that is open to you. The search in the header, opened with **/**, finds every screen and client.`
  yield named.length > 0
    ? `${link(first.title, first.path)}`
    : `I found no screen named “${plain(words)}” that is open to you. What comes nearest: ${link(first.title, first.path)}`
  const others = found.slice(1, 4)
  if (others.length > 0)
    yield `\n\nIt may also be: ${others.map(({ title, path }) => link(title, path)).join(', ')}`
}

/** The way to a screen of one client. */
export function* answerTab(words: string, of: Named, portal: PortalReader): Generator<string> {
  const open = tabsCalled(words)
    .map(({ title, path }) => ({ title, path: path.replace('{slug}', of.slug ?? '') }))
    .find(({ path }) => portal.opens(path))
  yield open
    ? link(`${of.name}: ${open.title}`, open.path)
    : `The screen “${plain(words)}” of **${plain(of.name)}** is not open to you.`
}
