import { verify, X509Certificate } from 'node:crypto'

/** A message of Amazon's notification service (SNS), as it posts it to an address. */
export interface SnsMessage {
  readonly Type: 'Notification' | 'SubscriptionConfirmation' | 'UnsubscribeConfirmation'
  readonly MessageId: string
  readonly TopicArn: string
  readonly Message: string
  readonly Timestamp: string
  readonly SignatureVersion: string
  readonly Signature: string
  readonly SigningCertURL: string
  readonly Subject?: string
  readonly SubscribeURL?: string
  readonly Token?: string
}

const types: readonly string[] = ['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']
const needed = [
  'Type',
  'MessageId',
  'TopicArn',
  'Message',
  'Timestamp',
  'SignatureVersion',
  'Signature',
  'SigningCertURL',
] as const
const further = ['Subject', 'SubscribeURL', 'Token'] as const

/** A body as a message; null for what is none. */
export function snsMessage(payload: string): SnsMessage | null {
  let read: unknown
  try {
    read = JSON.parse(payload)
  } catch {
    return null
  }
  const of = new Map<string, unknown>(typeof read === 'object' && read !== null ? Object.entries(read) : [])
  const texts = [...needed, ...further].flatMap((name): [string, string][] => {
    const value = of.get(name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  const found = Object.fromEntries(texts)
  const isWhole = needed.every((name) => found[name] !== undefined) && types.includes(found['Type'] ?? '')
  return isWhole ? (found as unknown as SnsMessage) : null
}

/** Whether an address is the service's own: nobody else is asked for a certificate, or to confirm. */
export function isOfSns(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(hostname)
  )
}

/** Whether an address is that of a certificate by which the service signs. */
export const isCertificateOfSns = (address: string): boolean =>
  isOfSns(address) && /^\/SimpleNotificationService-[\w-]+\.pem$/.test(new URL(address).pathname)

/** The fields that are signed, in their order. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const satisfies Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]>

/** What is signed of a message: each field that it has with its name, a line each. */
export const signedText = (message: SnsMessage): string =>
  signedFields[message.Type]
    .flatMap((name) => {
      const value = message[name]
      return value === undefined ? [] : [`${name}\n${value}\n`]
    })
    .join('')

/** By the version of a signature; the first is what a topic has where nobody chose. */
const hashes: Readonly<Record<string, string>> = { '1': 'sha1', '2': 'sha256' }

/** Whether whoever holds the certificate signed a message, while it is valid. */
export function isSignedBy(pem: string, message: SnsMessage, now: Date = new Date()): boolean {
  const hash = hashes[message.SignatureVersion]
  if (hash === undefined) return false
  try {
    const certificate = new X509Certificate(pem)
    if (now < new Date(certificate.validFrom) || now > new Date(certificate.validTo)) return false
    const signature = Buffer.from(message.Signature, 'base64')
    return verify(hash, Buffer.from(signedText(message)), certificate.publicKey, signature)
  } catch {
    return false
  }
}
