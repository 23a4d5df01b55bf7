import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { formOf, twoStores, type Problem } from './activity-form.ts'
import { agencyDay } from '../support/agency-day.ts'
import { goodInteraction, valuesOf, type Interaction } from './interaction-form.ts'

type DataFix = Body<'interactions.dataFix'>
type Report = Body<'reports.crmDataFix'>

let server: RunningServer
let manager: Caller
let seo: Caller
let admin: Caller
let clientManager: Caller
let store: number
let other: { id: number; name: string }

beforeAll(async () => {
  server = await startServer()
  ;[manager, seo, admin, clientManager] = (await Promise.all(
    ['account-manager', 'seo', 'admin', 'client-manager'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller, Caller]
  ;[store] = await twoStores(clientManager)
  const { body } = await admin.get<{ id: number; name: string }>('/clients/1060')
  other = { id: body.id, name: body.name }
})
afterAll(async () => {
  await server.stop()
})

const log = async (fields: Readonly<Record<string, string>>, files: readonly File[] = [], by = manager) =>
  (await by.post<Interaction>('/interactions', formOf({ ...goodInteraction(store), ...fields }, files))).body

const wrongOf = async ({ id }: { readonly id: number }, by = manager): Promise<readonly string[]> =>
  (await by.get<DataFix>(`/interactions/${id}/data-fix`)).body.findings.map(({ sentence }) => sentence)

const listed = async ({ id }: { readonly id: number }): Promise<boolean> =>
  (await manager.get<Report>('/reports/crm-data-fix?pageSize=100')).body.rows.some((row) => row.id === id)

// CRM-09
describe('interactions that look wrong', () => {
  test('are listed over all clients, with what does, and narrowed to what it is about', async () => {
    const wrong = await log({ body: `<p>Met ${other.name} about the <b>summer</b> sale.</p>` })
    const right = await log({ body: '<p>Met them about the summer sale.</p>' })
    const sentence = `Its text names ${other.name}, and not ${wrong.client.name}.`
    expect(await wrongOf(wrong)).toEqual([sentence])
    expect(await wrongOf(right)).toEqual([])
    const { body } = await manager.get<Report>('/reports/crm-data-fix?about=Client&pageSize=100')
    expect(body.rows.find(({ id }) => id === wrong.id)).toMatchObject({
      client: { id: store },
      type: 'Text Message',
      publishedAt: agencyDay(),
      findings: [sentence],
    })
    expect(body.rows.every(({ findings }) => findings?.some((one) => /names|left on/.test(one)))).toBe(true)
    expect(body.offers['about']?.find(({ value }) => value === 'Client')?.label).toBe(
      `Client (${body.total})`,
    )
    const text = await manager.get<Report>('/reports/crm-data-fix?about=Text&pageSize=100')
    expect(text.body.rows.some(({ id }) => id === wrong.id)).toBe(false)
    expect(await listed(right)).toBe(false)
  })

  test('are nothing to a client, and not there for another tenant', async () => {
    const wrong = await log({ body: '<p>Hi.</p>' })
    const partner = await signIn(server.url, 'partner')
    for (const by of [clientManager, partner]) {
      expect((await by.get('/reports/crm-data-fix')).status).toBe(403)
      expect((await by.get(`/interactions/${wrong.id}/data-fix`)).status).toBe(403)
      expect(
        (await by.post(`/interactions/${wrong.id}/move`, { clientId: other.id, reason: 'x' })).status,
      ).toBe(403)
    }
    expect((await manager.get('/interactions/999999/data-fix')).status).toBe(404)
  })

  test('say what was logged twice, and the second one only', async () => {
    const body = '<p>Agreed on the pictures for the landing page.</p>'
    const first = await log({ body })
    const second = await log({ body })
    expect(await wrongOf(first)).toEqual([])
    expect(await wrongOf(second)).toEqual([
      'The same person logged the same text with this client on this day before.',
    ])
    await manager.request('DELETE', `/interactions/${first.id}`)
    expect(await wrongOf(second)).toEqual([])
  })

  test('are corrected with a reason, which stands there and in the audit log', async () => {
    const wrong = await log({ body: '<p>Hi.</p>' })
    const corrected = await manager.post<Interaction>(
      `/interactions/${wrong.id}`,
      formOf({
        ...goodInteraction(store),
        body: '<p>Said hello to the new owner.</p>',
        reason: ' Was cut off. ',
      }),
    )
    expect(corrected.status).toBe(200)
    const { body } = await seo.get<DataFix>(`/interactions/${wrong.id}/data-fix`)
    expect(body).toMatchObject({
      findings: [],
      corrections: [{ kind: 'Corrected', reason: 'Was cut off.', from: null, to: null }],
    })
    const audit = await admin.get<Body<'audit.list'>>(
      `/audit-log?subject=interaction&subjectId=${wrong.id}&call=interactions.update`,
    )
    expect(audit.body.rows[0]?.changes).toMatchObject({ reason: [null, 'Was cut off.'] })
  })

  test('are left as they are with a reason, and found again only when something else looks wrong', async () => {
    const wrong = await log({ body: '<p>Hi.</p>' })
    expect((await manager.post<Problem>(`/interactions/${wrong.id}/leave`, { reason: ' ' })).status).toBe(422)
    expect((await seo.post(`/interactions/${wrong.id}/leave`, { reason: 'Fine.' })).status).toBe(403)
    const left = await manager.post<DataFix>(`/interactions/${wrong.id}/leave`, {
      reason: 'No more was said.',
    })
    expect(left.body).toMatchObject({
      findings: [],
      corrections: [{ kind: 'Left as it is', reason: 'No more was said.' }],
    })
    expect(await listed(wrong)).toBe(false)
    expect((await manager.post(`/interactions/${wrong.id}/leave`, { reason: 'Again.' })).status).toBe(409)
    await manager.post(
      `/interactions/${wrong.id}`,
      formOf({ ...goodInteraction(store), body: `<p>${other.name}</p>` }),
    )
    expect(await wrongOf(wrong)).toHaveLength(1)
  })
})

describe('moving an interaction to the client that it belongs to', () => {
  const preview = (id: number, clientId: number) =>
    manager.get<DataFix>(`/interactions/${id}/data-fix?clientId=${clientId}`)

  test('is said before, takes its files and values along, and leaves behind what fits no more', async () => {
    const [, sister] = await twoStores(clientManager)
    const team = await admin.get<Body<'clients.get'>>(`/clients/${store}`)
    const elsewhere = await admin.get<Body<'clients.get'>>(`/clients/${other.id}`)
    const there = new Set(elsewhere.body.ClientUsers?.map(({ userId }) => userId))
    const gone = team.body.ClientUsers?.find(({ userId }) => !there.has(userId))
    const wrong = await log(
      {
        interactionTypeId: '3',
        body: `<p>Met ${other.name} on a shared screen.</p>`,
        associatedStoreIds: `[${sister}]`,
        interactionAdditionalFields: valuesOf({ 1: '00:45', 10: [gone?.userId] }),
        'label[0]': 'Notes',
      },
      [new File(['a,b'], 'notes.csv', { type: 'text/csv' })],
    )
    const { body } = await preview(wrong.id, other.id)
    expect(body.findings).toMatchObject([{ about: 'Client', client: other }])
    expect(body.move).toMatchObject({
      client: { id: other.id, name: other.name },
      problem: null,
      findings: [],
    })
    const said = body.move?.does.join(' ') ?? ''
    expect(said).toContain('Its attachment comes along.')
    expect(said).toContain(`will be left out, not being of the group of ${other.name}`)
    expect(said).toContain(`${gone?.user.fullName} will be left out, not being on the team of ${other.name}`)
    expect(said).toContain(`People of ${other.name} will see it, those of ${wrong.client.name} no longer.`)
    expect((await manager.get<Interaction>(`/interactions/${wrong.id}`)).body.clientId).toBe(store)

    const moved = await manager.request<DataFix>('POST', `/interactions/${wrong.id}/move`, {
      body: { clientId: other.id, reason: 'Chose the wrong store.' },
      headers: { 'if-match': `"${wrong.version}"` },
    })
    expect(moved.status).toBe(200)
    expect(moved.body).toMatchObject({
      findings: [],
      corrections: [
        { kind: 'Moved', reason: 'Chose the wrong store.', from: { id: store }, to: { id: other.id } },
      ],
    })
    const now = (await manager.get<Interaction>(`/interactions/${wrong.id}`)).body
    expect(now).toMatchObject({
      clientId: other.id,
      associatedStoreIds: [],
      attachments: [{ label: 'Notes' }],
    })
    expect(now.interactionAdditionalFields.map(({ name, data }) => [name, data])).toContainEqual([
      'Length',
      '00:45',
    ])
    expect(now.interactionAdditionalFields.some(({ interactionCustomFieldId: field }) => field === 10)).toBe(
      false,
    )
    expect(await wrongOf(now)).toEqual([])

    // Its store's own people see it no longer.
    expect((await clientManager.get(`/interactions/${wrong.id}`)).status).toBe(404)
    const audit = await admin.get<Body<'audit.list'>>(
      `/audit-log?call=interactions.move&subjectId=${wrong.id}`,
    )
    expect(new Set(audit.body.rows.map(({ client }) => client?.id))).toEqual(new Set([store, other.id]))
    expect(audit.body.rows[0]?.changes).toMatchObject({
      clientId: [store, other.id],
      reason: [null, 'Chose the wrong store.'],
    })
  })

  test('is refused to its own client, to none, without a reason, to others than its author, and after a change', async () => {
    const one = await log({ body: '<p>Asked for new pictures of the showroom.</p>' })
    const move = (body: object, by = manager, headers: Readonly<Record<string, string>> = {}) =>
      by.request<Problem>('POST', `/interactions/${one.id}/move`, { body, headers })
    expect((await preview(one.id, store)).body.move?.problem).toContain('belongs to this client already')
    expect((await move({ clientId: store, reason: 'x' })).body.errors?.['clientId']).toContain('already')
    expect((await move({ clientId: 999_999, reason: 'x' })).body.errors?.['clientId']).toContain(
      'does not exist',
    )
    expect((await move({ clientId: other.id, reason: ' ' })).status).toBe(422)
    expect((await move({ clientId: other.id, reason: 'x' }, seo)).status).toBe(403)
    expect((await move({ clientId: other.id, reason: 'x' }, manager, { 'if-match': '"99"' })).status).toBe(
      412,
    )
    expect((await move({ clientId: other.id, reason: 'x' }, admin)).status).toBe(200)
  })
})
