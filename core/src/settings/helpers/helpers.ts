/** What a helper asks for before it does anything. */
export type HelperInput = 'userId' | 'toUserId' | 'clientId' | 'toClientId'

/** Something that an administrator needs twice a year. */
export interface Helper {
  readonly name: string
  readonly label: string
  readonly sentence: string
  readonly asks: readonly HelperInput[]
  /** It only looks; there is nothing to carry out. */
  readonly looksOnly?: true
  /** What it names are kinds of things with how many there are of each, and never only the first of them. */
  readonly sumsUp?: true
}

export const helpers = [
  {
    name: 'checkData',
    label: 'Check of data',
    sentence: 'Looks for what is missing somewhere, with the way to mend each.',
    asks: [],
    looksOnly: true,
  },
  {
    name: 'resendMail',
    label: 'Send failed mail again',
    sentence:
      'Queues messages of the last 30 days that could not be sent, up to 1,000 at a time, except those that hold a link or a code.',
    asks: [],
  },
  {
    name: 'countFigures',
    label: 'Count stored figures anew',
    sentence:
      'Holds the sums of days and months that dashboards read against the daily figures themselves, and puts right what differs.',
    asks: [],
  },
  {
    name: 'moveClients',
    label: 'Hand over clients',
    sentence:
      'Puts somebody else in the place of a person on the team of every client. Where both are on a team already, only the first one leaves it.',
    asks: ['userId', 'toUserId'],
  },
  {
    name: 'mergeClients',
    label: 'Merge clients',
    sentence:
      'Makes two clients one. What refers to the first refers to the second; what the second has already stays where it is. Budgets on approved invoices go on with the second from a month on.',
    asks: ['clientId', 'toClientId'],
    sumsUp: true,
  },
  {
    name: 'unmergeClients',
    label: 'Take a merge back',
    sentence:
      'Gives a client that was merged everything back that came from it, as it is now, unless its budgets were invoiced since.',
    asks: ['clientId'],
    sumsUp: true,
  },
  {
    name: 'endSessions',
    label: 'End the sessions of a person',
    sentence: 'Signs a person out everywhere, in the portal and in widgets. The password stays as it is.',
    asks: ['userId'],
  },
] as const satisfies readonly Helper[]

export type HelperName = (typeof helpers)[number]['name']
