import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A real mail server on this machine, and what arrived there. */
export interface MailServer extends AsyncDisposable {
  /** For `SMTP_URL`. */
  readonly url: string
  readonly mails: readonly ParsedMail[]
  /** The next mail to an address that was not asked for yet, with a subject if one is given; waits for it. */
  next(to: string, subject?: RegExp): Promise<ParsedMail>
  stop(): Promise<void>
}

/** Milliseconds within which a mail that was sent must be here. */
const patience = 60_000

/** Starts a mail server that takes everything. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ParsedMail[] = []
  const taken = new Set<ParsedMail>()
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      simpleParser(stream).then(
        (mail) => {
          mails.push(mail)
          done()
          for (const look of waiting) look()
        },
        (error: Error) => done(error),
      )
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const stop = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()))
  const find = (to: string, subject: RegExp): ParsedMail | undefined =>
    mails.find(
      (mail) => !taken.has(mail) && addressesOf(mail).includes(to) && subject.test(mail.subject ?? ''),
    )
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next: (to, subject = /./) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(look)
          reject(
            new Error(
              `No mail to ${to} with ${String(subject)}; there were: ${mails.map((mail) => `${addressesOf(mail).join()} ${mail.subject}`).join('; ')}`,
            ),
          )
        }, patience)
        const look = (): void => {
          const mail = find(to, subject)
          if (!mail) return
          taken.add(mail)
          clearTimeout(late)
          waiting.delete(look)
          resolve(mail)
        }
        waiting.add(look)
        look()
      }),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

function addressesOf({ to }: ParsedMail): string[] {
  const lists = to === undefined ? [] : Array.isArray(to) ? to : [to]
  return lists.flatMap(({ value }) => value.map(({ address }) => address ?? ''))
}

/** The first address that a mail's text links to. */
export const linkIn = (mail: ParsedMail): string => /https?:\/\/[^\s)]+/.exec(mail.text ?? '')?.[0] ?? ''
