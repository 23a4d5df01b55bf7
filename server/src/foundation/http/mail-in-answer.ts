import { AsyncLocalStorage } from 'node:async_hooks'

/** Whether what a request sets off writes mail. */
const watched = new AsyncLocalStorage<{ mails: boolean }>()

/** Notes that the request behind this writes mail, or leaves work that does; nothing where no request is behind it. */
export function noteMail(): void {
  const request = watched.getStore()
  if (request) request.mails = true
}

/** Does what a request asks for, and tells whether mail comes of it. */
export async function watchMail<T>(work: () => Promise<T>): Promise<{ value: T; mails: boolean }> {
  const request = { mails: false }
  const value = await watched.run(request, work)
  return { value, mails: request.mails }
}
