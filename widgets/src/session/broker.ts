import { ApiError } from '@portal/core/contract/api-error'
import { createClient, type Client } from '@portal/core/contract/client'
import type { Answer } from '@portal/core/calls'
import type { WidgetName } from '@portal/core/embed/widgets'
import { atom, type ReadableAtom } from 'nanostores'

type WidgetSession = Answer<'embed.createSession'>

/** A widget's sign-in: who it is, and the client through which it calls. */
export interface Broker {
  readonly client: Client
  readonly $user: ReadableAtom<WidgetSession['user'] | null>
  /**
   * Signs in through a pop-up of the portal. Must be called while a click is
   * handled, or the browser blocks the pop-up.
   * @returns false when it was closed or blocked
   */
  signIn(): Promise<boolean>
  /** Forgets the session here and on the server. */
  signOut(): Promise<void>
}

/** Milliseconds before its end at which a token is replaced, and for which a replacement may take. */
const renewBefore = 30_000
const renewalTimeout = 10_000

/**
 * The session of a widget on a foreign page. The token lives in this closure
 * only: never in an address, a cookie or a storage.
 *
 * @param portal origin of the portal, from which the widget's own code came
 */
export function createBroker(portal: string, widget: WidgetName): Broker {
  const $user = atom<WidgetSession['user'] | null>(null)
  let held: { token: string; expiresAt: number } | null = null
  let renewal: Promise<string | null> | null = null

  const take = (session: WidgetSession): string => {
    held = { token: session.token, expiresAt: Date.now() + session.expiresIn * 1000 }
    $user.set(session.user)
    return session.token
  }
  const drop = (): void => {
    held = null
    $user.set(null)
  }
  const token = async (): Promise<string | null> => {
    if (!held) return null
    if (held.expiresAt - Date.now() > renewBefore) return held.token
    renewal ??= renew(held.token).finally(() => {
      renewal = null
    })
    return renewal
  }
  /** Replaces the token through itself while it is still good; a session that has ended is dropped. */
  const renew = async (old: string): Promise<string | null> => {
    const renewing = createClient({ ...settings, token: async () => old })
    try {
      return take(
        await renewing.call('embed.refreshSession', { signal: AbortSignal.timeout(renewalTimeout) }),
      )
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
        drop()
        return null
      }
      return old
    }
  }
  const settings = {
    base: `${portal}/api`,
    host: new URL(portal).host,
    token,
    impersonatedBy: () => null,
    onUnauthenticated: drop,
  }
  const client = createClient(settings)

  return {
    client,
    $user,
    async signIn() {
      const session = await signInByPopup(portal, widget)
      if (session) take(session)
      return session !== null
    },
    async signOut() {
      if (held) await client.call('embed.endSession').catch(() => undefined)
      drop()
    },
  }
}

/** How often it is looked whether the pop-up was closed without signing in, in milliseconds; only while it is open. */
const lookEvery = 400

function signInByPopup(portal: string, widget: WidgetName): Promise<WidgetSession | null> {
  const state = crypto.randomUUID()
  const query = new URLSearchParams({ widget, origin: location.origin, state })
  const popup = window.open(
    `${portal}/embed/sign-in?${query.toString()}`,
    'agency-portal-sign-in',
    'popup,width=460,height=640',
  )
  if (!popup) return Promise.resolve(null)
  return new Promise((resolve) => {
    const finish = (session: WidgetSession | null): void => {
      clearInterval(watch)
      window.removeEventListener('message', listen)
      resolve(session)
    }
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== portal || event.source !== popup) return
      const answer = answerIn(event.data)
      if (answer?.state === state) finish(answer.session)
    }
    const watch = setInterval(() => {
      if (popup.closed) finish(null)
    }, lookEvery)
    window.addEventListener('message', listen)
  })
}

/** What the pop-up posts: the message's type names us, the state is the one this sign-in began with. */
export interface PopupAnswer {
  readonly type: 'agency-portal:embed-session'
  readonly state: string
  readonly session: WidgetSession
}

function answerIn(data: unknown): PopupAnswer | null {
  if (
    typeof data !== 'object' ||
    data === null ||
    !('type' in data) ||
    data.type !== 'agency-portal:embed-session'
  )
    return null
  const { state, session } = data as Partial<PopupAnswer>
  return typeof state === 'string' &&
    typeof session?.token === 'string' &&
    typeof session.expiresIn === 'number'
    ? { type: data.type, state, session }
    : null
}
