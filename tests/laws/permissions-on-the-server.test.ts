import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls, type Answer, type CallName } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import { pageScope } from '@portal/core/access/embed/widgets'
import { guestReports } from '@portal/core/access/guests/reports'
import type { Actor, User } from '@portal/core/foundation/policy/actor'
import { inside, reach } from './callers.ts'
import { demoAccounts } from './demo-accounts.ts'
import { guestClient, inTurns, LiveAgency, mountedCalls, type LiveActor } from './live-agency.ts'

/** Allowed callers whom the call itself still turns down when they bring nothing along. */
const asksForMore: Readonly<Record<string, string>> = {
  'users.refresh': 'without the refresh cookie there is no session to go on with',
  'users.stopActing': 'without the refresh cookie there is no session to go back to',
  'imports.operatorSession': 'without the one-time key of the data directory nobody is signed in',
  'assets.serve': 'without a signature the address opens nothing',
  'reportData.read': 'without the key of a report nothing is answered',
  'geoiq.area': 'the tenant gives GeoIQ to some of its people only',
  'support.file': 'without a signature the address opens nothing',
}

let agency: LiveAgency

type Me = Answer<'users.current'>

async function me(actor: LiveActor): Promise<Me> {
  const { status, text: body } = await agency.ask(actor, calls['users.current'])
  expect(status, body).toBe(200)
  return JSON.parse(body) as Me
}

const personFrom = (answer: Me): User => ({
  kind: 'user',
  id: answer.id,
  tenantId: answer.tenantId,
  userType: answer.UserType.name,
  roles: answer.roles,
  departments: answer.departments.map(({ id, DepartmentUser }) => ({
    id,
    departmentUserTypeId: DepartmentUser.departmentUserTypeId,
  })),
  clients: answer.clients,
  groupIds: answer.groupIds,
  hasGroupAccess: answer.hasGroupAccess,
  pdfUser: answer.pdfUser,
  mustChangePassword: answer.mustChangePassword,
  impersonatedBy: answer.impersonatedBy,
})

interface Asking {
  readonly who: string
  readonly live: LiveActor
  /** null for somebody who must not come in at all. */
  readonly actor: Actor | null
  readonly name: CallName
  readonly call: Call
}

describe('on the real server', () => {
  beforeAll(async () => {
    agency = await LiveAgency.start()
  })
  afterAll(async () => {
    await agency?.stop()
  })

  test('the demo accounts are what the matrix takes them for', async () => {
    for (const account of inside) {
      const person = personFrom(await me(agency.actor(account.name)))
      expect
        .soft(
          {
            userType: person.userType,
            roles: person.roles.toSorted(),
            departments: person.departments.map(({ id }) => id).toSorted((a, b) => a - b),
            tenantId: person.tenantId,
            hasGroupAccess: person.hasGroupAccess,
          },
          account.name,
        )
        .toEqual({
          userType: account.userType,
          roles: account.roles.toSorted(),
          departments: account.departments.toSorted((a, b) => a - b),
          tenantId: account.tenantId,
          hasGroupAccess: account.hasGroupAccess,
        })
      const kinds = new Set(person.clients.map(({ clientUserTypeId }) => clientUserTypeId))
      if (account.userType !== 'Employee')
        expect.soft(kinds, account.name).toEqual(new Set(account.clientUserTypes))
    }
  })

  // Some ten thousand questions: on a machine that is busy they take minutes.
  test('the server refuses every caller exactly where the matrix says no', { timeout: 900_000 }, async () => {
    const callers: { who: string; live: LiveActor; actor: Actor | null }[] = [
      { who: 'visitor', live: agency.actor('visitor'), actor: { kind: 'visitor', tenantId: 1 } },
      ...demoAccounts
        .filter(({ comesIn }) => !comesIn)
        .map(({ name }) => ({ who: name, live: agency.actor(name), actor: null })),
    ]
    for (const report of guestReports) {
      const grant = { route: report, clientId: guestClient }
      const who = `guest of ${report}`
      callers.push({ who, live: agency.actor(who), actor: { kind: 'guest', tenantId: 1, grant } })
    }
    for (const { name } of inside) {
      const live = agency.actor(name)
      const person = personFrom(await me(live))
      callers.push({ who: name, live, actor: person })
      if (name === 'account-manager' || name === 'client') {
        const who = `widget of ${name}`
        callers.push({
          who,
          live: agency.actor(who),
          actor: { ...person, kind: 'widget', sessionId: '', widget: 'activity-logger', origin: '' },
        })
        const page = `page of ${name}`
        callers.push({
          who: page,
          live: agency.actor(page),
          actor: { ...person, kind: 'widget', sessionId: '', widget: pageScope, origin: '', generation: 1 },
        })
      }
    }
    // Ending a session comes last: nothing could be asked after it.
    const order = mountedCalls.toSorted(
      (a, b) => Number(a.name === 'embed.endSession') - Number(b.name === 'embed.endSession'),
    )
    const wrong: string[] = []
    let refusals = 0
    const ask = async ({ who, live, actor, name, call }: Asking): Promise<void> => {
      const scope = actor === null ? 'none' : reach(name, call, actor)
      const tell = (status: number, expected: string): void => {
        wrong.push(`${name} for ${who}: ${status}, expected ${expected}`)
      }
      const own = scope !== 'all' && scope !== 'none' ? scope.ids[0] : undefined
      const params: Record<string, string> = {}
      if (call.client && own !== undefined) params[call.client] = String(own)
      if (call.user && own !== undefined) params[call.user] = String(own)
      const { status } = await agency.ask(live, call, { params })
      if (scope === 'none') {
        refusals += 1
        const expected = actor === null || actor.kind === 'visitor' ? 401 : 403
        if (status !== expected) tell(status, String(expected))
        return
      }
      if ((status === 401 || status === 403 || status >= 500) && !(name in asksForMore))
        tell(status, 'to be let in')
      const foreign = call.client ?? call.user
      if (foreign === undefined || own === undefined) return
      const other = await agency.ask(live, call, { params: { [foreign]: '2147483646' } })
      if (other.status !== 403)
        tell(other.status, `403 for a ${call.client ? 'client' : 'user'} of somebody else`)
    }
    // Signing out everywhere would end the sessions of these two people's widgets.
    const withWidgets = ['account-manager', 'client']
    for (const [turn, { name, call }] of order.entries()) {
      const asking =
        name === 'users.endSessions' ? callers.filter(({ who }) => !withWidgets.includes(who)) : callers
      const nobody = asking.filter(({ actor }) => actor === null)
      const strangers = asking.filter(
        ({ actor }) => actor?.kind === 'guest' && reach(name, call, actor) === 'none',
      )
      // What a call refuses to one of these it refuses to all: each is asked by another one of them.
      const others = [nobody, strangers].flatMap((alike) =>
        alike.filter((_, at) => at !== turn % alike.length),
      )
      await inTurns(
        asking.filter((caller) => !others.includes(caller)),
        (caller) => ask({ ...caller, name, call }),
      )
    }
    expect(wrong).toEqual([])
    expect(refusals).toBeGreaterThan(order.length)
  })
})
