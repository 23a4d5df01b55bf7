import { dayAt } from '@portal/core/foundation/format'
import type { TopicQuestion } from '../../language/question.ts'
import type { PortalReader } from '../../portal-reader.ts'
import { CannotTell, type ReadRows, type Row, type Rows, type Wanted } from '../rows.ts'
import { peopleOf } from './whose.ts'

/** What is known of an account besides whose it is. */
const ofAccounts = new Set(['userType', 'state', 'role', 'email', 'lastSeenAt', 'secondFactor'])

const source = [{ words: 'Users', path: '/users' }]
const pageSize = 200
/** Accounts that are looked through at most. */
const mostUsers = 10_000

/** Columns of accounts that a question speaks of. */
const askedOf = ({ measures, by, also, order, conditions, share }: TopicQuestion): readonly string[] =>
  [...measures, by, also, share, order?.column, ...conditions.map(({ column }) => column)].flatMap((id) =>
    typeof id === 'string' && ofAccounts.has(id) ? [id] : [],
  )

/** People who may sign in. */
export const peopleRows: ReadRows = async (wanted) => {
  if (wanted.question.mine)
    throw new CannotTell('People are nobody’s own here: ask by department, or by name.')
  const read = await everybody(wanted)
  const named = peopleOf(wanted, 'person')
  return named === null ? read : { ...read, rows: read.rows.filter((row) => named.includes(idIn(row))) }
}

const idIn = ({ person }: Row): number =>
  typeof person === 'object' && person !== null && 'id' in person ? (person.id ?? -1) : -1

async function everybody({ portal, question }: Wanted): Promise<Rows> {
  const employees = question.conditions.some(
    ({ column, values }) => column === 'type' && values.includes('employee'),
  )
  const asked = askedOf(question)
  if (asked.length > 0) return accountRows(portal, question, { employees, asked })
  const people = await portal.read('users.active', {
    query: { limit: '1000', ...(employees ? { userTypeId: '1' } : {}) },
  })
  return {
    rows: people.map(({ id, fullName }): Row => ({ person: { id, name: fullName } })),
    period: null,
    done: new Set(['type']),
    ...(people.length === 1000 ? { notes: ['Only the first 1,000 were counted.'] } : {}),
    sources: source,
  }
}

/** People with what the list of users says of their accounts: active ones, unless others are asked for. */
async function accountRows(
  portal: PortalReader,
  question: TopicQuestion,
  { employees, asked }: { readonly employees: boolean; readonly asked: readonly string[] },
): Promise<Rows> {
  if (!portal.may('users.list'))
    throw new CannotTell('What accounts there are is for the people of the agency.')
  const [said] = question.conditions.flatMap(({ column, is, values }) =>
    column === 'state' && is === '=' ? values : [],
  )
  const state = (['suspended', 'inactive', 'scheduled'] as const).find((one) => one === said) ?? 'active'
  const told = question.by === 'state' || question.also === 'state'
  const users = []
  for (let page = 1; ; page++) {
    const { rows, total } = await portal.read('users.list', {
      query: {
        page: String(page),
        pageSize: String(pageSize),
        ...(employees ? { userTypeId: '1' } : {}),
        ...(told ? {} : { state }),
      },
    })
    if (total > mostUsers)
      throw new CannotTell(
        `Those are ${total.toLocaleString('en-US')} accounts, and I look through ${mostUsers.toLocaleString('en-US')} at most.`,
      )
    users.push(...rows)
    if (users.length >= total || rows.length === 0) break
  }
  if (asked.includes('lastSeenAt') && users.some(({ lastSeenAt }) => lastSeenAt === undefined))
    throw new CannotTell('When people were here last is for those who keep the accounts.')
  const factors = asked.includes('secondFactor') ? await secondFactors(portal) : null
  const before = question.conditions.find(({ column, is }) => column === 'lastSeenAt' && /^<=?$/.test(is))
  const [bound] = before?.values ?? []
  // The machine that draws reports signs in with nothing of the kind.
  const meant = factors ? users.filter(({ id }) => factors.has(id)) : users
  const rows = meant.map((user): Row => ({
    person: { id: user.id, name: user.fullName },
    userType: user.UserType.name,
    state: user.state,
    role: user.roles,
    email: user.email,
    lastSeenAt: typeof user.lastSeenAt === 'string' ? dayAt(user.lastSeenAt) : null,
    secondFactor: factors?.get(user.id) ?? null,
  }))
  return {
    // Whoever has never been here has not been here since any day.
    rows: before
      ? rows.filter(
          ({ lastSeenAt }) =>
            typeof lastSeenAt !== 'string' ||
            lastSeenAt < String(bound) ||
            (before.is === '<=' && lastSeenAt === bound),
        )
      : rows,
    period: null,
    done: new Set(['type', ...(told ? [] : ['state']), ...(before ? ['lastSeenAt'] : [])]),
    notes: before ? ['Who has never been here is among them.'] : [],
    sources: source,
  }
}

const inWords = { off: null, waiting: 'At the next sign-in', on: 'On' } as const

/** Of everybody who can have one: whether the second factor is on, or asked for at the next sign-in; null where neither. */
async function secondFactors(portal: PortalReader): Promise<ReadonlyMap<number, string | null>> {
  if (!portal.may('users.twoFactorStates'))
    throw new CannotTell('Who signs in with a second factor is for those who keep the accounts.')
  const factors = new Map<number, string | null>()
  for (let page = 1, read = 0; ; page++) {
    const { rows, total } = await portal.read('users.twoFactorStates', {
      query: { page: String(page), pageSize: String(pageSize) },
    })
    for (const { id, state } of rows) factors.set(id, inWords[state])
    read += rows.length
    if (read >= total || rows.length === 0) return factors
  }
}
