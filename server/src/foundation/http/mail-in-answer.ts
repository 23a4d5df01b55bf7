import { AsyncLocalStorage } from 'node:async_hooks'

/** What a request sets off: mail that goes out, mail of a kind that is switched off. */
type MailOfRequest = 'out' | 'off'

const watched = new AsyncLocalStorage<Set<MailOfRequest>>()

/** Notes that the request behind this writes mail, or leaves work that does; nothing where no request is behind it. */
export function noteMail(how: MailOfRequest = 'out'): void {
  watched.getStore()?.add(how)
}

/** Whether a request is behind this, whose answer tells of its mail. */
export const isAnswering = (): boolean => watched.getStore() !== undefined

/** Does what a request asks for, and tells what mail comes of it. */
export async function watchMail<T>(
  work: () => Promise<T>,
): Promise<{ value: T; mails: ReadonlySet<MailOfRequest> }> {
  const mails = new Set<MailOfRequest>()
  const value = await watched.run(mails, work)
  return { value, mails }
}

/** What the answer says of mail that reaches nobody; null where there is nothing to say. */
export function keptMail(mails: ReadonlySet<MailOfRequest>, hasServer: boolean): 'kept' | 'off' | null {
  if (mails.size > 0 && !hasServer) return 'kept'
  return mails.has('off') ? 'off' : null
}
