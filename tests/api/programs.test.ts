import { createHash } from 'node:crypto'
import readXlsxFile from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, addMonths, monthRange, today } from '@portal/core/foundation/format'
import { buildName, readName } from '@portal/core/programs/manufacturers/names'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import {
  callerWith,
  signIn,
  startServer,
  visitor,
  type Caller,
  type RunningServer,
} from '../support/index.ts'
import type { Problem } from './activity-form.ts'
import { formOf, picture } from './activity-form.ts'

let server: RunningServer
let admin: Caller
let manager: Caller

beforeAll(async () => {
  server = await startServer()
  admin = await signIn(server.url, 'admin')
  manager = await signIn(server.url, 'account-manager')
})
afterAll(async () => {
  await server?.stop()
})

type Scheme = Body<'oemSchemes.get'>
type Sheet = Body<'oemSheets.check'>
type Made = Body<'oemFiles.make'>

const schemeOf = async (program: string): Promise<Scheme> =>
  (await manager.get<Scheme>(`/oem/schemes?program=${program}`)).body
const reportOf = async (path: string, query: string): Promise<ReportAnswer> =>
  (await manager.get<ReportAnswer>(`/reports/${path}?pageSize=200&${query}`)).body
const yesterday = addDays(today(), -1)
const month = `${today().slice(0, 7)}-01`
const csv = (lines: readonly string[]): File =>
  new File([lines.join('\n')], 'stores.csv', { type: 'text/csv' })
const check = (program: string, lines: readonly string[], by = admin) =>
  by.post<Sheet & Problem>('/oem/sheets', formOf({ program, month }, [csv(lines)]))

describe('names', () => {
  // OEM-08, SET-07
  test('are built and read by the parts that people keep; a brand that is added in settings has them at once', async () => {
    const added = await admin.post<{ id: number }>('/oem/programs', {
      name: 'Nissan',
      code: 'nissan',
      separator: '-',
    })
    const programId = added.body.id
    await admin.post('/oem/name-parts', {
      programId,
      name: 'Brand',
      kind: 'A choice',
      values: 'NIS = Nissan',
      order: 1,
    })
    await admin.post('/oem/name-parts', { programId, name: 'Month', kind: 'A month', order: 2 })
    // Those of one program stand together, in its own order.
    const listed = (await admin.get<{ programId: number; order: number }[]>('/oem/name-parts')).body
    const programs = listed.map((part) => part.programId)
    expect(programs.filter((one, at) => one !== programs[at - 1])).toHaveLength(new Set(programs).size)
    expect(listed.filter((part) => part.programId === programId).map(({ order }) => order)).toEqual([1, 2])
    const scheme = await schemeOf('nissan')
    const [brand, period] = scheme.parts
    expect(buildName(scheme, { [brand!.id]: 'nis', [period!.id]: '2026-11-01' }).name).toBe('NIS-202611')
    await admin.put(`/oem/name-parts/${brand!.id}`, { values: 'NNA = Nissan' })
    const changed = await schemeOf('nissan')
    expect(readName(changed, 'NIS-202611').problem).toBe('Brand "NIS" is none of NNA.')
    expect(readName(changed, 'NNA-202611')).toMatchObject({
      problem: null,
      parts: [{ meaning: 'Nissan' }, { meaning: 'Nov 2026' }],
    })
  })

  test.each(['stellantis', 'subaru', 'acura-honda', 'gm', 'kia', 'mazda'])(
    'of %s are those that its stores use',
    async (program) => {
      const scheme = await schemeOf(program)
      const { rows } = await reportOf('oem-campaigns', `program=${program}`)
      const problems = rows.map(({ name }) => readName(scheme, name as string).problem)
      expect(rows.length).toBeGreaterThan(0)
      expect(problems.filter((problem) => problem === null).length).toBeGreaterThan(problems.length / 2)
    },
  )
})

describe('the audit', () => {
  // OEM-02, OEM-09, OEM-10
  test('has one row for each store and says why one fails; a waiver holds until its day', async () => {
    const { rows } = await reportOf('oem-audit', 'program=acura-honda')
    expect(new Set(rows.map(({ clientId }) => clientId)).size).toBe(rows.length)
    const failing = rows.find(({ names }) => names === 'fail')!
    expect(failing['reasons']).toMatch(/campaigns are named wrong: ".+"\. \S+/)
    const { clientId, programId } = failing
    await admin.post('/oem/waivers', {
      clientId,
      programId,
      name: 'Renamed next week',
      failing: 'Names',
      until: today(),
    })
    const after = await reportOf('oem-audit', 'program=acura-honda')
    expect(after.rows.find((row) => row['clientId'] === clientId)).toMatchObject({ names: 'waived' })
  })
})

describe('a bulk update', () => {
  // OEM-07
  test('shows each changed cell, changes all of them or none, and is undone', async () => {
    const stores = await reportOf('oem-budgets', 'program=stellantis&fund=BASE')
    const [one, two] = stores.rows
    const lines = [
      'Dealer Code,District,Allotted Base',
      `${one!['dealerCode'] as string},D77,"$4,321.50"`,
      `${two!['dealerCode'] as string},D78,${two!['allotted'] as string}`,
    ]
    const checked = await check('stellantis', lines)
    expect(checked.body.problems).toEqual([])
    expect(checked.body.cells.map(({ column, after }) => [column, after])).toEqual([
      ['District', 'D77'],
      ['Allotted Base', '4321.50'],
      ['District', 'D78'],
    ])
    expect((await reportOf('oem-budgets', 'program=stellantis&fund=BASE')).rows[0]!['allotted']).toBe(
      one!['allotted'],
    )
    const again = await check('stellantis', lines)
    const applied = await admin.post<Sheet>(`/oem/sheets/${checked.body.id}/apply`, {})
    expect(applied.body).toMatchObject({ state: 'Applied', can: { undo: true } })
    expect((await reportOf('oem-budgets', 'program=stellantis&fund=BASE')).rows[0]!['allotted']).toBe(4321.5)
    const late = await admin.post<Problem>(`/oem/sheets/${again.body.id}/apply`, {})
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringContaining('changed since the sheet was checked'),
    ])
    expect((await admin.post<Sheet>(`/oem/sheets/${checked.body.id}/undo`, {})).body.state).toBe('Undone')
    const back = await reportOf('oem-budgets', 'program=stellantis&fund=BASE')
    expect(back.rows[0]!['allotted']).toBe(one!['allotted'])
    type Listed = Body<'oemSheets.list'>
    const { body: listed } = await admin.get<Listed>('/oem/sheets?program=stellantis')
    expect(listed.find(({ id }) => id === checked.body.id)).toMatchObject({
      cells: 3,
      stores: 2,
      problems: 0,
    })
    expect((await admin.get<Sheet>(`/oem/sheets/${checked.body.id}`)).body.cells).toHaveLength(3)
  })

  test('brings back what it took away with everything that stood beside it, and asks which of several budgets is meant', async () => {
    type Budgets = Body<'oemBudgets.list'>
    const [, , store] = (await reportOf('oem-budgets', 'program=stellantis&fund=BASE')).rows
    const of = async () =>
      (
        await admin.get<Budgets>(`/clients/${store!['clientId'] as number}/oem/budgets?pageSize=200`)
      ).body.rows.filter(
        (budget) =>
          budget.month.slice(0, 7) === month.slice(0, 7) && budget.fundId === Number(store!['fundId']),
      )
    const [budget] = await of()
    const facts = { committed: 900, startsAt: `${month.slice(0, 7)}-05`, notes: 'Agreed by phone' }
    expect((await admin.put(`/oem/budgets/${budget!.id}`, facts)).status).toBe(200)
    const line = (amount: string): string[] => [
      'Dealer Code,Allotted Base',
      `${store!['dealerCode'] as string},${amount}`,
    ]
    const emptied = await check('stellantis', line(''))
    await admin.post(`/oem/sheets/${emptied.body.id}/apply`, {})
    expect((await of()).map(({ id }) => id)).not.toContain(budget!.id)
    expect((await admin.post<Sheet>(`/oem/sheets/${emptied.body.id}/undo`, {})).status).toBe(200)
    expect((await of()).find(({ id }) => id === budget!.id)).toMatchObject({
      ...facts,
      allotted: budget!.allotted,
    })
    const second = await admin.post<{ id: number }>('/oem/budgets', {
      clientId: budget!.clientId,
      fundId: budget!.fundId,
      month: budget!.month,
      allotted: 100,
    })
    expect(second.status).toBe(200)
    expect((await check('stellantis', line('7'))).body.problems[0]?.sentence).toContain('several budgets')
    await admin.delete(`/oem/budgets/${second.body.id}`)
  })

  test('names every cell that cannot stand: another brand’s store, one twice, no amount, a strange column', async () => {
    const [subaru] = (await reportOf('oem-audit', 'program=subaru')).rows
    const [jeep] = (await reportOf('oem-audit', 'program=stellantis')).rows
    const code = jeep!['dealerCode'] as string
    const { body } = await check('stellantis', [
      'Dealer Code,Own Minimum,Lucky Number',
      `${subaru!['dealerCode'] as string},100,7`,
      `${code},a lot,7`,
      `${code},100,7`,
    ])
    expect(body.problems.map(({ line, sentence }) => [line, sentence])).toEqual([
      [1, 'Stellantis has no column "Lucky Number".'],
      [2, `"${subaru!['dealerCode'] as string}" is a store of Subaru, not of Stellantis.`],
      [3, expect.stringContaining('"a lot" is no amount')],
      [4, `"${code}" stands in line 3 already.`],
    ])
    expect((await admin.post(`/oem/sheets/${body.id}/apply`, {})).status).toBe(409)
    const keyless = await check('stellantis', ['Store,District', 'Jeep,D1'])
    expect([keyless.status, keyless.body.errors]).toEqual([
      422,
      { file: 'The sheet has no column "Dealer Code", by which each row finds its store.' },
    ])
  })

  test('is for developers and administrators', async () => {
    expect((await manager.get('/oem/sheets?program=stellantis')).status).toBe(403)
    const developer = await signIn(server.url, 'developer')
    expect((await developer.get('/oem/sheets?program=stellantis')).status).toBe(200)
  })
})

describe('files', () => {
  const bytes = async (id: number): Promise<Buffer> => {
    const answer = await fetch(`${server.url}/api/oem/files/${id}/content`, {
      headers: { authorization: `Bearer ${manager.token}` },
    })
    return Buffer.from(await answer.arrayBuffer())
  }
  const content = async (id: number): Promise<string> => (await bytes(id)).toString()
  /** The lines of a workbook, its headings first; what was told of it is what came. */
  const lines = async ({ id, ...told }: Made): Promise<readonly (readonly unknown[])[]> => {
    const file = await bytes(id)
    expect([file.length, createHash('sha256').update(file).digest('hex')]).toEqual([told.bytes, told.sha256])
    const [sheet] = await readXlsxFile(file)
    expect(await bytes(id)).toEqual(file)
    return sheet?.data ?? []
  }

  // OEM-02
  test('of a day hold its figures in the program’s columns, and stay the same bytes whatever is changed', async () => {
    const made = await manager.post<Made>('/oem/files', {
      program: 'stellantis',
      file: 'Daily spot file',
      day: yesterday,
    })
    const text = await content(made.body.id)
    const lines = text.split('\r\n')
    expect(lines[0]).toBe(
      'DEALER_CODE,DEALER_NAME,ACTIVITY_DATE,CAMPAIGN_ID,CAMPAIGN_NAME,MEDIA_TYPE,FUND,IMPRESSIONS,CLICKS,CONVERSIONS,SPEND',
    )
    expect(lines.at(-1)).toBe('')
    const [year, of, day] = yesterday.split('-')
    const rows = lines.slice(1, -1).map((line) => line.split(','))
    expect(rows.length).toBe(made.body.lines)
    expect(rows.every((cells) => cells[2] === `${of}/${day}/${year}` && /^\d+\.\d\d$/.test(cells[10]!))).toBe(
      true,
    )
    const { totals } = await reportOf(
      'oem-campaigns',
      `program=stellantis&startDate=${yesterday}&endDate=${yesterday}`,
    )
    const spent = rows.reduce((sum, cells) => sum + Math.round(Number(cells[10]) * 100), 0)
    expect(Math.abs(spent - Math.round(Number(totals['spend']) * 100))).toBeLessThanOrEqual(rows.length)

    const { body: columns } = await admin.get<{ id: number; name: string }[]>('/oem/file-columns')
    await admin.put(`/oem/file-columns/${columns.find(({ name }) => name === 'SPEND')!.id}`, { name: 'COST' })
    const again = await manager.post<Made>('/oem/files', {
      program: 'stellantis',
      file: 'Daily spot file',
      day: yesterday,
    })
    expect([again.body.id, again.body.sha256, await content(again.body.id)]).toEqual([
      made.body.id,
      made.body.sha256,
      text,
    ])
  })

  // OEM-09
  test('of a month’s billing say what the report says', async () => {
    const { start } = monthRange(addMonths(month, -1))
    const made = await manager.post<Made>('/oem/files', { program: 'subaru', file: 'Billing', day: start })
    const rows = (await lines(made.body)).slice(1)
    const billing = await reportOf('oem-billing', `program=subaru&month=${start}`)
    const cents = (amounts: readonly unknown[]): number =>
      amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount) * 100), 0)
    expect(rows.length).toBe(billing.total)
    expect(rows.every((cells) => typeof cells[0] === 'string' && typeof cells[8] === 'number')).toBe(true)
    expect(cents(rows.map((cells) => cells[8]))).toBe(cents(billing.rows.map(({ spent }) => spent)))
    expect(cents(rows.map((cells) => cells[7]))).toBe(cents(billing.rows.map(({ allotted }) => allotted)))
    expect(cents([billing.totals['spent']])).toBeGreaterThan(0)
  })

  // OEM-06
  test('of the Stellantis report are given month by month', async () => {
    const { start } = monthRange(addMonths(month, -1))
    const made = await manager.post<Made>('/oem/files', { program: 'stellantis', file: 'Report', day: start })
    const rows = await lines(made.body)
    expect(made.body.lines).toBeGreaterThan(0)
    expect([rows[0]!.slice(0, 2), rows.length]).toEqual([['DEALER_CODE', 'DEALER_NAME'], made.body.lines + 1])
    expect(rows.slice(1).every((cells) => typeof cells.at(-1) === 'number')).toBe(true)
  })

  test('of days and months that are not over are refused', async () => {
    const open = await manager.post<Problem>('/oem/files', {
      program: 'subaru',
      file: 'Billing',
      day: today(),
    })
    expect([open.status, open.body.errors?.['day']]).toEqual([
      422,
      expect.stringContaining('is not over yet'),
    ])
    const none = await manager.post<Problem>('/oem/files', {
      program: 'kia',
      file: 'Daily spot file',
      day: yesterday,
    })
    expect([none.status, none.body.errors?.['file']]).toEqual([422, expect.stringContaining('no columns')])
  })
})

test('campaigns that name no fund are of a store’s only program, and of none where it has two; codes are there once', async () => {
  const unnamed = async (program: string, clientId: unknown): Promise<number> =>
    (await reportOf('oem-billing', `program=${program}`)).rows
      .filter((row) => row['clientId'] === clientId)
      .reduce((sum, row) => sum + Number(row['spent']), 0)
  const [store] = (await reportOf('oem-billing', 'program=subaru&sort=-spent')).rows
  const clientId = store!['clientId']
  const before = await unnamed('subaru', clientId)
  expect(before).toBeGreaterThan(0)
  const { body: programs } = await admin.get<{ id: number; code: string }[]>('/oem/programs')
  const second = await admin.post<{ id: number }>('/oem/stores', {
    clientId,
    programId: programs.find(({ code }) => code === 'stellantis')!.id,
    dealerCode: 'TWICE-1',
  })
  expect(second.status).toBe(200)
  expect(await unnamed('stellantis', clientId)).toBe(0)
  await admin.delete(`/oem/stores/${second.body.id}`)
  expect(await unnamed('subaru', clientId)).toBe(before)

  const { id: programId, code } = programs[0]!
  const twice = await admin.post<Problem>('/oem/programs', { name: 'Another', code })
  expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([409, ['code']])
  const fund = { programId, name: 'Loyalty', code: 'LOY' }
  const kept = await admin.post<{ id: number }>('/oem/funds', fund)
  expect(kept.status).toBe(200)
  expect((await admin.post('/oem/funds', { ...fund, name: 'Other' })).status).toBe(409)
  await admin.delete(`/oem/funds/${kept.body.id}`)
})

test('trackers follow the fund in the campaigns’ names', async () => {
  const { rows } = await reportOf('oem-tracker', 'program=stellantis&fund=HU')
  expect(rows.length).toBeGreaterThan(3)
  for (const row of rows) {
    const weeks = ['weekOne', 'weekTwo', 'weekThree', 'weekFour', 'weekFive'].map((week) => Number(row[week]))
    expect(Math.abs(weeks.reduce((sum, week) => sum + week, 0) - Number(row['spent']))).toBeLessThan(0.06)
    expect(row['fund']).toBe('Heavy-Up')
  }
  // OEM-05
  for (const path of ['oem-tracker', 'oem-campaigns', 'oem-fund-months']) {
    const { rows: own } = await reportOf(path, 'program=stellantis&fund=BCDF')
    expect(own.length, path).toBeGreaterThan(0)
    expect(new Set(own.map(({ fund }) => fund)), path).toEqual(new Set(['BCDF']))
    // The fund runs to the end of its month: whoever has a target of it may spend what is left of that, or nothing more.
    if (path === 'oem-tracker')
      for (const { target, left, aDay } of own)
        expect(aDay === null ? null : Number(aDay) > 0).toBe(target === null ? null : Number(left) > 0)
  }
  const hub = await manager.get<Body<'oemHub.get'>>('/oem/hub')
  expect(hub.body.programs.find(({ code }) => code === 'stellantis')).toMatchObject({ stores: 9 })
})

describe('a co-op claim', () => {
  type Claim = Body<'coopClaims.create'>
  type Gathered = Body<'coopClaims.proof'>
  // On the first of a month nothing of it has been spent yet.
  const month = monthRange(yesterday).start
  /** A store whose channels run, and that has no screenshots of the month yet. */
  const store = async (): Promise<number> => {
    const { rows } = await reportOf('oem-audit', 'program=stellantis')
    for (const { clientId, channels } of rows) {
      if (channels !== 'pass') continue
      const { body } = await manager.get<Body<'coopProof.ofClient'>>(
        `/co-op-proof?clientId=${Number(clientId)}&channel=SEM&month=${month}`,
      )
      if (body.missing.includes('Screenshots')) return Number(clientId)
    }
    throw new Error('Every store has screenshots.')
  }
  const claimOf = async (given: object = {}) =>
    manager.post<Claim & Problem>('/co-op-claims', {
      clientId: await store(),
      manufacturerId: 1,
      name: 'Paid search',
      channel: 'SEM',
      month,
      spent: 1000,
      sharePercent: 50,
      deadline: addDays(today(), 20),
      ...given,
    })

  test('gathers its proof, says what is missing, and is handed in as one PDF', async () => {
    const { body: claim } = await claimOf()
    const proof = async (): Promise<Gathered> =>
      (await manager.get<Gathered>(`/co-op-claims/${claim.id}/proof`)).body
    const before = await proof()
    expect(before.claim.claimed).toBe(500)
    expect(before.proof.missing).toContain('Screenshots')
    const spent = before.proof.days.reduce((sum, { spend = 0 }) => sum + spend, 0)
    expect(spent).toBeGreaterThan(0)

    // Its first bytes are a picture's and what follows is not: drawing it takes nothing else with it.
    const whole = Buffer.from(await picture('x.png').arrayBuffer())
    const at = whole.indexOf('IDAT') + 4
    whole.fill(0xff, at, at + 8)
    const damaged = new File([whole], 'damaged.png', { type: 'image/png' })
    const form = formOf(
      {
        clientId: String(claim.clientId),
        typeId: '2',
        categoryId: '102',
        body: '<p>Submitted with the current ad.</p>',
        loggedAt: `${yesterday}T18:00:00.000Z`,
        'label[0]': 'Co-Op Screenshot Current',
        'label[1]': 'Co-Op Screenshot Current',
      },
      [picture('ad.png'), damaged],
    )
    const logged = await manager.post<Problem>('/activities', form)
    expect([logged.status, JSON.stringify(logged.body).slice(0, 200)]).toEqual([200, expect.any(String)])
    const after = await proof()
    expect(after.proof.missing).not.toContain('Screenshots')
    expect(after.proof.items.find(({ kind }) => kind === 'Screenshots')?.entries[0]?.detail).toBe('ad.png')

    const answer = await fetch(`${server.url}/api/co-op-claims/${claim.id}/package`, {
      headers: { authorization: `Bearer ${manager.token}` },
    })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
      mergePages: true,
    })
    for (const said of [
      'Co-op claim',
      '$500.00',
      'Figures by day',
      'Submitted with the current ad.',
      'ad.png',
      'damaged.png',
      'This picture cannot be printed',
    ])
      expect(text).toContain(said)
    const hub = await manager.get<Body<'coopHub.get'>>('/co-op-hub')
    expect(hub.body.open.find(({ id }) => id === claim.id)).toMatchObject({ daysLeft: 20, channel: 'SEM' })
  })

  // RPT-14
  test('that is turned down says why, and none brings back more than was spent; the tracker says how far each is', async () => {
    const { body: claim } = await claimOf()
    const put = (body: object) => manager.put<Problem>(`/co-op-claims/${claim.id}`, body)
    expect((await put({ state: 'Rejected' })).body.errors).toHaveProperty('reason')
    expect((await put({ state: 'Paid', paid: 1000.01 })).body.errors).toHaveProperty('paid')
    expect((await put({ state: 'Paid', paid: 500 })).status).toBe(200)
    const { rows } = await reportOf('co-op-claims', '')
    expect(rows.find(({ id }) => id === claim.id)).toMatchObject({ state: 'Paid' })
  })

  // ACC-20, RPT-13
  test('is nothing that a guest sees: the link shows the work of its client and channel, without money', async () => {
    const clientId = await store()
    const made = await manager.post<Body<'guestAccesses.create'>>('/guest-accesses', {
      accessDetails: { clientId, report: 'co-op.facebook', expiresAt: addDays(today(), 30) },
    })
    const entered = await visitor(server.url).post<Body<'guestAccesses.verify'>>('/guest-accesses/verify', {
      token: made.body.token,
    })
    const guest = callerWith(server.url, entered.body.accessToken)
    const asked = (id: number, channel: string) =>
      `/co-op-proof?clientId=${id}&channel=${channel}&month=${month}`
    const own = await guest.get<Body<'coopProof.ofClient'>>(asked(clientId, 'Facebook'))
    expect(own.status).toBe(200)
    // An ad may name a price, which everybody read.
    const told = own.body.items.filter(({ kind }) => kind !== 'Creatives')
    expect(JSON.stringify({ ...own.body, items: told })).not.toMatch(/"spend"|\$\d/)
    expect(own.body.items.map(({ kind }) => kind)).not.toContain('Invoices')
    // What is still to be done is the agency's work: a guest is told what there is.
    const early = `/co-op-proof?clientId=${clientId}&channel=Facebook&month=2020-01-01`
    const saidTo = async (by: Caller): Promise<string> =>
      (await by.get<Body<'coopProof.ofClient'>>(early)).body.items.map(({ sentence }) => sentence).join(' ')
    expect(await saidTo(manager)).toContain('log what was done as an activity')
    expect(await saidTo(guest)).toBe(
      'No figures of this month have arrived. Nothing was logged for this channel. There are no screenshots of this month. Nothing is known of what ran. It is not known where people were led.',
    )
    expect((await guest.get(asked(clientId, 'SEM'))).status).toBe(404)
    expect((await guest.get(asked(1003, 'Facebook'))).status).toBe(404)
    expect((await guest.get('/co-op-hub')).status).toBe(403)
  })
})
