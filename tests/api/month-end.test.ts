import { extractText, getDocumentProxy } from 'unpdf'
import { ringAlarms } from '@portal/server/results/agency/metric-alarms'
import { tendSchedules } from '@portal/server/platform/schedules/tend-schedules'
import { keepAudits } from '@portal/server/programs/manufacturers/keep-audits'
import { wholeTenant } from '@portal/server/foundation/database/context'
import { remindOfClaims } from '@portal/server/programs/coop/claims'
import type { Server } from '@portal/server/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addDays, addMonths, monthRange, today } from '@portal/core/foundation/format'
import type { ReportAnswer } from '@portal/core/platform/reports/report'
import { emailOf, signIn, startMailServer, type Caller, type MailServer } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'
import { formOf, picture } from './activity-form.ts'
import { imported } from './import-file.ts'

/** One end of a month of a store under a manufacturer's program, from its figures to what is handed in. */

let mail: MailServer
let server: Server
let manager: Caller
let admin: Caller

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServerHere({ SMTP_URL: mail.url })
  manager = await signIn(server.address, 'account-manager')
  admin = await signIn(server.address, 'super-admin')
})
afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})

const yesterday = addDays(today(), -1)
const lastMonth = monthRange(addMonths(today(), -1))
const read = async (path: string): Promise<ReportAnswer> => {
  const { status, body } = await manager.get<ReportAnswer>(path)
  expect([path, status]).toEqual([path, 200])
  return body
}
const bytes = async (path: string): Promise<Uint8Array> => {
  const answer = await fetch(`${server.address}/api${path}`, {
    headers: { authorization: `Bearer ${manager.token}` },
  })
  expect([path, answer.status]).toEqual([path, 200])
  return new Uint8Array(await answer.arrayBuffer())
}
const bells = async (by: Caller): Promise<string> => JSON.stringify((await by.get('/notifications')).body)
const stored = (statement: string, values: readonly unknown[]) =>
  server.services.database.asOwner((client) => client.query(statement, [...values]))

// IMP-01, RPT-14, OEM-02, OEM-07
test('figures in, alarms rung, reports received, proof packed, budgets changed, the file of the day made', async () => {
  // The store: one of the program whose channels run.
  const { rows: stores } = await read('/reports/oem-audit?program=stellantis&pageSize=200')
  const store = stores.find(({ channels }) => channels === 'pass')
  const clientId = Number(store?.['clientId'])
  const dealerCode = typeof store?.['dealerCode'] === 'string' ? store['dealerCode'] : ''

  // 1. The last figures of the month arrive: a day on which nearly everything was spent at once.
  const spentIn = async (day: string): Promise<number> => {
    const { totals } = await read(
      `/reports/oem-campaigns?program=stellantis&startDate=${day}&endDate=${day}&search=${dealerCode}`,
    )
    return Number(totals['spend'])
  }
  const before = await spentIn(yesterday)
  const run = await imported(
    admin,
    'metrics',
    `Date,Campaign ID,Campaign,Impressions,Clicks,Cost,Conversions\n${yesterday},990001,BASE ${dealerCode} Month End,90000,4000,7654.32,12\n`,
    'month-end.csv',
    clientId,
  )
  expect(run).toMatchObject({ status: 'done', created: 1 })
  expect(Math.round((await spentIn(yesterday)) * 100)).toBeGreaterThanOrEqual(Math.round(before * 100))

  // 2. The alarm rings in the night, once, for whoever it tells, by mail as well.
  const { body: people } = await admin.get<{ id: number }>(
    `/users/getUserByEmail?email=${emailOf('account-manager')}`,
  )
  const { status } = await admin.post('/metric-alarms', {
    name: 'Spent at once',
    measure: 'Spend',
    channel: 'All Channels',
    condition: 'Is Above',
    threshold: 7000,
    days: 1,
    tellId: people.id,
    byMail: true,
    active: true,
  })
  expect(status).toBe(200)
  for (let night = 0; night < 2; night += 1) await ringAlarms(server.services, yesterday)
  await mail.next(emailOf('account-manager'), /^Spent at once: |clients to look at$/)
  expect((await bells(manager)).split('Spent at once: ')).toHaveLength(2)

  // 3. The report of the month is scheduled, comes due, and is received with its files.
  const { body: schedule } = await manager.post<Answer<'reportSchedules.create'>>('/report-schedules', {
    report: 'localServiceAds',
    clientId: 1003,
    every: 'monthWorkday',
    day: 1,
    files: ['pdf', 'xlsx'],
    recipients: [emailOf('account-manager'), 'owner@hartwell.example'],
  })
  await stored('update report_schedule set next_on = $1::date - 1 where id = $2', [today(), schedule.id])
  await tendSchedules.run({}, server.services)
  for (const to of [emailOf('account-manager'), 'owner@hartwell.example']) {
    const letter = await mail.next(to, /^Local Service Ads of Hartwell Volkswagen, /)
    const [pdf] = letter.attachments
    const { totalPages, text } = await extractText(
      await getDocumentProxy(new Uint8Array(pdf?.content ?? [])),
      {
        mergePages: true,
      },
    )
    expect(totalPages).toBeGreaterThan(0)
    expect(text).toContain('Local Service Ads')
  }

  // 4. The claim of the month: its proof is gathered and handed in as one file, and its owner was reminded in time.
  const { body: claim } = await manager.post<Answer<'coopClaims.create'>>('/co-op-claims', {
    clientId,
    manufacturerId: 1,
    name: 'Month end',
    channel: 'SEM',
    month: lastMonth.start,
    spent: 1000,
    sharePercent: 50,
    ownerId: people.id,
    deadline: addDays(today(), 7),
  })
  for (let morning = 0; morning < 2; morning += 1) await remindOfClaims.run({}, server.services)
  expect((await bells(manager)).split('the claim \\"Month end\\" has to be handed in by')).toHaveLength(2)
  await stored('update claim set deadline = $1::date + 8 where id = $2', [today(), claim.id])
  await stored('delete from notification where user_id = $1', [people.id])
  await remindOfClaims.run({}, server.services)
  expect(await bells(manager)).not.toContain('Month end')
  const logged = await manager.post(
    '/activities',
    formOf(
      {
        clientId: String(clientId),
        typeId: '2',
        categoryId: '102',
        body: '<p>Ran with the current offer.</p>',
        loggedAt: `${lastMonth.end}T15:00:00.000Z`,
        'label[0]': 'Co-Op Screenshot Current',
      },
      [picture('offer.png')],
    ),
  )
  expect(logged.status).toBe(200)
  const { text } = await extractText(
    await getDocumentProxy(await bytes(`/co-op-claims/${claim.id}/package`)),
    {
      mergePages: true,
    },
  )
  for (const said of ['Co-op claim', '$500.00', 'Ran with the current offer.', 'offer.png'])
    expect(text).toContain(said)
  expect((await manager.put(`/co-op-claims/${claim.id}`, { state: 'Submitted' })).status).toBe(200)

  // 5. What is allotted for the new month is changed by a sheet.
  const month = `${today().slice(0, 7)}-01`
  const sheet = new File([`Dealer Code,Allotted Base\n${dealerCode},"$4,321.50"\n`], 'stores.csv', {
    type: 'text/csv',
  })
  const { body: checked } = await admin.post<Answer<'oemSheets.check'>>(
    '/oem/sheets',
    formOf({ program: 'stellantis', month }, [sheet]),
  )
  expect([checked.problems, checked.cells.map(({ after }) => after)]).toEqual([[], ['4321.50']])
  const { body: applied } = await admin.post<Answer<'oemSheets.check'>>(`/oem/sheets/${checked.id}/apply`, {})
  expect(applied.state).toBe('Applied')
  const { rows: allotted } = await read(
    `/reports/oem-budgets?program=stellantis&fund=BASE&search=${dealerCode}&pageSize=200`,
  )
  expect(allotted.find((row) => row['clientId'] === clientId)?.['allotted']).toBe(4321.5)

  // 6. The file of the day names the campaign of the first step, to the cent, and is the same bytes ever after.
  const make = async (): Promise<string> => {
    const { body: made } = await manager.post<Answer<'oemFiles.make'>>('/oem/files', {
      program: 'stellantis',
      file: 'Daily spot file',
      day: yesterday,
    })
    return Buffer.from(await bytes(`/oem/files/${made.id}/content`)).toString()
  }
  const spot = await make()
  expect(
    spot.split('\r\n').filter((line) => line.includes('990001') && line.includes('7654.32')),
  ).toHaveLength(1)
  expect(await make()).toBe(spot)
})

// OEM-02, OEM-09
test('the audit is kept night by night: only what changed, with how long it stood', async () => {
  const keep = (day: string) => server.services.database.write(wholeTenant(1), (db) => keepAudits(db, 1, day))
  const { rows: stores } = await read('/reports/oem-audit?program=acura-honda&pageSize=200')
  const failing = stores.find(({ names }) => names === 'fail')
  const clientId = Number(failing?.['clientId'])
  const kept = async () => {
    const { rows } = await stored(
      "select state, since::text, until::text, reason from oem_audit_state where client_id = $1 and failing = 'Names' order by id",
      [clientId],
    )
    return rows as { state: string; since: string; until: string | null; reason: string }[]
  }
  const nights = [-3, -2, -1].map((day) => addDays(today(), day))
  const [first = '', second = ''] = nights
  for (const night of nights.slice(0, 2)) await keep(night)
  expect(await kept()).toMatchObject([
    { state: 'fail', since: first, until: null, reason: expect.stringContaining('named wrong') },
  ])
  const waiver = await admin.post('/oem/waivers', {
    clientId,
    programId: failing?.['programId'],
    name: 'Renamed next week',
    failing: 'Names',
    until: addDays(today(), 5),
  })
  expect(waiver.status).toBe(200)
  // The same night again, and then a run that is repeated: what stood for no whole night leaves nothing behind.
  for (let run = 0; run < 2; run += 1) await keep(nights[2] ?? '')
  expect((await kept()).map(({ state, since, until }) => [state, since, until])).toEqual([
    ['fail', first, second],
    ['waived', nights[2], null],
  ])
  const { rows, chart } = await read('/reports/oem-audit-history?program=acura-honda&pageSize=200')
  const own = rows.filter(
    (row) => JSON.stringify(row['client']).includes(`"id":${clientId},`) && row['failing'] === 'Names',
  )
  expect(own.map(({ since, before, state, days }) => [since, before, state, days])).toEqual([
    [nights[2], 'fail', 'waived', 2],
    [first, null, 'fail', 2],
  ])
  expect(chart?.length).toBe(90)
  const seo = await signIn(server.address, 'client')
  expect((await seo.get('/reports/oem-audit-history')).status).toBe(403)
})
