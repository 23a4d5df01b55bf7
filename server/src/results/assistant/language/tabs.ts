import { routes } from '@portal/core/foundation/routes'
import { aboutOne } from './about-one.ts'
import { namesOf, type Read } from './prepare.ts'
import type { Reading } from './question.ts'
import { stemsOf } from './tokens.ts'

/** A screen of one client: what it is called, and its path with `{slug}` in the place of the client. */
interface Tab {
  readonly title: string
  readonly path: string
}

/** Words by which people look for a client's screens besides their titles. */
const otherWords: Readonly<Record<string, string>> = {
  'clients.profile.communications':
    'communications|communication|interactions|interaction log|call log|comms',
  'clients.profile.credentials': 'credentials|logins|login|passwords|password|vault|login info',
  'clients.profile.activity': 'activity|activities|activity log',
  'clients.profile.accounting': 'accounting|billing|invoices',
  'clients.profile.core-vehicles': 'core vehicles|core models|vehicles',
  'clients.profile.guest-access': 'guest access|guest links|guest link',
  'clients.profile.competitors': 'competitors|competition',
  'clients.profile.first-party-data-upload':
    'first party data upload|first party data|data upload|customer list upload',
  'clients.yoy-performance': 'year over year performance|year over year|yoy',
  'clients.insights': 'client insights|insights|results|dashboard|report',
  'clients.google-business-profile-report': 'google business profile report|google business profile|gbp|gmb',
}

const isTab = ({ path }: Tab): boolean =>
  path.startsWith('/clients/{slug}/') && path.indexOf('{', '/clients/{slug}'.length) < 0

const keyed = (words: string): string =>
  stemsOf(words.replace(/ (?:tab|page|screen|section)$/i, ''))
    .filter((stem) => !/^(?:the|a|an|my|our|their)$/.test(stem))
    .join(' ')

/** Every client's screens by what they are called, those of the profile first. */
const tabs: ReadonlyMap<string, readonly Tab[]> = Map.groupBy(
  routes
    .filter(isTab)
    .flatMap(({ name, title, path }) =>
      [
        ...new Set(
          [title, title.replace(/ Report$/, ''), ...(otherWords[name]?.split('|') ?? [])].map(keyed),
        ),
      ].map((words) => ({ words, title, path })),
    ),
  ({ words }) => words,
)

/** The client's own page, by what it is called. */
const profile: Tab = { title: 'Profile', path: '/clients/{slug}' }
const ofProfile = new Set([
  'profile',
  'overview',
  'client page',
  'record',
  'account',
  'file',
  'client file',
  '',
])

/** The screens of a client that somebody calls so: staff and stores have invoices on different ones. */
export const tabsCalled = (words: string): readonly Tab[] =>
  tabs.get(keyed(words)) ?? (ofProfile.has(keyed(words)) ? [profile] : [])

const goes =
  '(?:please )?(?:(?:take|bring|get|send|lead) me to|go to|jump to|navigate to|switch to|link to|(?:give|send|show) me (?:a |the )?link to|where (?:do|can|could) (?:i|we) (?:find|see|get to)|where (?:is|are)|how (?:do|can) (?:i|we) (?:get|go|come) to|open)'

/** `take me to … contacts`, `open the credentials tab of …`. */
const ways: readonly RegExp[] = [
  new RegExp(`^${goes} (?:the )?\u0001(?: ([a-z][a-z ]*?))?$`),
  new RegExp(
    `^${goes} the ([a-z][a-z ]*?)(?: (?:tab|page|screen|section))? (?:of|for|at|on) (?:the )?\u0001$`,
  ),
  // What one signs in with stands there, and in no answer.
  /^(?:(?:what is|what are|give me|i need|find|get me|show me) )?(?:the )?((?:login|logins))(?: (?:info|details|for|to|of))* \u0001(?: (?:facebook|google|website|meta|analytics|ads|account|page))*$/,
  new RegExp(`^(?:${goes} )?(?:the )?\u0001 ([a-z][a-z ]*? (?:tab|page|screen))$`),
  new RegExp(`^(?:${goes} )?(?:the )?([a-z][a-z ]*? (?:tab|page|screen)) (?:of|for|at|on) (?:the )?\u0001$`),
]

/** Words that go nowhere: of a client alone they are asked for something else. */
const asksWhere = /^(?:please )?where (?:is|are) (?:the )?\u0001$/

/**
 * The way to a screen of one client; null where none is called so.
 *
 * @param line the question in small letters, names as `\u0001` and times as `\u0002`
 */
export function tabAsked(line: string, { items }: Pick<Read, 'items'>): Reading | null {
  const spans = namesOf(items)
  if (spans.length !== 1 || asksWhere.test(line)) return null
  for (const way of ways) {
    const found = way.exec(line)
    const words = found?.[1] ?? ''
    if (found && tabsCalled(words).length > 0)
      return aboutOne(spans[0], (of) => ({ ask: 'screen', words: words === '' ? 'profile' : words, of }))
  }
  return null
}
