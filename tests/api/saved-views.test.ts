import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import type { Problem } from './budget-form.ts'

type View = Body<'savedViews.create'>
type Views = Body<'savedViews.list'>

let server: RunningServer
let manager: Caller
let seo: Caller
let client: Caller
let admin: Caller

beforeAll(async () => {
  server = await startServer()
  ;[manager, seo, client, admin] = (await Promise.all(
    ['account-manager', 'seo', 'client', 'admin'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

const save = (who: Caller, body: object) =>
  who.post<View & Problem>('/saved-views', { list: 'clients', query: 'state=Prospect', ...body })
const seen = async (who: Caller): Promise<Views> => (await who.get<Views>('/saved-views')).body
const namesFor = async (who: Caller): Promise<string[]> => (await seen(who)).rows.map(({ name }) => name)

describe('a saved view', () => {
  test('keeps the filters, the order and the columns of an address, not the place in it', async () => {
    const { status, body } = await save(manager, {
      name: '  My prospects ',
      query: 'page=3&state=Prospect&sort=-name&columns=name,group&search=&view=9',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'My prospects',
      query: 'columns=name%2Cgroup&sort=-name&state=Prospect',
      audience: 'mine',
      owner: { fullName: expect.stringMatching(/ /) },
      isDefault: false,
      version: 1,
      can: { update: true, remove: true },
    })
  })

  test("is its owner's alone until it is shared", async () => {
    await save(manager, { name: 'Private' })
    expect(await namesFor(manager)).toContain('Private')
    expect(await namesFor(admin)).not.toContain('Private')
    const { id } = (await seen(manager)).rows.find(({ name }) => name === 'Private')!
    expect((await admin.put(`/saved-views/${id}`, { name: 'Taken' })).status).toBe(404)
    expect((await admin.delete(`/saved-views/${id}`)).status).toBe(404)
  })

  test('has a name, which its owner uses once for a list', async () => {
    expect((await save(manager, { name: '   ' })).body.errors).toEqual({ name: 'Field is required' })
    await save(manager, { name: 'Twice' })
    const again = await save(manager, { name: 'TWICE' })
    expect([again.status, again.body.errors]).toEqual([409, { name: '"TWICE" already exists.' }])
    expect((await save(manager, { name: 'Twice', list: 'prospects' })).status).toBe(200)
    expect((await save(seo, { name: 'Twice' })).status).toBe(200)
  })
})

describe('sharing', () => {
  test("a department's view is seen by its members, and changed by its owner, not by them", async () => {
    const { body: view } = await save(manager, { name: 'Team view', audience: 'team', departmentId: 4 })
    expect(view.Department).toMatchObject({ id: 4 })
    const newcomer = await signIn(server.url, 'account-manager')
    expect(await namesFor(newcomer)).toContain('Team view')
    expect(await namesFor(seo)).not.toContain('Team view')
    expect((await seo.put(`/saved-views/${view.id}`, { name: 'x' })).status).toBe(404)
  })

  test('one shares with a department of one’s own only', async () => {
    const refused = await save(manager, { name: 'Elsewhere', audience: 'team', departmentId: 1 })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { departmentId: 'You can share a view with a department that you belong to.' },
    ])
  })

  test('with everyone share those who may publish; who sees it cannot change it, an administrator can', async () => {
    const refused = await save(seo, { name: 'For all', audience: 'everyone' })
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.['audience']).toContain('may share a view with everyone')
    const { body: view } = await save(manager, { name: 'For all', audience: 'everyone' })
    expect((await seen(seo)).may).toMatchObject({ publish: false, teams: [{ id: 1 }] })
    const theirs = (await seen(seo)).rows.find(({ id }) => id === view.id)
    expect(theirs).toMatchObject({ name: 'For all', can: { update: false, remove: false } })
    const denied = await seo.put<Problem>(`/saved-views/${view.id}`, { query: '' })
    expect([denied.status, denied.body.message]).toEqual([
      403,
      expect.stringContaining('Save yours under a name'),
    ])
    expect((await admin.put<View>(`/saved-views/${view.id}`, { name: 'For everyone' })).body.name).toBe(
      'For everyone',
    )
  })

  test('a client user sees no view of the agency, and keeps some of their own', async () => {
    expect((await seen(client)).rows).toEqual([])
    expect((await seen(client)).may).toEqual({ publish: false, teams: [] })
    expect((await save(client, { name: 'Mine' })).status).toBe(200)
    expect((await save(client, { name: 'Ours', audience: 'everyone' })).status).toBe(422)
    expect(await namesFor(client)).toEqual(['Mine'])
  })
})

describe('two people at the same view', () => {
  test('an older version is refused with a sentence, and nothing is overwritten', async () => {
    const { body: view } = await save(manager, { name: 'Contested', audience: 'everyone' })
    const at = (version: number) => ({ headers: { 'if-match': `"${version}"` } })
    const first = await admin.request<View>('PUT', `/saved-views/${view.id}`, {
      body: { query: 'state=Client' },
      ...at(view.version),
    })
    expect([first.status, first.body.version]).toEqual([200, 2])
    const second = await manager.request<Problem>('PUT', `/saved-views/${view.id}`, {
      body: { query: 'state=Inactive' },
      ...at(view.version),
    })
    expect([second.status, second.body.code]).toEqual([412, 'stale'])
    expect(second.body.message).toContain('Someone else changed this record')
    expect((await manager.request('DELETE', `/saved-views/${view.id}`, at(view.version))).status).toBe(412)
    const kept = (await seen(manager)).rows.find(({ id }) => id === view.id)
    expect(kept?.query).toBe('state=Client')
  })
})

describe('the view that a list opens with', () => {
  test('is each person’s own choice, one for a list, and goes with the view', async () => {
    const { body: one } = await save(manager, { name: 'Default one', audience: 'everyone' })
    const { body: two } = await save(manager, { name: 'Default two' })
    for (const viewId of [one.id, two.id])
      expect((await manager.put('/saved-views/default', { list: 'clients', viewId })).status).toBe(200)
    const chosen = async (who: Caller) => (await seen(who)).rows.filter(({ isDefault }) => isDefault)
    expect((await chosen(manager)).map(({ id }) => id)).toEqual([two.id])
    expect(await chosen(admin)).toEqual([])
    const foreign = await manager.put<Problem>('/saved-views/default', { list: 'prospects', viewId: one.id })
    expect(foreign.status).toBe(422)
    expect((await seo.put('/saved-views/default', { list: 'clients', viewId: two.id })).status).toBe(404)
    await manager.delete(`/saved-views/${two.id}`)
    expect(await chosen(manager)).toEqual([])
    await manager.put('/saved-views/default', { list: 'clients', viewId: one.id })
    await manager.put('/saved-views/default', { list: 'clients', viewId: null })
    expect(await chosen(manager)).toEqual([])
  })
})
