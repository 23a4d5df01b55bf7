import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { newSessionId } from '@portal/core/results/assistant/session-id'
import { dayAt, today } from '@portal/core/foundation/format'
import { signIn, startServer, type RunningServer } from '../support/index.ts'
import { ask, chatter, everybody, type Chatter } from './chat-asking.ts'
import { fileIssue, goodBug, sentForm } from './support-form.ts'
import { createTask } from './task-form.ts'

/** Questions that lean on the answer before them, and what the portal keeps of who finished what. */
let server: RunningServer
let admin: Chatter
let manager: Chatter
let client: Chatter

beforeAll(async () => {
  server = await startServer({ env: { CHAT_USERS: everybody } })
  admin = await chatter(await signIn(server.url, 'admin'))
  manager = await chatter(await signIn(server.url, 'account-manager'))
  client = await chatter(await signIn(server.url, 'client'))
})
afterAll(async () => {
  await server?.stop()
})

/** The answers of one thread, in their order. */
async function thread(who: Chatter, ...questions: readonly string[]): Promise<readonly string[]> {
  const session = newSessionId(who.id)
  const answers: string[] = []
  for (const question of questions) {
    const { status, text } = await ask(server, who, question, session)
    expect(status).toBe(200)
    answers.push(text)
  }
  return answers
}

/** All tasks in a state, page by page. */
async function tasksIn(state: 'open' | 'closed'): Promise<Body<'tasks.list'>['rows']> {
  const found: Body<'tasks.list'>['rows'] = []
  for (let page = 1; ; page++) {
    const { body } = await admin.caller.get<Body<'tasks.list'>>(
      `/tasks?state=${state}&pageSize=200&page=${page}`,
    )
    found.push(...body.rows)
    if (page * 200 >= body.total) return found
  }
}

const clientsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\| \[([^\]]+)\]\(\/clients\//gm)].map(([, name = '']) => name)

describe('those are the clients that the answer before told', () => {
  test('each of them and nobody else, also of another list', async () => {
    const [first = '', then = ''] = await thread(
      admin,
      'top 3 clients by spend last month',
      'open tasks on those',
    )
    const told = clientsIn(first)
    expect(told).toHaveLength(3)
    const [reading = ''] = then.split('\n')
    for (const name of told) expect(reading).toContain(name)
    const theirs = (await tasksIn('open')).filter(
      (task) => task.client !== null && told.includes(task.client.name),
    )
    if (theirs.length > 0) expect(then).toContain(`**${theirs.length} task`)
    else expect(then).toMatch(/There are no tasks/)
  })

  test('are nobody where only the first of them were told', async () => {
    const [first = '', then = ''] = await thread(
      admin,
      'which clients spent over 10 last month',
      'open tasks on those',
    )
    expect(first).toMatch(/of \d+/)
    expect(then).toContain("I can't answer that")
    expect(then).toContain('“those”')
  })

  test('are asked of in the same breath too', async () => {
    const [text = ''] = await thread(admin, 'top 2 clients by spend last month and who manages them')
    const [, second = ''] = text.split(/\n\n(?=> Clients)/)
    const told = clientsIn(text.slice(0, text.indexOf(second)))
    expect(told).toHaveLength(2)
    expect([...clientsIn(second)].toSorted()).toEqual([...told].toSorted())
    const { body } = await admin.caller.get<Body<'clients.list'>>(
      `/clients?search=${encodeURIComponent(told[0] ?? '')}`,
    )
    const { body: whole } = await admin.caller.get<Body<'clients.get'>>(`/clients/${body.rows[0]?.id}`)
    const lead = whole.ClientUsers?.find(({ clientUserTypeId }) => clientUserTypeId === 1)
    expect(lead === undefined || second.includes(lead.user.fullName)).toBe(true)
  })
})

test('closed tasks are told by the day on which they were closed, and by whom', async () => {
  const { body: task } = await createTask(manager.caller, { title: 'Send the recap' })
  await manager.caller.patch(`/tasks/${task.id}`, { statusId: 5 })
  const listed = await tasksIn('closed')
  expect(listed.find(({ id }) => id === task.id)?.closed_by?.id).toBe(manager.id)
  const today_ = listed.filter(
    ({ closed_at: at, closed_by: by }) => at !== undefined && dayAt(at) === today() && by?.id === manager.id,
  )
  const [text = ''] = await thread(admin, 'how many tasks did Claire Donovan close today')
  expect(text).toContain(`**${today_.length} task`)
  expect((await tasksIn('open')).every(({ closed_at: at }) => at === undefined)).toBe(true)
})

test('support requests are told by the client that they name, and by how severe they are', async () => {
  const { body } = await admin.caller.get<Body<'clients.list'>>('/clients?state=Client&pageSize=1')
  const [store] = body.rows
  if (!store) throw new Error('There is no client.')
  const form = {
    ...goodBug,
    title: 'The store is missing in a list',
    severity: 'Critical' as const,
    impactOnClients: 'Specific Client' as const,
    impactedClients: [store.id],
  }
  const { body: filed } = await fileIssue(manager.caller, sentForm(form, manager.id, [store.name]))
  const [text = '', severe = ''] = await thread(
    admin,
    `open support requests for ${store.name}`,
    'critical support requests',
  )
  expect(text).toContain('**1 support request**')
  expect(text).toContain(filed.key)
  expect(severe).toContain(filed.key)
})

test('the way to a screen of one client, where it is open', async () => {
  const { body } = await client.caller.get<Body<'clients.list'>>('/clients?pageSize=1')
  const [own] = body.rows
  if (!own) throw new Error('The store has no client.')
  const [text] = await thread(admin, `take me to the contacts of ${own.name}`)
  expect(text).toContain(`(/clients/${own.slug}/contacts)`)
  const [login] = await thread(admin, `what's the login for ${own.name}'s facebook`)
  expect(login).toContain(`(/clients/${own.slug}/credentials)`)
  const [shut] = await thread(client, `take me to the contacts of ${own.name}`)
  expect(shut).toContain('is not open to you')
})

test('a question that is declined for a part of it is offered without that, and asked so by a yes', async () => {
  const [declined = '', agreed = '', narrowed = ''] = await thread(
    admin,
    'spend by store last month on billboards',
    'Yes, without “billboards”',
    'just the top 3',
  )
  expect(declined).toContain("I can't answer that: I don't know what to do with “billboards”.")
  const offer = /Without it I can answer: \[([^\]]+)\]\(ask:([^)]+)\)/.exec(declined)
  expect(decodeURIComponent(offer?.[2] ?? '')).toBe('Yes, without “billboards”')
  expect(agreed).toContain('I leave out “billboards”')
  const [whole = ''] = await thread(admin, 'spend by store last month')
  const told = agreed.slice(agreed.indexOf('\n\n') + 2)
  expect(told).toBe(whole)
  expect(clientsIn(narrowed)).toEqual(clientsIn(whole).slice(0, 3))
  expect(narrowed).toContain('I leave out “billboards”')
  const [, meant = ''] = await thread(admin, 'spend by store last month on billboards', 'I mean Facebook')
  const [onFacebook] = await thread(admin, 'spend by store on Facebook last month')
  expect(meant).toBe(onFacebook)
})
