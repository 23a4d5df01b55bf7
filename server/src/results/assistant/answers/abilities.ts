import { topicOf } from '../language/declared-topics.ts'
import type { PortalReader } from '../portal-reader.ts'
import { plain } from './markdown.ts'
import { ownClients } from './whom.ts'

/** Clients for examples: those of the person, or the first that they see. */
async function examplesOf(portal: PortalReader): Promise<readonly [string, string | undefined]> {
  const own = portal.may('clients.list') ? await ownClients(portal) : []
  const some =
    own.length > 0 || !portal.may('clients.list')
      ? own
      : (await portal.read('clients.list', { query: { state: 'Client', pageSize: '2' } })).rows
  const [one, other] = some.slice(0, 2).map(({ name }) => plain(name))
  return [one ?? 'my store', other]
}

interface Shown {
  /** Names of clients for examples. */
  readonly one: string
  readonly other?: string | undefined
  /** Whether a topic is open to the person. */
  readonly may: (topic: string) => boolean
  readonly isEmployee: boolean
}

/** What this person can ask about, with examples of their own clients. */
export async function abilitiesOf(portal: PortalReader): Promise<string> {
  const [one, other] = await examplesOf(portal)
  return abilitiesWith({
    one,
    other,
    may: (topic) => topicOf(topic)?.topic.calls.some((name) => portal.may(name)) ?? false,
    isEmployee: portal.isEmployee,
  })
}

/** What can be asked about, with examples. */
export function abilitiesWith({ one, other, may, isEmployee }: Shown): string {
  const examples = (...texts: readonly (string | false)[]): string =>
    texts.flatMap((text) => (text === false ? [] : [`*${text}*`])).join(', ')
  const lines: readonly (readonly [boolean, string, string])[] = [
    [
      may('figures'),
      '**Results**',
      examples(
        `clicks and conversions of ${one} last month`,
        other === undefined ? 'compare Google Ads with Facebook' : `compare ${one} and ${other}`,
        'why did spend go up',
      ),
    ],
    [
      may('budgets'),
      may('pacing') ? '**Budgets** and **pacing**' : '**Budgets**',
      examples(
        `budgets of ${one} in October`,
        may('pacing') &&
          (isEmployee ? 'which of my clients are underpacing' : 'how much is left of my budget'),
        isEmployee ? 'budgets over 5k' : 'my budget for next month',
      ),
    ],
    [
      isEmployee,
      '**Who stands out**',
      examples(
        'top 5 clients by spend',
        'who has the most overdue tasks',
        'where does search cost more per lead than social',
      ),
    ],
    [
      isEmployee,
      '**Who is missing**',
      examples('clients without a budget', 'my clients in Texas without an activity in the last 14 days'),
    ],
    [
      true,
      '**Every report and list** by its name',
      examples(
        may('cancellations') && 'cancellations by reason this year',
        may('invoices') && (isEmployee ? 'invoices of October' : 'my invoices'),
        may('leads') && 'leads by month',
        `contacts of ${one}`,
      ),
    ],
    [
      true,
      '**People**',
      examples(
        `who manages ${one}`,
        isEmployee && 'which clients have no manager',
        may('interactions') && `when did we last talk to ${one}`,
      ),
    ],
    [
      true,
      '**What is new**',
      examples(
        `what changed for ${one} since 11/01/2026`,
        isEmployee ? 'what waits for me' : 'what did you do for me last month',
      ),
    ],
    [
      true,
      '**The way**',
      examples(
        isEmployee ? 'where do I find the pacing report' : 'where do I find the monthly report',
        isEmployee && `log that I called ${one}`,
      ),
    ],
  ]
  return `I answer from the portal's own data, with your rights, and say above each answer how I read your question. You can ask me about:

${lines.flatMap(([open, what, texts]) => (open ? [`- ${what}: ${texts}`] : [])).join('\n')}

Go on with *and last month?*, *only search*, *by day*, *compared with last year*, *why?*`
}

/** Said instead of guessing. */
export const cannot = "I can't answer that: I could not make out what you are looking for."
