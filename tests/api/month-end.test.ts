import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ringAfterImports, ringAlarms } from '@portal/server/results/agency/metric-alarms'
import { tendSchedules } from '@portal/server/platform/schedules/tend-schedules'
import { keepAudits } from '@portal/server/programs/manufacturers/keep-audits'
import { wholeTenant } from '@portal/server/foundation/database/context'
import { remindOfClaims } from '@portal/server/programs/coop/claims'
import { tendPagePictures } from '@portal/server/programs/coop/page-pictures'
import { openZip } from '@portal/server/foundation/files/zip'
import type { Server } from '@portal/server/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { emailOf, signIn, startMailServer, type Caller, type MailServer } from '../support/index.ts'
import {
  alarmAboutSpend,
  claimOfMonth,
  lastMonth,
  linesOfSpend,
  programStore,
  proofOfMonth,
  saidInPackage,
  sheetOf,
  spendAtOnce,
  textOf,
  yesterday,
} from '../support/month-end.ts'
import { startServerHere } from '../support/server-here.ts'
import { once as onPostgresAlone } from '../support/once.ts'
import { formOf } from './activity-form.ts'

/** One end of a month of a store under a manufacturer's program, from its figures to what is handed in. */

let mail: MailServer
let server: Server
let manager: Caller
let admin: Caller
/** The site of a store, which is inside of this network and may be asked. */
let site: { readonly address: string; readonly stop: () => Promise<void> }

beforeAll(async () => {
  mail = await startMailServer()
  site = await startSite()
  server = await startServerHere({ SMTP_URL: mail.url, INNER_HOSTS: new URL(site.address).host })
  manager = await signIn(server.address, 'account-manager')
  admin = await signIn(server.address, 'super-admin')
})
afterAll(async () => {
  await server?.stop()
  await site?.stop()
  await mail?.stop()
})

async function startSite(): Promise<typeof site> {
  const pages = createServer((request, response) => {
    const found = request.url === '/specials/'
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' })
    response.end(found ? '<h1>Oil change, $39</h1>' : 'Not found')
  })
  pages.listen(0, '127.0.0.1')
  await once(pages, 'listening')
  return {
    address: `http://127.0.0.1:${(pages.address() as AddressInfo).port}`,
    stop: async () => {
      pages.close()
      await once(pages, 'close')
    },
  }
}

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
/** Ten by ten pixels in three colors. */
const gif = Buffer.from(
  '4749463839610a000a00910000ffffffff00000000ff00000021f9040000000000' +
    '2c000000000a000a000002168c2d99872a1cdc33a00275ec95faa8de608c04914c01003b',
  'hex',
)
const stored = (statement: string, values: readonly unknown[]) =>
  server.services.database.asOwner((client) => client.query(statement, [...values]))

// IMP-01, RPT-14, OEM-02, OEM-07
test('figures in, alarms rung, reports received, proof packed, budgets changed, the file of the day made', async () => {
  // The store: one of the program whose channels run.
  const store = await programStore(manager)
  const { clientId, dealerCode } = store

  // 1. The last figures of the month arrive: a day on which nearly everything was spent at once.
  const spentIn = async (day: string): Promise<number> => {
    const { totals } = await read(
      `/reports/oem-campaigns?program=stellantis&startDate=${day}&endDate=${day}&search=${dealerCode}`,
    )
    return Number(totals['spend'])
  }
  const before = await spentIn(yesterday)
  await spendAtOnce(admin, store)
  expect(Math.round((await spentIn(yesterday)) * 100)).toBeGreaterThanOrEqual(Math.round(before * 100))

  // 2. The alarm rings in the night, once, for whoever it tells, by mail as well.
  const { body: people } = await admin.get<{ id: number }>(
    `/users/getUserByEmail?email=${emailOf('account-manager')}`,
  )
  await alarmAboutSpend(admin, people.id)
  // What was imported is looked at before the night, which tells nobody again.
  await ringAfterImports.run({}, server.services)
  for (let night = 0; night < 2; night += 1) await ringAlarms(server.services, yesterday)
  await mail.next(emailOf('account-manager'), /^Spent at once: |clients to look at$/)
  expect((await bells(manager)).split('Spent at once: ')).toHaveLength(2)
  // It is something to do as well, once however many nights it goes on.
  const { body: tasks } = await manager.get<readonly { readonly title: string }[]>('/tasks/mine')
  expect(tasks.filter(({ title }) => title.startsWith('Spent at once: '))).toHaveLength(1)
  expect(await bells(manager)).toContain('You have a task for it.')
  const rang = async () =>
    (await read('/reports/metric-alarm-rings?pageSize=200')).rows.find(
      ({ alarm }) => alarm === 'Spent at once',
    )
  const ring = await rang()
  expect(ring).toMatchObject({ seenBy: null, seenAt: null, until: yesterday })
  for (const by of [manager, admin])
    expect((await by.post(`/metric-alarm-rings/${Number(ring?.['id'])}/acknowledge`, {})).status).toBe(200)
  expect(await rang()).toMatchObject({ seenBy: { id: people.id }, seenAt: expect.any(String) })
  expect((await manager.post('/metric-alarm-rings/2147483646/acknowledge', {})).status).toBe(404)

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
    expect(await textOf(new Uint8Array(pdf?.content ?? []))).toContain('Local Service Ads')
  }

  // 4. The claim of the month: its proof is gathered and handed in as one file, and its owner was reminded in time.
  const claim = await claimOfMonth(manager, clientId, people.id)
  for (let morning = 0; morning < 2; morning += 1) await remindOfClaims.run({}, server.services)
  expect((await bells(manager)).split('the claim \\"Month end\\" has to be handed in by')).toHaveLength(2)
  await stored('update claim set deadline = $1::date + 8 where id = $2', [today(), claim.id])
  await stored('delete from notification where user_id = $1', [people.id])
  await remindOfClaims.run({}, server.services)
  expect(await bells(manager)).not.toContain('Month end')
  // What is past its deadline and not handed in is told once, and again where the deadline is moved and passes.
  const late = 'the deadline of the claim \\"Month end\\" passed on'
  for (const [back, times] of [
    [2, 1],
    [2, 1],
    [1, 2],
  ] as const) {
    await stored('update claim set deadline = $1::date where id = $2', [addDays(today(), -back), claim.id])
    await remindOfClaims.run({}, server.services)
    expect((await bells(manager)).split(late)).toHaveLength(times + 1)
  }
  await stored('update claim set deadline = $1::date + 8 where id = $2', [today(), claim.id])
  await stored('delete from notification where user_id = $1', [people.id])
  await proofOfMonth(manager, clientId)
  const text = await textOf(await bytes(`/co-op-claims/${claim.id}/package`))
  for (const said of saidInPackage) expect(text).toContain(said)
  expect((await manager.put(`/co-op-claims/${claim.id}`, { state: 'Submitted' })).status).toBe(200)

  // 5. What is allotted for the new month is changed by a sheet.
  const month = `${today().slice(0, 7)}-01`
  const sheet = new File([sheetOf(store)], 'stores.csv', { type: 'text/csv' })
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
  expect(linesOfSpend(spot)).toHaveLength(1)
  expect(await make()).toBe(spot)
})

// RPT-12
onPostgresAlone(
  'a claim has its landing pages pictured, its GIF drawn, and is given as an archive too',
  async () => {
    const clientId = 1003
    await stored(
      `insert into report_figure (tenant_id, client_id, source, day, key, dimensions, figures)
     select 1, $1, 'searchConsole', $2::date, md5(p.page), json_build_object('query', 'oil change', 'page', p.page), json_build_object('clicks', p.clicks, 'impressions', 90000, 'position', 1)
     from (values ($3, 9000), ($4, 8000)) p (page, clicks)`,
      [clientId, lastMonth.start, `${site.address}/specials/`, `${site.address}/gone/`],
    )
    const { body: claim } = await manager.post<Answer<'coopClaims.create'>>('/co-op-claims', {
      clientId,
      manufacturerId: 1,
      name: 'Search engines',
      channel: 'SEO',
      month: lastMonth.start,
      spent: 800,
      sharePercent: 50,
      deadline: addDays(today(), 20),
    })
    await proofOfMonth(
      manager,
      clientId,
      'Wrote the page of specials.',
      new File([gif], 'ranking.gif', { type: 'image/gif' }),
    )
    const pagesOf = async () => {
      const { body } = await manager.get<Answer<'coopClaims.proof'>>(`/co-op-claims/${claim.id}/proof`)
      const { items, pictures } = body.proof
      const pages = items.find(({ kind }) => kind === 'Landing Pages')?.entries ?? []
      return { pictures, pages: pages.filter(({ title }) => title.startsWith(site.address)) }
    }
    expect((await pagesOf()).pages).toMatchObject([
      { title: `${site.address}/specials/`, detail: '9,000 visits' },
      { title: `${site.address}/gone/`, detail: '8,000 visits' },
    ])
    const asked = await manager.post<{ pages: number }>(`/co-op-claims/${claim.id}/pictures`, {})
    expect([asked.status, asked.body.pages]).toEqual([200, 5])
    // The demo stores' own sites are names that lead nowhere.
    await expect.poll(pagesOf).toMatchObject({
      pictures: { pages: 5, taken: 1 },
      pages: [
        { detail: expect.stringMatching(/^9,000 visits, pictured on /) },
        { detail: '8,000 visits, No picture could be taken: The page answered 404.' },
      ],
    })
    const { pages } = await pagesOf()
    const picture = await fetch(new URL(pages[0]?.address ?? '', server.address))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const guest = await manager.get<Answer<'coopProof.ofClient'>>(
      `/co-op-proof?clientId=${clientId}&channel=SEO&month=${lastMonth.start}`,
    )
    expect(guest.body.pictures).toBeNull()

    const text = await textOf(await bytes(`/co-op-claims/${claim.id}/package`))
    expect(text).toContain(`Landing page ${site.address}/specials/`)
    expect(text).toContain('ranking.gif')
    expect(text).not.toContain('This picture cannot be printed')
    const zip = await openZip(Buffer.from(await bytes(`/co-op-claims/${claim.id}/package?as=zip`)), 20)
    // The demo agency's invoices of that month are tried elsewhere.
    const names = zip.parts.map(({ fileName }) => fileName).filter((name) => !name.startsWith('invoices/'))
    expect(names.map((name) => name.replace(/127\.0\.0\.1 \d+/, 'site'))).toEqual([
      expect.stringMatching(/^[\w-]+-seo-\d{4}-\d\d-claim-\d+\.pdf$/),
      'screenshots/ranking.gif',
      'landing pages/site specials.jpeg',
    ])
    zip.close()
    // At night claims that have pictures are left alone.
    await tendPagePictures.run({}, server.services)
    const { rows: waiting } = await stored(
      "select from pgboss.job where name = 'picture-pages-of-claim' and state = 'created' and (data ->> 'id')::integer = $1",
      [claim.id],
    )
    expect(waiting).toHaveLength(0)
  },
)

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
  // The demo agency was audited before.
  await stored("delete from oem_audit_state where client_id = $1 and failing = 'Names'", [clientId])
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
