import { link, source } from '../markdown.ts'
import type { Answering, Asking } from '../topic.ts'
import { activities } from './activities.ts'
import { budgets, count } from './budgets.ts'
import { support } from './support.ts'
import { tasks } from './tasks.ts'
import { managed } from './team.ts'

/** How many there are of what the portal has. */
export async function* counts(asking: Asking): Answering {
  const { portal, words, own, subject } = asking
  if (/\bbudget/i.test(words)) return yield* budgets(asking)
  if (/\b(?:support|ticket|issue|bug)/i.test(words)) return yield* support(asking)
  if (/\btask/i.test(words)) return yield* tasks(asking)
  if (/\bactivit/i.test(words)) return yield* activities(asking)
  if (/\bgroups?\b/i.test(words) && portal.may('groups.list')) {
    const groups = await portal.read('groups.list')
    return yield `There ${groups.length === 1 ? 'is' : 'are'} ${count(groups.length, 'group')} of clients.${source(link('Clients', '/clients'))}`
  }
  if (/\b(?:user|employee|people|colleague)/i.test(words) && portal.may('users.active')) {
    const people = await portal.read('users.active', {
      query: { limit: '1000', ...(/\bemployee/i.test(words) ? { userTypeId: '1' } : {}) },
    })
    const many = people.length === 1000 ? '1,000 or more' : people.length.toLocaleString('en-US')
    return yield `There are ${many} active ${/\bemployee/i.test(words) ? 'employees' : 'users'}.${source(link('Users', '/users'))}`
  }
  if (subject !== '' || (own && !/\b(?:active|inactive|prospect)/i.test(words))) return yield* managed(asking)
  const numbers = await Promise.all(
    (['Client', 'Prospect', 'Inactive'] as const).map(async (state) => {
      const { total } = await portal.read('clients.list', { query: { state, pageSize: '1' } })
      return total
    }),
  )
  const [clients = 0, prospects = 0, inactive = 0] = numbers
  yield `You may see ${count(clients, 'active client')}, ${count(prospects, 'prospect')} and ${count(inactive, 'inactive client')}.`
  yield source(link('Clients', '/clients'), link('Inactive Clients', '/clients/inactive'))
}
