import { Readable } from 'node:stream'

declare module '../../foundation/services.ts' {
  interface Services {
    /** Null where no mail server is configured. */
    readonly mailer: Mailer | null
  }
}

/** What is said of mail that was written where no mail server is configured. */
export const reachedNobody =
  'It reached nobody: no mail server is set up, so its mail is kept under Email Communications.'

/** A message as it goes out. */
export interface OutgoingMail {
  readonly to: readonly string[]
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The part of the Message-ID before the @; the same text makes the same id. */
  readonly messageId: string
  readonly files: readonly OutgoingFile[]
  /** Under which id the log tells of it (`X-Request-Id`). */
  readonly requestId: string | null
  /** Instead of the name of the usual sender. */
  readonly senderName?: string
  /** Where answers go. */
  readonly replyTo?: string
  /** The address by which a mail program takes its reader off the list in one step (RFC 8058). */
  readonly unsubscribe?: string
}

/** A file that goes with a message. */
export interface OutgoingFile {
  readonly name: string
  readonly mediaType: string
  /** The text shows it under this content id; it is not listed beside it. */
  readonly contentId: string | null
  /** Read once, when the message is sent. */
  readonly content: NodeJS.ReadableStream
}

/** Told of a call: null, or what went wrong, and how many milliseconds it took. */
type Heard = (error: unknown, took: number) => void

/** The way out to a mail server. */
export interface Mailer {
  /** @throws the mail server's error, or one of the connection */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** Milliseconds for which a mail server may be silent before an attempt has failed. */
export const patience = { connecting: 30_000, greeting: 30_000, silence: 90_000 }

/**
 * Mail by SMTP (RFC 5321).
 * @param url `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte
 * @param from the sender's address, for example `Agency Portal <portal@agency.example>`
 * @param heard told of each try: the server's answer to it, or why there was none
 */
export async function smtpMailer(url: string, from: string, heard: Heard): Promise<Mailer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(
    {
      url,
      connectionTimeout: patience.connecting,
      greetingTimeout: patience.greeting,
      socketTimeout: patience.silence,
    },
    {
      from,
      // Texts of ours only; nothing a message names is fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  )
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ messageId, to, files, senderName, requestId, unsubscribe, ...mail }) {
      const began = performance.now()
      const told = (error: unknown): void => heard(error, Math.round(performance.now() - began))
      const sending = transport.sendMail({
        ...mail,
        ...(senderName === undefined ? {} : { from: { name: senderName, address } }),
        to: [...to],
        messageId: `<${messageId}@${domain}>`,
        headers: {
          ...(requestId === null ? {} : { 'X-Request-Id': requestId }),
          ...(unsubscribe === undefined
            ? {}
            : {
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
        attachments: files.map(({ name, mediaType, content, contentId }) => ({
          filename: name,
          contentType: mediaType,
          content: Readable.from(content),
          ...(contentId === null ? {} : { cid: contentId, contentDisposition: 'inline' as const }),
        })),
      })
      await sending.then(
        () => told(null),
        (error: unknown) => {
          told(error)
          throw error
        },
      )
    },
    close: () => transport.close(),
  }
}
