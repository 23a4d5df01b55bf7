import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import type { Problem } from './budget-form.ts'

type Department = Body<'departments.get'>

let server: RunningServer
let superAdmin: Caller
let admin: Caller
let developer: Caller

beforeAll(async () => {
  server = await startServer()
  ;[superAdmin, admin, developer] = (await Promise.all(
    ['super-admin', 'admin', 'developer'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

const departments = async (): Promise<Department[]> =>
  (await developer.get<Department[]>('/departments')).body
const add = (name: string) => admin.post<Department & Problem>('/departments', { name })
const userId = async (search: string): Promise<number> =>
  (await admin.get<Body<'users.list'>>(`/users?search=${search}`)).body.rows[0]!.id

describe('departments', () => {
  // ROL-19
  test('have the ids on which the rules rest, with their members and headcount', async () => {
    const found = Object.fromEntries((await departments()).map(({ id, name }) => [id, name]))
    expect(found).toMatchObject({
      1: 'SEO',
      2: 'SEM',
      3: 'Social',
      4: 'Account Management',
      8: 'Programmatic',
      10: 'Accounting',
      11: 'Executive',
    })
    const social = (await departments()).find(({ id }) => id === 3)!
    // The suspended account belongs to it and does not count (decision Q60).
    expect(social.DepartmentUsers.some(({ user }) => !user.active)).toBe(true)
    expect(social.headcount).toBe(social.DepartmentUsers.filter(({ user }) => user.active).length)
  })

  // SET-15
  test('are added, renamed and deleted by administrators, each name once', async () => {
    const { body: made } = await add('Influencers')
    expect((await add('INFLUENCERS')).body.errors).toEqual({ name: '"INFLUENCERS" already exists.' })
    const renamed = await admin.put<Department>(`/departments/${made.id}`, {
      name: 'Creators',
      description: 'New.',
    })
    expect(renamed.body).toMatchObject({ name: 'Creators', description: 'New.', version: 2 })
    const late = await admin.request('PUT', `/departments/${made.id}`, {
      body: { name: 'Late' },
      headers: { 'if-match': '"1"' },
    })
    expect(late.status).toBe(412)
    for (const caller of [developer])
      expect((await caller.put(`/departments/${made.id}`, { name: 'Mine' })).status).toBe(403)
    expect((await admin.delete(`/departments/${made.id}`)).status).toBe(200)
    expect((await departments()).some(({ id }) => id === made.id)).toBe(false)
  })

  test('with members, or on which a rule rests, are not deleted', async () => {
    const { body: made } = await add('Podcasting')
    await admin.post('/departments/assign-user', { departmentId: made.id, userId: await userId('director@') })
    const full = await admin.delete<Problem>(`/departments/${made.id}`)
    expect([full.status, full.body.message]).toEqual([409, '"Podcasting" has a member. Take them out first.'])
    expect((await admin.delete<Problem>('/departments/10')).status).toBe(409)
  })

  // SET-15
  test('gain and lose members, whose rights follow at once', async () => {
    const id = await userId('director@')
    const director = await signIn(server.url, 'director')
    const mine = async () =>
      (await director.get<Body<'users.current'>>('/users/me')).body.departments.map((one) => one.id)
    const assign = (departmentUserTypeId: number) =>
      admin.post('/departments/assign-user', { departmentId: 10, userId: id, departmentUserTypeId })
    expect((await assign(2)).status).toBe(200)
    expect(await mine()).toContain(10)
    // Again, as another kind of member.
    expect((await assign(1)).status).toBe(200)
    const { body } = await admin.get<Department>('/departments/10')
    expect(body.DepartmentUsers.filter((one) => one.userId === id)).toMatchObject([
      { departmentUserTypeId: 1 },
    ])
    expect((await admin.post('/departments/remove-user', { departmentId: 10, userId: id })).status).toBe(200)
    expect(await mine()).not.toContain(10)
    expect((await admin.post('/departments/remove-user', { departmentId: 10, userId: id })).status).toBe(404)
  })

  test('are joined by Employees only, through administrators who stand no lower', async () => {
    const refused = async (body: object, caller = admin) =>
      (await caller.post('/departments/assign-user', body)).status
    expect(await refused({ departmentId: 10, userId: await userId('keyword-client@') })).toBe(422)
    expect(await refused({ departmentId: 10, userId: 999_999 })).toBe(422)
    expect(await refused({ departmentId: 999, userId: await userId('director@') })).toBe(404)
    expect(
      await refused({ departmentId: 10, userId: await userId('director@'), departmentUserTypeId: 99 }),
    ).toBe(422)
    expect(await refused({ departmentId: 10, userId: await userId('super-admin@') })).toBe(403)
    // Accounting shows margins: nobody lets themselves in.
    const { body: me } = await developer.get<{ id: number }>('/users/me')
    expect(await refused({ departmentId: 10, userId: me.id }, developer)).toBe(403)
  })

  // SET-15
  test('are found by their names', async () => {
    const { body } = await developer.post<Department[]>('/departments/get-by-names', {
      names: ['sem', ' Accounting ', 'Nothing'],
    })
    expect(body.map(({ id }) => id)).toEqual([10, 2])
  })
})

// SET-16
describe.each([
  ['department-user-types', { name: 'Apprentice' }],
  [
    'department-user-abilities',
    { name: 'Speaks to the press', departmentUserTypeId: 6, description: 'With care.' },
  ],
  ['client-user-types', { name: 'Used Car Manager' }],
])('%s', (path, body) => {
  test('are added, listed, changed and deleted by administrators', async () => {
    const { body: made } = await admin.post<{ id: number }>(`/${path}`, body)
    const list = async () => (await developer.get<{ id: number; name: string }[]>(`/${path}`)).body
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject(body)
    await admin.put(`/${path}/${made.id}`, { name: 'Another name' })
    expect((await list()).find(({ id }) => id === made.id)?.name).toBe('Another name')
    expect((await developer.post(`/${path}`, { name: 'Mine' })).status).toBe(403)
    expect((await superAdmin.delete(`/${path}/${made.id}`)).status).toBe(200)
    expect((await list()).some(({ id }) => id === made.id)).toBe(false)
  })
})
