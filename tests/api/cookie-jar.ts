import {
  callerWith,
  demoPassword,
  emailOf,
  type Answer,
  type Caller,
  type RunningServer,
} from '../support/index.ts'

/** What a sign-in answers, as far as tests look at it. */
export interface SignedIn {
  readonly accessToken: string
  readonly alerted?: boolean
  readonly user: {
    readonly id: number
    readonly fullName: string
    readonly impersonatedBy: number | null
    readonly impersonatedUserName: string | null
    readonly clientView: { readonly id: number; readonly name: string; readonly slug: string } | null
    readonly UserType: { readonly name: string }
    readonly clients: readonly { readonly id: number }[]
  }
}

/** A browser's part in the sign-in calls: it keeps the cookies that the server sets and sends them back. */
export class CookieJar {
  readonly #server: RunningServer
  readonly #cookies = new Map<string, string>()

  constructor(server: RunningServer) {
    this.#server = server
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  /** Makes a sign-in call, as somebody where a caller is given. */
  async post<T = SignedIn>(path: string, body: unknown = {}, as: Caller | null = null): Promise<Answer<T>> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await callerWith(this.#server.url, as?.token ?? null).request<T>('POST', path, {
      body,
      ...(cookie === '' ? {} : { headers: { cookie } }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return answer
  }

  /** Signs in with the password of the demo accounts. */
  async signIn(account: string): Promise<{ caller: Caller; body: SignedIn }> {
    const { status, body } = await this.post('/users/signIn', {
      email: emailOf(account),
      password: demoPassword,
    })
    if (status !== 200) throw new Error(`${account} could not sign in: ${status}`)
    return { caller: this.callerOf(body), body }
  }

  callerOf(answer: SignedIn): Caller {
    return callerWith(this.#server.url, answer.accessToken)
  }
}
