import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOfSns, signedText, type SnsMessage } from '@portal/server/platform/mail/events/sns'
import type { Server } from '@portal/server/server'
import { today } from '@portal/core/foundation/format'
import { signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

/** What Amazon SES tells of mail through a topic of SNS, signed by a certificate that is made here. */

const topic = 'arn:aws:sns:us-east-1:123456789012:mail-events'
const host = 'https://sns.us-east-1.amazonaws.com'

let server: Server
let admin: Caller
let mailId = 0
const asked: string[] = []
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const others = generateKeyPairSync('rsa', { modulusLength: 2048 })
const certificates: Readonly<Record<string, string>> = {
  [`${host}/SimpleNotificationService-0123456789abcdef.pem`]: certificateOf(keys, '20200101', '20400101'),
  [`${host}/SimpleNotificationService-over.pem`]: certificateOf(keys, '20200101', '20210101'),
}
const [certificate = '', over = ''] = Object.keys(certificates)

beforeAll(async () => {
  server = await startServerHere({ SES_TOPICS: `arn:aws:sns:eu-west-1:1:other, ${topic}` })
  Object.assign(server.services, {
    fetcher: {
      ask: async (address: string) => {
        asked.push(address)
        const pem = certificates[address]
        return pem === undefined && !address.includes('ConfirmSubscription')
          ? { status: 404, body: Buffer.alloc(0) }
          : { status: 200, body: Buffer.from(pem ?? '<ok/>') }
      },
    },
  })
  admin = await signIn(server.address, 'super-admin')
  const { body } = await admin.post<{ id: number }>('/notifications/email-internal', {
    email: { subject: 'Told of by SES', text: 'Hello' },
  })
  mailId = body.id
})
afterAll(async () => {
  await server.stop()
})

interface Signing {
  readonly key?: KeyObject
  readonly change?: (message: SnsMessage) => object
}
/** Posts a message as the service does, signed like its version says. */
async function post(
  more: Partial<SnsMessage> = {},
  { key = keys.privateKey, change = (message) => message }: Signing = {},
) {
  const message: SnsMessage = {
    Type: 'Notification',
    MessageId: 'd1',
    TopicArn: topic,
    Message: '{}',
    Timestamp: '2027-01-15T08:00:00.000Z',
    SignatureVersion: '2',
    Signature: '',
    SigningCertURL: certificate,
    ...more,
  }
  const hash = message.SignatureVersion === '1' ? 'sha1' : 'sha256'
  const signature = sign(hash, Buffer.from(signedText(message)), key).toString('base64')
  const answer = await fetch(`${server.address}/webhook/mail-events/ses`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': message.Type },
    body: JSON.stringify(change({ ...message, Signature: signature })),
  })
  return { status: answer.status, body: (await answer.json()) as { kept?: number; left?: number } }
}
const eventOf = (eventType: string, more: object, id = `1.${mailId}`): string =>
  JSON.stringify({
    eventType,
    mail: {
      timestamp: '2027-01-15T07:59:00.000Z',
      messageId: '0100-of-ses',
      destination: ['super-admin@demo.test'],
      commonHeaders: { messageId: `<${id}@localhost>` },
    },
    ...more,
  })

const counted = async () =>
  (
    await admin.get<{ rows: Record<string, unknown>[] }>(
      `/reports/email-analytics?startDate=${today()}&endDate=${today()}&category=internal`,
    )
  ).body.rows[0]

describe('events of SES', () => {
  test('are kept once each, by the id that the portal gave the message', async () => {
    const delivered = eventOf('Delivery', {
      delivery: { timestamp: '2027-01-15T08:00:00.000Z', recipients: ['super-admin@demo.test'] },
    })
    expect(await post({ Message: delivered })).toEqual({ status: 200, body: { kept: 1, left: 0 } })
    expect(await post({ Message: delivered })).toEqual({ status: 200, body: { kept: 0, left: 1 } })
    expect(await counted()).toMatchObject({ delivered: 1, bounced: 0, complained: 0 })
    const bounced = eventOf('Bounce', {
      bounce: {
        bounceType: 'Permanent',
        timestamp: '2027-01-15T08:00:01.000Z',
        bouncedRecipients: [
          { emailAddress: 'super-admin@demo.test', diagnosticCode: 'smtp; 550 5.1.1 unknown' },
        ],
      },
    })
    // The first version of signatures, and a subject, which is signed as well.
    const first = { Message: bounced, MessageId: 'd2', SignatureVersion: '1', Subject: 'SES' }
    expect(await post(first)).toEqual({ status: 200, body: { kept: 1, left: 0 } })
    const complained = JSON.stringify({
      notificationType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: 'super-admin@demo.test' }] },
      mail: {
        timestamp: '2027-01-15T07:59:00.000Z',
        headers: [{ name: 'Message-ID', value: `<1.${mailId}@localhost>` }],
      },
    })
    expect((await post({ Message: complained, MessageId: 'd3' })).body).toEqual({ kept: 1, left: 0 })
    expect(await counted()).toMatchObject({ delivered: 1, bounced: 1, complained: 1 })
    // Of messages of others, of another tenant, and what is no event.
    for (const [at, Message] of [
      eventOf('Delivery', { delivery: {} }, 'something-else'),
      eventOf('Delivery', { delivery: {} }, `2.${mailId}`),
      'no event',
      '[]',
    ].entries())
      expect((await post({ Message, MessageId: `e${at}` })).body.kept).toBe(0)
    expect(asked.filter((address) => address === certificate)).toHaveLength(1)
  })

  test('are refused where somebody else signed, changed them, or names another topic or certificate', async () => {
    expect((await post({}, { key: others.privateKey })).status).toBe(403)
    expect((await post({}, { change: (message) => ({ ...message, Message: '{"a":1}' }) })).status).toBe(403)
    expect((await post({ SignatureVersion: '3' })).status).toBe(403)
    expect((await post({ TopicArn: `${topic}-of-others` })).status).toBe(403)
    expect((await post({ SigningCertURL: over })).status).toBe(403)
    const before = asked.length
    for (const address of [
      'https://sns.us-east-1.amazonaws.com.evil.example/SimpleNotificationService-1.pem',
      'https://evil.example/sns.us-east-1.amazonaws.com/SimpleNotificationService-1.pem',
      'http://sns.us-east-1.amazonaws.com/SimpleNotificationService-1.pem',
      'https://sns.us-east-1.amazonaws.com:444/SimpleNotificationService-1.pem',
      'https://a@sns.us-east-1.amazonaws.com/SimpleNotificationService-1.pem',
      'https://sns.us-east-1.amazonaws.com/bucket/mine.pem',
    ])
      expect([address, (await post({ SigningCertURL: address })).status]).toEqual([address, 403])
    // Nobody was asked for a certificate of theirs.
    expect(asked.length).toBe(before)
    expect((await post({ SigningCertURL: `${host}/SimpleNotificationService-none.pem` })).status).toBe(503)
    const bare = await fetch(`${server.address}/webhook/mail-events/ses`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'hello',
    })
    expect(bare.status).toBe(422)
  })

  test('begin with a subscription, which is confirmed at Amazon’s own address alone', async () => {
    const SubscribeURL = `${host}/?Action=ConfirmSubscription&TopicArn=${topic}&Token=abc`
    const subscription = { Type: 'SubscriptionConfirmation', Token: 'abc', SubscribeURL } as const
    expect((await post(subscription)).status).toBe(200)
    expect(asked).toContain(SubscribeURL)
    const elsewhere = 'https://evil.example/?Action=ConfirmSubscription'
    expect((await post({ ...subscription, SubscribeURL: elsewhere })).status).toBe(422)
    expect(asked).not.toContain(elsewhere)
    expect(
      [host, 'https://sns.cn-north-1.amazonaws.com.cn/', 'https://sqs.us-east-1.amazonaws.com/'].map(isOfSns),
    ).toEqual([true, true, false])
  })
})

/** A certificate of its own key, as RFC 5280 writes one; days as `YYYYMMDD`. */
function certificateOf(
  { publicKey, privateKey }: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
  from: string,
  until: string,
): string {
  const part = (tag: number, ...parts: readonly Buffer[]): Buffer => {
    const body = Buffer.concat(parts)
    const { length } = body
    const size =
      length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256]
    return Buffer.concat([Buffer.from([tag, ...size]), body])
  }
  const sequence = (...parts: readonly Buffer[]): Buffer => part(0x30, ...parts)
  const oid = (hex: string): Buffer => part(0x06, Buffer.from(hex, 'hex'))
  const rsaWithSha256 = sequence(oid('2a864886f70d01010b'), part(0x05))
  const name = sequence(part(0x31, sequence(oid('550403'), part(0x0c, Buffer.from('sns.amazonaws.com')))))
  const instant = (day: string): Buffer => part(0x18, Buffer.from(`${day}000000Z`))
  const facts = sequence(
    part(0xa0, part(0x02, Buffer.from([2]))),
    part(0x02, Buffer.from([1])),
    rsaWithSha256,
    name,
    sequence(instant(from), instant(until)),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
  )
  const signature = sign('sha256', facts, privateKey)
  const whole = sequence(facts, rsaWithSha256, part(0x03, Buffer.from([0]), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
