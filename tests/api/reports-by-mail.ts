import { tendSchedules } from '@portal/server/platform/schedules/tend-schedules'
import type { Server } from '@portal/server/server'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import { nextDay } from '@portal/core/platform/schedules/schedule-days'
import { emailOf, signIn, type Caller, type MailServer } from '../support/index.ts'
import type { Problem } from './import-file.ts'

type Schedule = Answer<'reportSchedules.create'>

/** Reports that come round by mail, tried on the server of `client-reports.test.ts`. */
export function testReportsByMail(
  here: () => {
    readonly mail: MailServer
    readonly server: Server
    readonly url: string
    readonly manager: Caller
  },
): void {
  describe('a report that comes round by mail', () => {
    let mail: MailServer
    let server: Server
    let url: string
    let manager: Caller
    beforeAll(() => {
      ;({ mail, server, url, manager } = here())
    })

    const create = (body: object, by = manager) =>
      by.post<Schedule & Problem>('/report-schedules', {
        report: 'localServiceAds',
        clientId: 1003,
        every: 'month',
        day: 2,
        files: ['pdf', 'xlsx'],
        recipients: [emailOf('account-manager'), 'owner@hartwell.example'],
        ...body,
      })

    test('reaches colleagues with spend and the client in Investment, with its files; it stops and goes on', async () => {
      const { status, body } = await create({})
      expect(status).toBe(200)
      expect([body.isActive, body.lastState, body.nextOn.slice(8)]).toEqual([true, null, '02'])
      expect((await manager.post(`/report-schedules/${body.id}/send`, {})).status).toBe(200)
      const heads = async (to: string) => {
        const letter = await mail.next(to, /Local Service Ads of Hartwell Volkswagen/)
        expect(letter.attachments.map(({ contentType }) => contentType)).toEqual([
          'application/pdf',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        ])
        const [sheet] = await readXlsxFile(letter.attachments[1]!.content)
        return { text: String(letter.text), heads: sheet?.data[0]?.map(String) ?? [] }
      }
      const inside = await heads(emailOf('account-manager'))
      expect([inside.text.includes('Spend'), inside.heads.includes('Spend')]).toEqual([true, true])
      const outside = await heads('owner@hartwell.example')
      expect(outside.text).toContain('Investment')
      expect(`${outside.text} ${outside.heads.join()}`).not.toContain('Spend')
      await expect
        .poll(async () => (await manager.get<readonly Schedule[]>('/report-schedules')).body[0]?.lastState)
        .toBe('sent')
      const set = (isActive: boolean) =>
        manager.request<Schedule>('PUT', `/report-schedules/${body.id}`, { body: { isActive } })
      expect((await set(false)).body.isActive).toBe(false)
      expect((await set(true)).body.isActive).toBe(true)
      const stranger = await signIn(url, 'seo')
      expect((await stranger.post(`/report-schedules/${body.id}/send`, {})).status).toBe(404)
    })

    test('goes to nobody outside where it is the agency’s own', async () => {
      const { status, body } = await create({ report: 'cancellations', clientId: undefined })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['recipients']])
      expect((await create({ report: 'inventoryAds' })).status).toBe(422)
      expect((await create({ recipients: ['not an address'] })).body.errors).toHaveProperty('recipients')
      expect((await create({ report: 'nothing' })).status).toBe(404)
    })

    /** The Management Report, which shows its margin to some of those who read it. */
    const management = (recipients: readonly string[], by: Caller) =>
      create(
        {
          report: 'managementReport',
          clientId: undefined,
          files: ['csv'],
          recipients: recipients.map((account) => emailOf(account)),
        },
        by,
      )
    const sendNow = async (id: number, by: Caller): Promise<Schedule | undefined> => {
      const found = async (): Promise<Schedule | undefined> =>
        (await by.get<readonly Schedule[]>('/report-schedules')).body.find((one) => one.id === id)
      // Before it is sent: it may be gone before this could be asked afterwards.
      const { lastAt = null } = (await found()) ?? {}
      await by.post(`/report-schedules/${id}/send`, {})
      await expect.poll(async () => (await found())?.lastAt !== lastAt).toBe(true)
      return found()
    }
    const setOf = async (account: string, change: object): Promise<void> => {
      const admin = await signIn(url, 'super-admin')
      const { body } = await admin.get<{ id: number }>(`/users/getUserByEmail?email=${emailOf(account)}`)
      expect((await admin.put(`/users/${body.id}`, change)).status).toBe(200)
    }

    test('shows each colleague what that person gets, goes to nobody who may not read it any more, and stops with its owner', async () => {
      const executive = await signIn(url, 'executive')
      const refused = await management(['sem-manager', 'seo'], executive)
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { recipients: `${emailOf('seo')} may not read this report.` },
      ])
      const { body } = await management(['executive', 'sem-manager', 'director'], executive)
      expect((await sendNow(body.id, executive))?.lastMessage).toBeNull()
      const letter = async (account: string) => {
        const { attachments, text } = await mail.next(emailOf(account), /Management Report/)
        return { text: String(text), head: String(attachments[0]?.content).split('\r\n')[0] }
      }
      const own = await letter('executive')
      expect([own.text.includes('Margin'), own.head?.includes('Margin')]).toEqual([true, true])
      const others = await letter('sem-manager')
      expect(others.text).toContain('Revenue')
      expect(`${others.text} ${others.head}`).not.toContain('Margin')
      await letter('director')
      // Nobody else reads them in the outbox, nor opens what goes with them.
      const seen = async (account: string) =>
        (
          await (
            await signIn(url, account)
          ).get<{ total: number }>('/notifications/email?category=report-schedule')
        ).body.total
      expect([await seen('seo'), await seen('account-manager')]).toEqual([0, 2])

      const count = mail.mails.length
      await setOf('sem-manager', { roles: [] })
      await setOf('director', { active: false })
      const narrowed = await sendNow(body.id, executive)
      expect([narrowed?.lastState, narrowed?.lastMessage]).toEqual([
        'sent',
        `It was not sent to ${emailOf('sem-manager')}, ${emailOf('director')}, who may not read it.`,
      ])
      await letter('executive')
      expect(mail.mails).toHaveLength(count + 1)

      const { body: lonely } = await management(['super-admin'], executive)
      await setOf('executive', { roles: [], departments: [] })
      const stopped = await sendNow(lonely.id, await signIn(url, 'admin'))
      expect([stopped?.isActive, stopped?.lastState, stopped?.lastMessage]).toEqual([
        false,
        'stopped',
        'You do not have access to this.',
      ])
      expect(mail.mails).toHaveLength(count + 1)
    })

    // By the agency's clock, and then on its next day.
    test('goes out on its day, and once', async () => {
      const { body } = await create({ recipients: [emailOf('account-manager')], files: ['csv'], day: 5 })
      const stored = (change: string) =>
        server.services.database.asOwner((client) =>
          client.query(`update report_schedule set ${change} where id = $1`, [body.id]),
        )
      const now = async () =>
        (await manager.get<readonly Schedule[]>('/report-schedules')).body.find(({ id }) => id === body.id)
      await tendSchedules.run({}, server.services)
      expect((await now())?.lastAt).toBeNull()
      await stored(`next_on = '${today()}', hour = 0`)
      for (let round = 0; round < 2; round += 1) await tendSchedules.run({}, server.services)
      await mail.next(emailOf('account-manager'), /Local Service Ads of Hartwell Volkswagen/)
      await expect.poll(async () => (await now())?.lastState).toBe('sent')
      expect((await now())?.nextOn).toBe(nextDay('month', 5, today()))
      const count = mail.mails.length
      // A report that there is not any more stops it, like a filter that it does not take.
      await stored(`report = 'gone'`)
      expect((await sendNow(body.id, manager))?.lastMessage).toContain('This report was not found')
      await stored(`report = 'groupReport', client_id = null, is_active = true, query = '{"rankedBy": "x"}'`)
      const strange = await sendNow(body.id, manager)
      expect([strange?.lastState, strange?.lastMessage]).toEqual([
        'stopped',
        expect.stringContaining('rankedBy'),
      ])
      expect(mail.mails).toHaveLength(count)
      const refused = await create({ report: 'groupReport', clientId: undefined, query: { rankedBy: 'x' } })
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['rankedBy']])
    })
  })
}
