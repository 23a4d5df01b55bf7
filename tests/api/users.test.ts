import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import {
  callerWith,
  signIn,
  startServer,
  visitor,
  type Caller,
  type RunningServer,
} from '../support/index.ts'
import type { Problem } from './budget-form.ts'

type User = Body<'users.get'>
type Listed = Body<'users.list'>

let server: RunningServer
let superAdmin: Caller
let admin: Caller
let developer: Caller
let client: Caller

beforeAll(async () => {
  server = await startServer()
  ;[superAdmin, admin, developer, client] = (await Promise.all(
    ['super-admin', 'admin', 'developer', 'client'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

const find = async (search: string, reader = admin): Promise<Listed['rows'][number]> => {
  const { body } = await reader.get<Listed>(`/users?search=${encodeURIComponent(search)}`)
  expect(body.rows, search).toHaveLength(1)
  return body.rows[0]!
}
const open = async (id: number, reader = admin): Promise<User> =>
  (await reader.get<User>(`/users/${id}`)).body

let made = 0
const newcomer = (more: object = {}): object => ({
  firstName: 'Nora',
  lastName: `Quill ${(made += 1)}`,
  email: `nora.${made}.${crypto.randomUUID().slice(0, 8)}@example.com`,
  userTypeId: 1,
  ...more,
})
const create = (more: object = {}, keeper = admin) => keeper.post<User & Problem>('/users', newcomer(more))

describe('the list of users', () => {
  // AUT-20
  test('shows each account in exactly one of the four states, and finds it by its state', async () => {
    for (const state of ['active', 'scheduled', 'suspended', 'inactive']) {
      const account = state === 'active' ? 'developer@' : `${state}@`
      expect((await find(account)).state).toBe(state)
      const { body } = await admin.get<Listed>(`/users?state=${state}&pageSize=200`)
      expect(body.rows.every((row) => row.state === state)).toBe(true)
      expect(body.total).toBe(body.rows.length)
      expect(body.rows.some((row) => row.email.startsWith(account))).toBe(true)
    }
  })

  test('is narrowed by type, role, department and words, and sorted', async () => {
    const rows = async (query: string) => (await admin.get<Listed>(`/users?${query}&pageSize=200`)).body.rows
    expect((await rows('userTypeId=2')).every((row) => row.UserType.name === 'Client')).toBe(true)
    const managers = await rows('role=Account%20Manager')
    expect(managers.length).toBeGreaterThan(2)
    expect(managers.every((row) => row.roles.includes('Account Manager'))).toBe(true)
    expect((await rows('departmentId=10')).every((row) => row.departments.some(({ id }) => id === 10))).toBe(
      true,
    )
    const names = (await rows('sort=-name')).map((row) => row.fullName.toLowerCase())
    expect(names).toEqual(names.toSorted().toReversed())
    expect((await admin.get('/users?sort=password')).status).toBe(422)
  })

  test('answers the lookup of active Employees with the fields asked for', async () => {
    const { body } = await developer.get<Listed>(
      '/users?userTypeId=1&active=true&fields=id,firstName,lastName,email&pageSize=200',
    )
    expect(body.rows.length).toBeGreaterThan(10)
    expect(Object.keys(body.rows[0]!)).toEqual(['id', 'firstName', 'lastName', 'email'])
  })

  // AUT-21
  test('keeps the start date and the last sign of life from whoever does not manage accounts', async () => {
    const forAdmin = await find('scheduled@')
    expect(forAdmin.startDate).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(forAdmin).toHaveProperty('lastSeenAt')
    const forDeveloper = await find('scheduled@', developer)
    expect(forDeveloper).not.toHaveProperty('startDate')
    expect(forDeveloper).not.toHaveProperty('lastSeenAt')
    expect(await open(forAdmin.id, developer)).not.toHaveProperty('startDate')
    expect((await developer.get('/users?sort=startDate')).status).toBe(422)
    const refused = await developer.put<Problem>(`/users/${forAdmin.id}`, { startDate: '2030-01-01' })
    expect(refused.status).toBe(403)
  })

  test('is closed to everyone but Employees, and so is every lookup', async () => {
    const someone = await find('developer@')
    const partner = await signIn(server.url, 'partner')
    for (const caller of [client, partner]) {
      for (const path of [
        '/users',
        '/users/active',
        `/users/${someone.id}`,
        '/roles',
        '/user-types',
        '/departments',
      ])
        expect((await caller.get(path)).status, path).toBe(403)
      expect((await caller.get(`/users/getUserByEmail?email=${someone.email}`)).status).toBe(403)
      for (const path of ['getByIds', 'getManyUsers', 'getUsersByEmail', 'getUsernameByEmail'])
        expect((await caller.post(`/users/${path}`, {})).status, path).toBe(403)
      expect((await caller.get(`/user/${someone.id}/my-clients/`)).status).toBe(403)
    }
  })
})

describe('active people', () => {
  test('are employees, those of a type, or everybody who may be on a team', async () => {
    const emails = async (query: string): Promise<readonly string[]> =>
      (await admin.get<{ email: string }[]>(`/users/active?${query}`)).body.map(({ email }) => email)
    const outside = 'client-manager@demo.test'
    expect(await emails('limit=1000')).not.toContain(outside)
    expect(await emails('userTypeId=1')).not.toContain(outside)
    expect(await emails('userTypeId=2')).toContain(outside)
    expect(await emails('everybody=true')).toEqual(expect.arrayContaining([outside, 'sem@demo.test']))
    expect(await emails('everybody=true')).not.toContain('pdf@demo.test')
    expect(await emails('everybody=true&search=client-manager@')).toEqual([outside])
  })
})

describe('one user', () => {
  // AUT-31
  test('has every field that the session is made of', async () => {
    const { body: me } = await admin.get<{ id: number }>('/users/me')
    const user = await open(me.id)
    expect(Object.keys(user)).toEqual(
      expect.arrayContaining([
        'id',
        'fullName',
        'firstName',
        'lastName',
        'email',
        'roles',
        'active',
        'isSuspended',
        'startDate',
        'pdfUser',
        'kobiKey',
        'mustChangePassword',
        'impersonatedBy',
        'impersonatedUserName',
      ]),
    )
    expect(user.UserType).toEqual({ id: 1, name: 'Employee' })
    expect(user.departments[0]).toMatchObject({ id: 11, DepartmentUser: { departmentUserTypeId: 2 } })
  })

  // AUT-25, AUT-26
  test('is found in each of the ways there are', async () => {
    const { id, email, fullName } = await find('sem-manager@')
    expect(
      (await admin.get<{ id: number }>(`/users/getUserByEmail?email=${email.toUpperCase()}`)).body.id,
    ).toBe(id)
    expect((await admin.get('/users/getUserByEmail?email=nobody@example.com')).status).toBe(404)
    const lookups: readonly (readonly [string, object])[] = [
      ['getByIds', { ids: [id, 999_999] }],
      ['getManyUsers', { ids: [id], departmentId: 2, role: 'SEM Manager', userTypeId: 1, active: true }],
      ['getUsersByEmail', { emails: [email, 'nobody@example.com'] }],
    ]
    for (const [path, body] of lookups) {
      const answer = await admin.post<{ id: number }[]>(`/users/${path}`, body)
      expect(
        answer.body.map((one) => one.id),
        path,
      ).toEqual([id])
    }
    expect((await admin.post('/users/getUsernameByEmail', { email })).body).toEqual({ id, fullName })
    for (const path of [
      `/user/${id}/additional-support-clients`,
      `/user/${id}/activities`,
      `/user/${id}/my-clients/`,
    ])
      expect(Array.isArray((await admin.get(path)).body), path).toBe(true)
  })

  test('of another tenant is not there', async () => {
    const partner = await signIn(server.url, 'partner')
    const { body: me } = await partner.get<{ id: number }>('/users/me')
    expect((await superAdmin.get(`/users/${me.id}`)).status).toBe(404)
    expect((await superAdmin.put(`/users/${me.id}`, { firstName: 'Mine' })).status).toBe(404)
    expect((await superAdmin.post(`/users/${me.id}/generateToken`, {})).status).toBe(404)
  })
})

describe('a new user', () => {
  // AUT-22
  test('is added with everything an administrator chose, and changed later', async () => {
    const { body: user, status } = await create({
      roles: ['Developer', 'SEM Manager'],
      departments: [{ departmentId: 2, departmentUserTypeId: 1 }, { departmentId: 8 }],
      userLevelId: 3,
    })
    expect(status).toBe(200)
    expect(user).toMatchObject({
      state: 'active',
      roles: ['Developer', 'SEM Manager'],
      UserLevel: { id: 3, name: 'Senior' },
      version: 1,
    })
    expect(
      user.departments.map(({ id, DepartmentUser }) => [id, DepartmentUser.departmentUserTypeId]),
    ).toEqual([
      [8, null],
      [2, 1],
    ])
    const changed = await admin.put<User>(`/users/${user.id}`, {
      lastName: 'Quill-Vane',
      roles: ['Director'],
    })
    expect(changed.body).toMatchObject({ fullName: 'Nora Quill-Vane', roles: ['Director'], version: 2 })
    expect(await open(user.id)).toEqual(changed.body)
  })

  // SID-15
  test('that is a Regional Manager gets the client groups whose report is read, and gives them up with the type', async () => {
    const { body: listed } = await admin.get<{ id: number; name: string }[]>('/groups')
    const groups = listed.slice(0, 3).map(({ id, name }) => ({ id, name }))
    const ids = groups.map(({ id }) => id)
    const chosen = ids.slice(0, 2).toSorted((one, other) => one - other)
    const { body: user } = await create({ userTypeId: 4, groupIds: ids.slice(0, 2) })
    expect(user.groups).toEqual(groups.slice(0, 2))
    const { body: token } = await superAdmin.post<{ token: string }>(`/users/${user.id}/generateToken`, {})
    const me = () =>
      callerWith(server.url, token.token).get<{ groupIds: number[]; hasGroupAccess: boolean }>('/users/me')
    expect((await me()).body).toMatchObject({ groupIds: chosen, hasGroupAccess: true })

    const changed = await admin.put<User>(`/users/${user.id}`, { groupIds: ids.slice(2) })
    expect(changed.body.groups).toEqual(groups.slice(2))
    expect((await me()).body.groupIds).toEqual(ids.slice(2))
    const wrong = await admin.put<Problem>(`/users/${user.id}`, { groupIds: [999_999] })
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { groupIds: 'One of the groups does not exist any more.' },
    ])
    expect((await admin.put(`/users/${user.id}`, { userTypeId: 1, groupIds: ids })).status).toBe(422)
    expect((await admin.put<User>(`/users/${user.id}`, { userTypeId: 1 })).body.groups).toEqual([])
  })

  test('starts on its day when that is still to come', async () => {
    const { body: user } = await create({ startDate: '2090-01-01' })
    expect(user).toMatchObject({ active: false, state: 'scheduled', startDate: '2090-01-01' })
    const { body: now } = await create({ startDate: '2020-01-01' })
    expect(now).toMatchObject({ active: true, state: 'active' })
  })

  test('needs an e-mail address of its own in the tenant, whatever the letter case', async () => {
    const { body: user } = await create()
    const again = await create({ email: user.email.toUpperCase() })
    expect([again.status, again.body.errors]).toEqual([
      409,
      { email: `"${user.email.toUpperCase()}" already exists.` },
    ])
    const other = (await create()).body
    const moved = await admin.put<Problem>(`/users/${other.id}`, { email: user.email })
    expect([moved.status, moved.body.errors]).toEqual([409, { email: `"${user.email}" already exists.` }])
    const bad = await create({ email: 'nobody' })
    expect(bad.body.errors).toEqual({ email: 'Invalid email address' })
  })

  test('is refused what does not exist or does not fit its type', async () => {
    const problems = async (more: object) => (await create(more)).body.errors
    expect(await problems({ userTypeId: 99 })).toHaveProperty('userTypeId')
    expect(await problems({ userTypeId: 6 })).toHaveProperty('userTypeId')
    expect(await problems({ roles: ['King'] })).toEqual({
      roles: 'King is not a role for the user type Employee.',
    })
    expect(await problems({ userTypeId: 2, roles: ['Administrator'] })).toHaveProperty('roles')
    expect(await problems({ userTypeId: 2, departments: [{ departmentId: 10 }] })).toHaveProperty(
      'departments',
    )
    expect(await problems({ departments: [{ departmentId: 999 }] })).toHaveProperty('departments')
    expect(await problems({ departments: [{ departmentId: 2 }, { departmentId: 2 }] })).toHaveProperty(
      'departments',
    )
    expect(await problems({ departments: [{ departmentId: 2, departmentUserTypeId: 99 }] })).toHaveProperty(
      'departments',
    )
    expect(await problems({ userLevelId: 999 })).toHaveProperty('userLevelId')
  })
})

describe('rights over accounts', () => {
  test('an administrator neither gives the highest role nor changes who has it', async () => {
    const given = await create({ roles: ['Super Administrator'] })
    expect(given.status).toBe(422)
    expect(given.body.errors?.['roles']).toBe(
      'Only a Super Administrator gives or takes the role Super Administrator.',
    )
    const top = await find('super-admin@')
    expect(top.can.update).toBe(false)
    for (const body of [{ firstName: 'Mere' }, { roles: [] }, { isSuspended: true }])
      expect((await admin.put(`/users/${top.id}`, body)).status).toBe(403)
    const { body: second } = await create({ roles: ['Super Administrator'] }, superAdmin)
    expect((await admin.put(`/users/${second.id}`, { roles: [] })).status).toBe(403)
    expect((await superAdmin.put<User>(`/users/${second.id}`, { roles: [] })).body.roles).toEqual([])
  })

  test('everyone changes their own name and nothing else of themselves', async () => {
    const { body: me } = await developer.get<{ id: number }>('/users/me')
    expect((await developer.put<User>(`/users/${me.id}`, { firstName: 'Inga' })).body.fullName).toBe(
      'Inga Solberg',
    )
    for (const body of [
      { roles: ['Administrator'] },
      { email: 'me@example.com' },
      { departments: [{ departmentId: 10 }] },
      { userTypeId: 2 },
    ])
      expect((await developer.put(`/users/${me.id}`, body)).status, JSON.stringify(body)).toBe(403)
    const { body: outsider } = await client.get<{ id: number }>('/users/me')
    expect((await client.put(`/users/${outsider.id}`, { lastName: 'Hastings Jr.' })).status).toBe(200)
    expect((await client.put(`/users/${me.id}`, { lastName: 'Nobody' })).status).toBe(403)
  })

  test('nobody locks themselves out, and a Super Administrator who can sign in is always left', async () => {
    const { body: me } = await superAdmin.get<{ id: number }>('/users/me')
    for (const body of [{ isSuspended: true }, { active: false }])
      expect((await superAdmin.put(`/users/${me.id}`, body)).status).toBe(409)
    for (const body of [{ roles: ['Administrator'] }, { userTypeId: 2, roles: [], departments: [] }]) {
      const last = await superAdmin.put<Problem>(`/users/${me.id}`, body)
      expect([last.status, last.body.message]).toEqual([
        409,
        'This is the last Super Administrator who can sign in. Give the role to somebody else first.',
      ])
    }
    // One who cannot sign in does not count.
    const { body: spare } = await create({ roles: ['Super Administrator'], isSuspended: true }, superAdmin)
    expect((await superAdmin.put(`/users/${me.id}`, { roles: [] })).status).toBe(409)
    expect((await superAdmin.put(`/users/${spare.id}`, { roles: [] })).status).toBe(200)
    // An administrator who leaves would be let in to this screen no more, to take it back.
    const { body: administrator } = await admin.get<{ id: number }>('/users/me')
    for (const roles of [[], ['Developer']]) {
      const left = await admin.put<Problem>(`/users/${administrator.id}`, { roles })
      expect([left.status, left.body.message]).toEqual([
        409,
        'You cannot take the administrator role from yourself. Ask another administrator.',
      ])
    }
  })

  // SET-21
  test('a change of roles counts from the next call on', async () => {
    const { id, roles } = await find('director@')
    const director = await signIn(server.url, 'director')
    expect((await director.get('/usage-logs')).status).toBe(403)
    await superAdmin.put(`/users/${id}`, { roles: [...roles, 'Administrator'] })
    expect((await director.get('/usage-logs')).status).toBe(200)
    await superAdmin.put(`/users/${id}`, { roles })
    expect((await director.get('/usage-logs')).status).toBe(403)
  })

  test('suspension ends the sessions, and lifting it does not bring them back', async () => {
    const { id } = await find('programmatic@')
    const person = await signIn(server.url, 'programmatic')
    expect((await person.get('/users/me')).status).toBe(200)
    await admin.put(`/users/${id}`, { isSuspended: true })
    expect((await person.get('/users/me')).status).toBe(401)
    await admin.put(`/users/${id}`, { isSuspended: false })
    expect((await person.get('/users/me')).status).toBe(401)
    expect((await (await signIn(server.url, 'programmatic')).get('/users/me')).status).toBe(200)
  })

  test('a change that was made meanwhile is not written over', async () => {
    const { body: user } = await create()
    await admin.put(`/users/${user.id}`, { firstName: 'First' })
    const late = await admin.request<Problem>('PUT', `/users/${user.id}`, {
      body: { firstName: 'Late' },
      headers: { 'if-match': `"${user.version}"` },
    })
    expect([late.status, late.body.code]).toEqual([412, 'stale'])
  })
})

describe('a link to set a password', () => {
  test('is mailed by administrators to active people who stand no higher', async () => {
    const send = async (search: string, caller = admin) =>
      (await caller.post(`/users/${(await find(search)).id}/send-password-link`, {})).status
    expect(await send('sem@')).toBe(200)
    expect(await send('sem@', developer)).toBe(403)
    expect(await send('super-admin@')).toBe(403)
    expect(await send('pdf@')).toBe(403)
    expect(await send('suspended@')).toBe(409)
  })
})

describe('clients of a user', () => {
  const clientsOf = async (id: number, reader = admin) =>
    (await reader.get<Body<'users.clients'>>(`/user/${id}/my-clients/`)).body

  // AUT-23
  test('are set all at once, and open their figures from the next call on', async () => {
    const { id } = await find('carmen.delgado@')
    const carmen = await signIn(server.url, 'carmen.delgado')
    const before = await clientsOf(id)
    const wanted = [
      { clientId: 1002, clientUserTypeId: 3 },
      { clientId: 1003, clientUserTypeId: 2 },
    ]
    expect((await carmen.get('/clients/1002/profiles')).status).toBe(403)
    await admin.put(`/users/${id}/clients`, { clients: wanted })
    expect((await clientsOf(id)).map((one) => one.id).toSorted((one, other) => one - other)).toEqual([
      1002, 1003,
    ])
    expect((await clientsOf(id, carmen)).length).toBe(2)
    expect((await carmen.get('/clients/1002/profiles')).status).toBe(200)
    expect((await admin.get<{ id: number }[]>(`/user/${id}/additional-support-clients`)).body).toMatchObject([
      { id: 1003 },
    ])
    await admin.put(`/users/${id}/clients`, {
      clients: before.map((one) => ({ clientId: one.id, clientUserTypeId: one.clientUserTypeId })),
    })
    expect((await carmen.get('/clients/1002/profiles')).status).toBe(403)
  })

  // PRO-09
  test('are joined and left one by one from the side of the client', async () => {
    const { body: user } = await create()
    const members = { clientId: 1002, teamMembers: [{ clientUserTypeId: 12, userId: user.id }] }
    for (let twice = 0; twice < 2; twice += 1)
      expect((await admin.post('/clients/assignTeamMembers', members)).status).toBe(200)
    expect(await clientsOf(user.id)).toMatchObject([{ id: 1002, clientUserTypeId: 12 }])
    expect((await admin.post('/clients/removeTeamMembers', members)).status).toBe(200)
    expect(await clientsOf(user.id)).toEqual([])
  })

  // Decision 0140
  test('are changed by account managers only where they are on the team themselves', async () => {
    const manager = await signIn(server.url, 'account-manager')
    const me = (await manager.get<{ id: number; clients: { id: number }[] }>('/users/me')).body
    const own = me.clients[0]!.id
    const all = (await manager.get<{ id: number }[]>('/clients/list/simple')).body
    const foreign = all.find(({ id }) => !me.clients.some((client) => client.id === id))!.id
    const { body: user } = await create()
    const team = (clientId: number, userId: number) => ({
      clientId,
      teamMembers: [{ clientUserTypeId: 12, userId }],
    })
    const refused = { errors: { clientId: expect.stringContaining('teams that you are on') } }
    for (const verb of ['assign', 'remove']) {
      const path = `/clients/${verb}TeamMembers`
      expect((await manager.post(path, team(own, user.id))).status).toBe(200)
      expect(await manager.post(path, team(foreign, user.id))).toMatchObject({ status: 422, body: refused })
      // Nobody joins a team, and so opens its passwords, by themselves.
      expect((await manager.post(path, team(foreign, me.id))).status).toBe(422)
    }
    await admin.post('/clients/assignTeamMembers', team(foreign, user.id))
    const both = [own, foreign].map((clientId) => ({ clientId, clientUserTypeId: 12 }))
    expect((await manager.put(`/users/${user.id}/clients`, { clients: both })).status).toBe(200)
    expect((await manager.put(`/users/${user.id}/clients`, { clients: both.slice(0, 1) })).status).toBe(422)
    expect((await clientsOf(user.id)).length).toBe(2)
  })

  test('are assigned by administrators and account managers, and only what exists', async () => {
    const { id } = await find('carmen.delgado@')
    const manager = await signIn(server.url, 'account-manager')
    const { body } = await manager.get<Body<'users.clients'>>(`/user/${id}/my-clients/`)
    const clients = body.map((one) => ({ clientId: one.id, clientUserTypeId: one.clientUserTypeId }))
    expect((await manager.put(`/users/${id}/clients`, { clients })).status).toBe(200)
    for (const caller of [developer, client])
      expect((await caller.put(`/users/${id}/clients`, { clients })).status).toBe(403)
    for (const bad of [
      { clientId: 999_999, clientUserTypeId: 1 },
      { clientId: 1002, clientUserTypeId: 99 },
    ])
      expect((await admin.put(`/users/${id}/clients`, { clients: [bad] })).status).toBe(422)
  })
})

describe('a picture', () => {
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
    (letter) => letter.charCodeAt(0),
  )
  const upload = (caller: Caller, id: number, bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData()
    form.set('avatar', new Blob([bytes]), name)
    return caller.request<{ avatar: string } & Problem>('POST', `/users/${id}/avatar`, { body: form })
  }
  const served = (id: number, avatar: string) =>
    fetch(`${server.url}/api/uploads/users/avatar/${id}/${avatar}`)

  // AUT-24
  test('is set by its owner, of every type, and served by a name that changes with it', async () => {
    for (const account of ['developer', 'client', 'partner-plus', 'regional-manager']) {
      const caller = await signIn(server.url, account)
      const { body: me } = await caller.get<{ id: number }>('/users/me')
      const first = await upload(caller, me.id, png, 'me.png')
      expect(first.status, account).toBe(200)
      const answer = await served(me.id, first.body.avatar)
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('x-content-type-options'),
      ]).toEqual([200, 'image/png', 'nosniff'])
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png)
      expect((await caller.get<{ avatar: string }>('/users/me')).body.avatar).toBe(first.body.avatar)
      const second = await upload(caller, me.id, png, 'again.png')
      expect((await served(me.id, first.body.avatar)).status).toBe(404)
      expect((await served(me.id + 1, second.body.avatar)).status).toBe(404)
      expect((await caller.delete(`/users/${me.id}/avatar`)).status).toBe(200)
      expect((await served(me.id, second.body.avatar)).status).toBe(404)
    }
  })

  test('is what its first bytes say, and nobody else’s to change', async () => {
    const { body: me } = await developer.get<{ id: number }>('/users/me')
    const page = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    expect((await upload(developer, me.id, page, 'me.png')).status).toBe(415)
    const { id } = await find('director@')
    expect((await upload(developer, id, png, 'you.png')).status).toBe(403)
    expect((await upload(admin, id, png, 'you.png')).status).toBe(200)
    expect((await upload(admin, (await find('super-admin@')).id, png, 'you.png')).status).toBe(403)
    const empty = await developer.request<Problem>('POST', `/users/${me.id}/avatar`, { body: new FormData() })
    expect(empty.status).toBe(422)
  })
})

describe('roles and rights', () => {
  // ROL-20
  test('the roles are those of the specification, with how many have each', async () => {
    const { body } = await admin.get<Body<'roles.list'>>('/roles')
    expect(body.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Super Administrator',
        'Administrator',
        'Developer',
        'Director',
        'Executive',
        'Executive Team',
        'Account Manager',
        'SEM Manager',
        'Regional Manager',
        'Client',
        'Partner',
        'Client+',
      ]),
    )
    expect(body.find(({ name }) => name === 'Super Administrator')?.can.grant).toBe(false)
    expect(body.find(({ name }) => name === 'Account Manager')?.members).toBeGreaterThan(2)
    expect((await admin.get<{ id: number }[]>('/user-types')).body.length).toBe(6)
  })

  test('what a role opens is what the rules say', async () => {
    const { body: roles } = await admin.get<Body<'roles.list'>>('/roles')
    const opens = async (name: string) => {
      const id = roles.find((role) => role.name === name)!.id
      return (await admin.get<Body<'roles.get'>>(`/roles/${id}`)).body
    }
    const forDeveloper = await opens('Developer')
    expect(forDeveloper.routes.map(({ name }) => name)).toContain('tactics.index')
    expect(forDeveloper.routes.map(({ name }) => name)).not.toContain('permission-role.index')
    expect(forDeveloper.calls.map(({ name }) => name)).toContain('cancellationReasons.create')
    expect((await opens('Administrator')).routes.map(({ name }) => name)).not.toContain(
      'settings.push-reporting',
    )
    expect((await opens('Client+')).routes.map(({ name }) => name)).toContain('taskiq')
    expect((await developer.get('/roles/1')).status).toBe(403)
  })

  test('everyone can ask what is open to them, administrators what is open to others', async () => {
    const ask = {
      routes: ['permission-role.index', '/settings/tactics'],
      calls: ['users.create'],
      roles: ['Dev*'],
    }
    expect((await developer.post('/users/checkPermissions', ask)).body).toEqual({
      routes: { 'permission-role.index': false, '/settings/tactics': true },
      calls: { 'users.create': false },
      roles: { 'Dev*': true },
    })
    const { id } = await find('developer@')
    expect((await admin.post('/users/checkPermissions', { userId: id, ...ask })).body).toMatchObject({
      calls: { 'users.create': false },
    })
    expect((await client.post('/users/checkPermissions', { userId: id })).status).toBe(403)
  })
})

describe('a token for a program', () => {
  // AUT-26
  test('is given to administrators only, for whoever stands no higher, and acts as the user', async () => {
    const { id } = await find('account-manager@')
    for (const caller of [developer, client, visitor(server.url)])
      expect([401, 403]).toContain((await caller.post(`/users/${id}/generateToken`, {})).status)
    const { body } = await admin.post<{ token: string; expiresIn: number }>(`/users/${id}/generateToken`, {})
    expect(body.expiresIn).toBeLessThanOrEqual(600)
    const program = callerWith(server.url, body.token)
    const { body: me } = await admin.get<{ id: number }>('/users/me')
    expect((await program.get('/users/me')).body).toMatchObject({ id, impersonatedBy: me.id })
    expect((await program.post(`/users/${id}/generateToken`, {})).status).toBe(403)
    expect((await admin.post(`/users/${(await find('super-admin@')).id}/generateToken`, {})).status).toBe(403)
    expect((await admin.post(`/users/${(await find('suspended@')).id}/generateToken`, {})).status).toBe(409)
    expect((await admin.post(`/users/${(await find('pdf@')).id}/generateToken`, {})).status).toBe(403)
    await admin.put(`/users/${id}`, { isSuspended: true })
    expect((await program.get('/users/me')).status).toBe(401)
    await admin.put(`/users/${id}`, { isSuspended: false })
  })
})

describe('user levels', () => {
  // AUT-29
  test('are added, changed, chosen for a user, and retired while somebody has one', async () => {
    const { body: level } = await admin.post<{ id: number }>('/user-levels', { name: 'Fellow', order: 9 })
    const { body: user } = await create({ userLevelId: level.id })
    expect(user.UserLevel?.name).toBe('Fellow')
    expect(
      (await admin.put<{ name: string }>(`/user-levels/${level.id}`, { name: 'Emeritus' })).body.name,
    ).toBe('Emeritus')
    // It is somebody's, so it is retired and not deleted.
    expect((await admin.delete(`/user-levels/${level.id}`)).status).toBe(409)
    await admin.put(`/user-levels/${level.id}`, { active: false })
    // Who has it keeps it; nobody gets it anew.
    expect((await open(user.id)).UserLevel?.name).toBe('Emeritus')
    expect((await admin.put(`/users/${user.id}`, { lastName: 'Same', userLevelId: level.id })).status).toBe(
      200,
    )
    expect((await create({ userLevelId: level.id })).status).toBe(422)
    expect((await developer.post('/user-levels', { name: 'Mine' })).status).toBe(403)
  })
})

describe('the usage log', () => {
  test('shows administrators what people did, narrowed by action, person and day', async () => {
    await developer.post('/usage-tracking', { action: 'test-action', log: { channel: 'search' } })
    const { body } = await admin.get<Body<'reports.usageLogs'>>('/usage-logs?action=test-action')
    expect(body.rows).toMatchObject([
      { action: 'Test action', details: ['channel: search'], client: null, user: { id: expect.any(Number) } },
    ])
    const [record] = body.rows
    const total = async (query: string) =>
      (await admin.get<Body<'reports.usageLogs'>>(`/usage-logs?action=test-action&${query}`)).body.total
    expect(await total(`userId=${record!.user!.id}`)).toBe(1)
    expect(await total('startDate=2090-01-01')).toBe(0)
    expect(await total('search=search')).toBe(1)
    expect(body.offers['action']).toContainEqual({ value: 'test-action', label: 'Test action (1)' })
    expect((await developer.get('/usage-logs')).status).toBe(403)
  })
})
