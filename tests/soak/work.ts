import { setTimeout as pause } from 'node:timers/promises'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { newSessionId } from '@portal/core/results/assistant/session-id'
import { goodBug, sentForm } from '../api/support-form.ts'
import { Asker, type Asked } from './asker.ts'
import type { Ledger, Place } from './ledger.ts'
import type { Tally } from './tally.ts'
import { Windows } from './windows.ts'

/** Employees of the agency, who share the work; several people may be the same account. */
export const staff = [
  // The first one has the chat.
  'director',
  'account-manager',
  'sem',
  'seo',
  'social',
  'programmatic',
  'executive',
  'sem-manager',
] as const

export interface Working {
  readonly tally: Tally
  readonly ledger: Ledger
  readonly windows: Windows
  /** Activities that were acknowledged with a file, and how long that is. */
  readonly files: ReadonlyMap<number, number>
  /** Lets everybody finish what is under way and go home. */
  stop(): Promise<void>
}

export interface WorkOptions {
  readonly url: string
  /** How many are at work at once. */
  readonly people: number
  /** Milliseconds between an answer and the next question, on average. */
  readonly thinks: number
  readonly tally: Tally
  readonly ledger: Ledger
  /** Whether support requests are filed as well, which go to another system. */
  readonly support?: boolean
}

/** One kind of thing that people do, as often among all as its weight says. */
interface Task {
  readonly weight: number
  readonly does: (at: Post) => Promise<void>
}

/** Somebody at a desk. */
interface Post {
  readonly asker: Asker
  /** Who has the chat. */
  readonly chatter: Asker
  /** Whether that person may ask it something already. */
  readonly mayChat: () => boolean
  readonly url: string
  readonly ledger: Ledger
  readonly files: Map<number, number>
  readonly going: () => boolean
}

/** Clients of the demo agency, which every larger one has too. */
const anyClient = (): number => 1001 + Math.floor(Math.random() * 40)
const yesterday = (): string => addDays(today(), -1)

const reading = (kind: string, path: () => string) => async (at: Post) => {
  await at.asker.ask({ kind, method: 'GET', path: path() }, at.going)
}

/** Writes something under a name of its own, and remembers whether that was acknowledged. */
async function writing<T>(
  at: Post,
  place: Place,
  asked: (name: string) => Asked,
  nameOf = (word: string) => word,
): Promise<T | null> {
  const word = `At work ${crypto.randomUUID()}`
  const name = nameOf(word)
  at.ledger.sent(place, name)
  const came = await at.asker.ask<T>(asked(word), at.going)
  if (!('body' in came)) return null
  at.ledger.acknowledged(name)
  return came.body
}

/** The mix of a day: mostly reading, a write in twelve. */
const tasks: readonly Task[] = [
  {
    weight: 22,
    does: reading('list of clients', () => `/clients?pageSize=50&state=Client&page=${1 + (anyClient() % 3)}`),
  },
  {
    weight: 12,
    does: reading(
      'search',
      () => `/clients?pageSize=20&search=${['ford', 'toy', 'kia', 'aus', 'ce'][anyClient() % 5]}`,
    ),
  },
  { weight: 16, does: reading('profile', () => `/clients/${anyClient()}`) },
  { weight: 10, does: reading('budgets of a client', () => `/clients/${anyClient()}/budgets/active`) },
  { weight: 8, does: reading('activities of a client', () => `/clients/${anyClient()}/activities`) },
  { weight: 8, does: reading('tasks', () => '/tasks?pageSize=50') },
  { weight: 8, does: reading('bell', () => '/notifications') },
  {
    weight: 6,
    does: async (at) => {
      const body = {
        clients: [{ id: anyClient() }],
        start_date: addDays(yesterday(), -27),
        end_date: yesterday(),
      }
      await at.asker.ask(
        { kind: 'dashboard', method: 'POST', path: '/dashboards/sem', body: () => body },
        at.going,
      )
    },
  },
  {
    weight: 6,
    does: async (at) => {
      const clientId = anyClient()
      await writing(at, 'competitor', (name) => ({
        kind: 'save',
        method: 'POST',
        path: '/competitors',
        body: () => ({ clientId, name }),
      }))
    },
  },
  {
    weight: 5,
    does: async (at) => {
      const clientId = anyClient()
      const logged = await writing<Body<'activities.create'>>(
        at,
        'activity',
        (name) => ({
          kind: 'activity with a file',
          method: 'POST',
          path: '/activities',
          body: () => activityForm(clientId, name),
        }),
        (word) => `<p>${word}</p>`,
      )
      if (logged) at.files.set(logged.id, fileOf('At work').size)
    },
  },
  { weight: 1, does: chat },
]

/** Milliseconds between two questions to the assistant, all of which one person asks: it takes thirty a minute of each. */
const betweenChats = 3_000

const support: Task = {
  weight: 1,
  does: async (at) => {
    await writing(at, 'support_issue', (name) => ({
      kind: 'support request',
      method: 'POST',
      path: '/jira/issues',
      body: () => supportForm(name),
    }))
  },
}

function activityForm(clientId: number, name: string): FormData {
  const form = new FormData()
  const fields = {
    clientId: String(clientId),
    typeId: '3',
    categoryId: '109',
    body: `<p>${name}</p>`,
    loggedAt: '2026-11-20T15:30:00+00:00',
    'label[0]': 'Figures',
  }
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('attachments[0]', fileOf(name))
  return form
}

/** Twelve kilobytes. */
const fileOf = (name: string): File =>
  new File([name.padEnd(60).repeat(200)], 'figures.txt', { type: 'text/plain' })

function supportForm(title: string): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(sentForm({ ...goodBug, title }))) form.set(field, value)
  return form
}

/** Asks the assistant; an answer that breaks off is asked for again, as its reader does. */
async function chat(at: Post): Promise<void> {
  if (!at.mayChat()) return
  const me = await at.chatter.ask<{ id: number }>({ kind: 'who', method: 'GET', path: '/users/me' }, at.going)
  if (!('body' in me)) return
  const body = {
    chatInput: 'How many clients do we have?',
    sessionId: newSessionId(me.body.id),
    timestamp: new Date().toISOString(),
    language: 'en',
  }
  await at.chatter.stream('chat', `${at.url}/webhook/chat`, body, at.going)
}

/** Sits people down. */
export function startWork({ url, people, thinks, tally, ledger, ...options }: WorkOptions): Working {
  const mix = options.support ? [...tasks, support] : tasks
  const total = mix.reduce((sum, { weight }) => sum + weight, 0)
  const windows = new Windows()
  const files = new Map<number, number>()
  let going = true
  const askers = staff.map((account) => new Asker(url, account, tally))
  const next = (): Task['does'] => {
    let at = Math.random() * total
    for (const { weight, does } of mix) {
      at -= weight
      if (at < 0) return does
    }
    return chat
  }
  let lastChat = 0
  const mayChat = (): boolean => {
    if (Date.now() - lastChat < betweenChats) return false
    lastChat = Date.now()
    return true
  }
  const chatter = askers[0]
  if (!chatter) throw new Error('There is nobody.')
  const desk = async (asker: Asker): Promise<void> => {
    const at: Post = { asker, chatter, mayChat, url, ledger, files, going: () => going }
    // Not all at once.
    await pause(Math.random() * thinks)
    while (going) {
      await next()(at)
      if (going) await pause(thinks * (0.5 + Math.random()))
    }
  }
  const desks = Array.from({ length: people }, (_, place) => {
    const asker = askers[place % askers.length] ?? chatter
    if (place % 4 === 0) windows.open(url, asker)
    return desk(asker)
  })
  return {
    tally,
    ledger,
    windows,
    files,
    async stop() {
      going = false
      await Promise.all(desks)
      windows.close()
    },
  }
}
