import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import {
  emailOf,
  signIn,
  startMailServer,
  startServer,
  visitor,
  type Caller,
  type MailServer,
  type RunningServer,
} from '../support/index.ts'
import { until } from '../support/until.ts'
import { formOf, goodFields, picture, type Activity, type Problem, type StoredFile } from './activity-form.ts'

type Sent = Body<'activityReports.sendMail'>
type Preview = Body<'activityReports.previewMail'>

let mail: MailServer
let server: RunningServer
let manager: Caller
let admin: Caller
let store: number
let external: Activity

const dealer = 'gm@hastings-auto.example'

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ env: { SMTP_URL: mail.url } })
  ;[manager, admin] = [await signIn(server.url, 'account-manager'), await signIn(server.url, 'admin')]
  const all = await manager.get<Body<'clients.simpleList'>>('/clients/list/simple')
  store = all.body.find(({ canceledAt }) => canceledAt === null)?.id ?? 0
  const log = async (fields: Readonly<Record<string, string>>, files: readonly File[] = []) =>
    (await manager.post<Activity>('/activities', formOf({ ...goodFields(store), ...day, ...fields }, files)))
      .body
  external = await log(
    { body: '<p>New creative for trucks &amp; vans.</p>', isExternal: 'true', 'label[0]': 'Search terms' },
    [new File(['term,clicks\ntruck,4'], 'terms.csv', { type: 'text/csv' })],
  )
  await log({ body: '<p>Margin is too thin, renegotiate.</p>' })
})
afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})

/** A day of its own, so that the demo agency's activities stay out. */
const day = { loggedAt: '2024-05-06T15:30:00+00:00' }
const that = { startDate: '2024-05-06', endDate: '2024-05-06' }
const send = (fields: Readonly<Record<string, string>>, files: readonly File[] = [], by = manager) =>
  by.post<Sent & Problem>(
    '/activityReports/send-activity-email',
    formOf({ clientId: String(store), ...that, ...fields }, files),
  )
const preview = async (fields: object): Promise<Preview> =>
  (
    await manager.post<Preview>('/activityReports/preview-activity-email', {
      clientId: store,
      ...that,
      ...fields,
    })
  ).body

// ACT-36
describe('an activity report by mail', () => {
  test('goes to the addresses, with the words and files given, external activities only', async () => {
    const sent = await send(
      {
        recipients: `${dealer}, ${emailOf('admin')}`,
        subject: 'What we did in May',
        message: 'Hello Robert,\n\n<b>here</b> it is.',
      },
      [new File(['%PDF-1.4 plan'], 'plan.pdf', { type: 'application/pdf' })],
    )
    expect(sent).toMatchObject({ status: 200, body: { activities: 1, files: 1 } })
    const letter = await mail.next(dealer, /What we did in May/)
    expect(letter.headers.get('to')).toMatchObject({ text: `${dealer}, ${emailOf('admin')}` })
    expect(letter.html).toContain('New creative for trucks &amp; vans.')
    expect(letter.html).toContain('&lt;b&gt;here&lt;/b&gt; it is.')
    expect(letter.html).not.toContain('Margin is too thin')
    expect(letter.html).toMatch(/\/attachment\/[0-9a-f-]{36}/)
    expect(letter.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
      ['plan.pdf', '%PDF-1.4 plan'],
    ])
    const { body: files } = await manager.get<StoredFile[]>(
      `/notifications/email/${sent.body.id}/attachments`,
    )
    expect(files).toMatchObject([{ name: 'plan.pdf', size: 13 }])
    expect(await (await fetch(server.url + files[0]!.address)).text()).toBe('%PDF-1.4 plan')
  })

  test('takes the files of the activities along when it is asked to, and survives being queued again', async () => {
    const sent = await send({ recipients: dealer, subject: 'With files', attachFiles: 'true' })
    for (const again of [false, true]) {
      // Its reader may have it before the portal has noted that it went out.
      if (again)
        await until(
          'it to be queued again',
          async () => (await manager.post(`/notifications/email/${sent.body.id}/queue`, {})).status === 200,
        )
      const letter = await mail.next(dealer, /With files/)
      expect(letter.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
        ['terms.csv', 'term,clicks\ntruck,4'],
      ])
    }
  })

  test('shows the pictures of the texts, which go with it, and only as many as a mail server takes', async () => {
    const put = async (file: File): Promise<string> => {
      const form = new FormData()
      form.set('file', file)
      const { address } = (await manager.post<StoredFile>('/assets/upload/editor', form)).body
      return address.replaceAll('&', '&amp;')
    }
    const there = { startDate: '2024-06-03', endDate: '2024-06-03' }
    const log = (body: string) =>
      manager.post(
        '/activities',
        formOf({ ...goodFields(store), loggedAt: '2024-06-03T15:30:00+00:00', isExternal: 'true', body }),
      )
    await log(`<p>The lot:</p><img src="${await put(picture('lot.png'))}">`)
    const shown = await preview({ ...there, recipients: [dealer] })
    const [, address = ''] = /<img src="([^"]+)"/.exec(shown.html) ?? []
    expect((await fetch(server.url + address.replaceAll('&amp;', '&'))).status).toBe(200)

    await send({ recipients: dealer, subject: 'With a picture', ...there })
    const letter = await mail.next(dealer, /With a picture/)
    const [along, ...others] = letter.attachments
    expect(others).toEqual([])
    expect(along).toMatchObject({ filename: 'lot.png', contentType: 'image/png', related: true })
    // The reader that took it apart has put it where the text shows it.
    expect(letter.html).toMatch(
      /<a href="[^"]+\/attachment\/[0-9a-f-]{36}"><img src="data:image\/png;base64,/,
    )
    expect(letter.text).toMatch(/The lot:\s+\(http.+\/attachment\//)

    const part = (name: string) => new File([Buffer.alloc(7 * 1024 * 1024)], name)
    const large = new File([await picture().arrayBuffer(), Buffer.alloc(2 * 1024 * 1024)], 'large.png')
    await log(`<img src="${await put(large)}">`)
    await send({ recipients: dealer, subject: 'Full', ...there }, [part('one.bin'), part('two.bin')])
    const full = await mail.next(dealer, /Full/)
    expect(full.attachments.map(({ filename }) => filename)).toEqual(['one.bin', 'two.bin'])
    expect(full.html).toContain('Picture in the portal</a>')
  })

  test('carries internal activities to people of the agency alone', async () => {
    const refused = await send({
      recipients: `${emailOf('admin')},${emailOf('client')}`,
      includeInternal: 'true',
    })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({
      includeInternal:
        'Internal activities go to employees of the agency only. Take the other addresses off, or leave internal activities out.',
    })
    await send({ recipients: emailOf('admin'), includeInternal: 'true', subject: 'Among us' })
    expect((await mail.next(emailOf('admin'), /Among us/)).html).toContain('Margin is too thin')
  })

  test.each([
    ['no address', { recipients: '' }, 'recipients', 'Field is required'],
    ['an address that is none', { recipients: 'a@b' }, 'recipients', 'Invalid email address'],
    [
      'an address twice',
      { recipients: 'a@example.com A@EXAMPLE.com' },
      'recipients',
      'Duplicate email addresses',
    ],
    [
      'a line break in an address',
      { recipients: '["a@example.com\\nBcc: b@example.com"]' },
      'recipients',
      'Invalid email address',
    ],
    [
      'a period without activities',
      { recipients: dealer, startDate: '2019-01-01', endDate: '2019-01-02' },
      'clientId',
      'No activity of this client fits. Choose a longer period or another type.',
    ],
  ])('%s is refused, and nothing goes out', async (_what, fields, field, sentence) => {
    const before = mail.mails.length
    const refused = await send(fields as unknown as Record<string, string>)
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.[field]).toBe(sentence)
    expect(mail.mails.length).toBe(before)
  })

  // VAL-16, of all files together
  test('files that no mail server takes are refused', async () => {
    const part = (name: string) => new File([Buffer.alloc(8 * 1024 * 1024)], name)
    const refused = await send({ recipients: dealer }, [part('one.bin'), part('two.bin')])
    expect(refused.body.errors).toEqual({ attachments: 'File size should be less than 15 mb.' })
  })

  test('is sent by employees alone', async () => {
    for (const account of ['client', 'partner'])
      expect((await send({ recipients: dealer }, [], await signIn(server.url, account))).status).toBe(403)
  })

  test('is previewed exactly as it goes out, with who is not of the agency', async () => {
    const shown = await preview({ recipients: [emailOf('admin'), dealer], attachFiles: true })
    expect(shown).toMatchObject({
      activities: 1,
      leftOut: 1,
      outsiders: [dealer],
      files: [{ name: 'terms.csv' }],
      problem: null,
    })
    expect(shown.html).toContain('New creative for trucks &amp; vans.')
    expect(shown.html).not.toContain('Margin')
    expect((await preview({ recipients: [dealer], includeInternal: true })).problem).toMatch(
      /^Internal activities go to employees/,
    )
  })
})

// ACC-11
describe('an attachment by its address', () => {
  test('opens for whoever sees the activity, by its id and by its public id', async () => {
    const file = external.attachments[0]!
    const publicId = /files\/([0-9a-f-]{36})/.exec(file.address)![1]!
    for (const name of [String(file.id), publicId]) {
      const { status, body } = await admin.get<StoredFile>(`/assets/${name}`)
      expect(status).toBe(200)
      expect(await (await fetch(server.url + body.address)).text()).toBe('term,clicks\ntruck,4')
    }
  })

  test('is not there for anybody else', async () => {
    const own = await signIn(server.url, 'client')
    const partner = await signIn(server.url, 'partner')
    const id = (await own.get<Body<'users.current'>>('/users/me')).body.clients[0]!.id
    const log = async (isExternal: boolean) =>
      (
        await manager.post<Activity>(
          '/activities',
          formOf({ ...goodFields(id), ...day, isExternal: String(isExternal), 'label[0]': 'A file' }, [
            new File(['secret'], 'secret.txt'),
          ]),
        )
      ).body.attachments[0]!.id
    const [shown, hidden] = [await log(true), await log(false)]
    expect((await own.get(`/assets/${shown}`)).status).toBe(200)
    expect((await own.get(`/assets/${hidden}`)).status).toBe(404)
    expect((await partner.get(`/assets/${shown}`)).status).toBe(404)
    expect((await visitor(server.url).get(`/assets/${shown}`)).status).toBe(401)
  })

  test.each(['0', 'abc', '999999999', crypto.randomUUID(), "1'--"])('%s is not there', async (name) => {
    expect((await admin.get(`/assets/${encodeURIComponent(name)}`)).status).toBe(404)
  })
})
