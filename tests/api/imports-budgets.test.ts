import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agencyDay } from '../support/agency-day.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import type { Budget, Change } from './budget-form.ts'
import { applied, checked, imported, type Client, type Problem } from './import-file.ts'

let server: RunningServer
let manager: Caller
let executive: Caller
let clientManager: Caller
let code: string
let name: string
let clientId: number

beforeAll(async () => {
  server = await startServer()
  ;[manager, executive, clientManager] = (await Promise.all(
    ['account-manager', 'executive', 'client-manager'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
  clientId = (await clientManager.get<{ id: number }[]>('/clients/list/simple')).body[0]!.id
  const client = (await manager.get<Client>(`/clients/${clientId}`)).body
  code = client.identifier ?? ''
  name = client.name
})
afterAll(async () => {
  await server.stop()
})

const budgetsOf = async (by: Caller, start: string): Promise<readonly Budget[]> => {
  const report = await by.get<{ rows: Budget[] }>(`/reports/activeBudgets?clientId=${clientId}&pageSize=200`)
  return report.body.rows.filter(({ startsAt }) => startsAt === start)
}

describe('a file of budgets', () => {
  test('money, dates and types are read as people write them; a repeated import changes nothing', async () => {
    const file = [
      'Dealer Code,Client,Service,Type,Start Date,End Date,Amount,Margin,Tags,Notes',
      `${code},,google ads search,recurring,1/2/2026,,"$1,234.50",15%,Co-Op; Seasonal,"First line`,
      'second line"',
      `,"${name}",TikTok Ads,one-time,2026-01-02,12/31/2099,800,,,`,
    ].join('\n')
    expect(await imported(executive, 'budgets', file)).toMatchObject({
      status: 'done',
      created: 2,
      updated: 0,
      unchanged: 0,
    })
    const [search, tiktok] = (await budgetsOf(executive, '2026-01-02')).toSorted((a, b) => a.id - b.id)
    expect(search).toMatchObject({
      clientId,
      Service: { name: 'Google Ads Search' },
      budgetType: 'Recurring',
      endsAt: null,
      invoiceAmount: 1234.5,
      platformMargin: 15,
      notes: 'First line\nsecond line',
    })
    expect(search?.Tags.map((tag) => tag.name)).toEqual(['Co-Op', 'Seasonal'])
    expect(tiktok).toMatchObject({ budgetType: 'One-Time', endsAt: '2099-12-31', invoiceAmount: 800 })
    expect(await imported(executive, 'budgets', file)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect((await budgetsOf(executive, '2026-01-02')).map(({ version }) => version)).toEqual([1, 1])
  })

  test('a changed amount waits for the managers of the team, as when it is changed by hand', async () => {
    const me = (await clientManager.get<{ id: number }>('/users/me')).body.id
    const waiting = async () => (await clientManager.get<Change[]>(`/budget_changes/forUser/${me}`)).body
    const before = (await waiting()).length
    const row = (amount: string) =>
      `Dealer Code,Service,Type,Start,Amount\n${code},Display,Recurring,2026-01-03,${amount}`
    await imported(executive, 'budgets', row('900'))
    expect((await waiting()).length).toBe(before)
    await imported(executive, 'budgets', row('950.25'))
    expect(await budgetsOf(executive, '2026-01-03')).toMatchObject([{ invoiceAmount: 950.25, version: 2 }])
    expect((await waiting())[0]).toMatchObject({
      client: { id: clientId },
      Service: { name: 'Display' },
      previousAmount: 900,
      newAmount: 950.25,
    })
    expect((await waiting()).length).toBe(before + 1)
    // As by hand, the bell says so: once for the import, however many there are.
    const { rows } = (await clientManager.get<{ rows: { text: string }[] }>('/notifications')).body
    expect(rows.filter(({ text }) => text.includes('changed by an import'))).toEqual([
      expect.objectContaining({
        text: 'A budget of your clients changed by an import. Please confirm the new amount.',
      }),
    ])
  })

  test('other tags take the place of the old ones', async () => {
    const row = (tags: string) =>
      `Dealer Code,Service,Type,Start,Amount,Tags\n${code},Display,One-Time,2026-01-04,100,${tags}`
    await imported(executive, 'budgets', row('Co-Op; Seasonal'))
    expect(await imported(executive, 'budgets', row('Used Vehicles'))).toMatchObject({ updated: 1 })
    expect((await budgetsOf(executive, '2026-01-04'))[0]?.Tags.map((tag) => tag.name)).toEqual([
      'Used Vehicles',
    ])
  })

  test('each bad row is told by line and reason', async () => {
    const run = await checked(
      executive,
      'budgets',
      [
        'Dealer Code,Client,Service,Type,Start,End,Amount,Margin,Tags',
        `${code},,Display,Recurring,2026-02-01,,12.345,,`,
        `${code},,Display,Weekly,2026-02-01,,100,,`,
        `${code},,Bicycles,Recurring,2026-02-01,,100,,`,
        'NO-SUCH,,Display,Recurring,2026-02-01,,100,,',
        ',No Such Dealer,Display,Recurring,2026-02-01,,100,,',
        ',,Display,Recurring,2026-02-01,,100,,',
        `${code},,Display,Recurring,2026-02-01,2026-01-01,100,,`,
        `${code},,SEO,Recurring,2026-02-01,,100,0.15,`,
        `${code},,SEO,Recurring,2026-02-01,,100,101,`,
        `${code},,SEO,Recurring,2026-02-01,,100,,Nonsense`,
        `${code},,SEO,Recurring,2026-02-01,,-5,,`,
        `${code},,SEO,Recurring,2026-02-01,,100,,`,
        `${code},,SEO,Recurring,2/1/2026,,200,,`,
      ].join('\n'),
    )
    expect(run.status).toBe('refused')
    expect(run.badRows.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
      '2 Amount: Field must be a number with at most two decimals',
      '3 Type: Field must be Recurring or One-Time',
      '4 Service: There is no service "Bicycles".',
      '5 Dealer Code: There is no client with the dealer code "NO-SUCH".',
      '6 Client: There is no client called "No Such Dealer".',
      '7 null: Give the dealer code or the name of the client.',
      '8 End: Ends At must not be before Starts At.',
      '9 Margin: Write Platform Margin as 15 or 15%, not as 0.15.',
      '10 Margin: Field must be from 0 to 100',
      '11 Tags: There is no tag "Nonsense".',
      '12 Amount: Field must be a positive number',
      '14 null: Line 13 has a budget of the same client, service, type and start date.',
    ])
    expect(await budgetsOf(executive, '2026-02-01')).toEqual([])
  })

  test('only those who see margins bring them in, and only they see them in an import', async () => {
    const file = `Dealer Code,Service,Type,Start,Amount,Margin\n${code},Email Campaigns,Recurring,2026-01-05,100,20`
    const byManager = await checked(manager, 'budgets', file)
    expect(byManager).toMatchObject({ status: 'checked', columns: { Margin: null } })
    const byHand = await manager.put<Problem>(`/imports/${byManager.id}/columns`, {
      columns: { ...byManager.columns, Margin: 'platformMargin' },
    })
    expect(byHand.status).toBe(422)
    const byExecutive = await checked(executive, 'budgets', file)
    expect(byExecutive.preview[0]).toMatchObject({ platformMargin: '20.00' })
    expect(
      (await manager.get<{ preview: object[] }>(`/imports/${byExecutive.id}`)).body.preview[0],
    ).not.toHaveProperty('platformMargin')
  })

  test('without a column for the client the file is refused', async () => {
    const run = await checked(manager, 'budgets', 'Service,Type,Start,Amount\nSEO,Recurring,2026-01-01,100')
    expect(run.message).toContain('missing for: Dealer Code or Client.')
  })

  test('budgets above the ceiling of a client are taken when somebody says that it is agreed', async () => {
    const accounting = await signIn(server.url, 'accounting')
    const set = await accounting.put(`/clients/${clientId}/billing`, { budgetCeiling: 1 })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    const next = agencyDay(40)
    const file = `Dealer Code,Service,Type,Start Date,Amount\n${code},TikTok Ads,recurring,${next},77`
    const run = await checked(executive, 'budgets', file)
    expect(run.warnings.map(({ id }) => id)).toEqual(['above-ceiling'])
    expect(run.warnings[0]?.message).toMatch(/above its ceiling of \$1\.00\. Say that it is agreed\.$/)
    const refused = await executive.post<Problem>(`/imports/${run.id}/apply`, {})
    expect(refused.body.errors?.['accepted']).toBe(run.warnings[0]?.message)
    expect((await applied(executive, run.id, ['above-ceiling'])).status).toBe('done')
    // What is above it already and does not grow is no new problem.
    expect((await checked(executive, 'budgets', file)).warnings).toEqual([])
    await accounting.put(`/clients/${clientId}/billing`, { budgetCeiling: null })
  })
})
