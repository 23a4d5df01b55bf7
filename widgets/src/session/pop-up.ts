import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import type { WidgetName } from '@portal/core/access/embed/widgets'

type Session = Answer<'embed.createSession'>

/** How a page gets a session for its widgets; null when nobody signed in. */
export type SignInWay = (
  portal: string,
  widgets: readonly WidgetName[],
  client: Client,
) => Promise<Session | null>

/** What a page keeps for itself, and what the portal knows it by (RFC 7636, S256). */
export interface Proof {
  readonly verifier: string
  readonly challenge: string
}

const base64url = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Makes a proof for one sign-in. */
export async function createProof(): Promise<Proof> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const made = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64url(made) }
}

/** Hands in the code that the window shows to a page which it cannot reach. */
export const signInByCode =
  (code: string, { verifier }: Proof): SignInWay =>
  (_portal, widgets, client) =>
    client.call('embed.createSession', {
      body: { widgets: [...widgets], origin: location.origin, code, verifier },
    })

/** The window that was opened last. */
let latest: Window | null = null

/** Brings it above the others. */
export const showWindow = (): void => latest?.focus()

/** What the pop-up posts: the message's type names us, the state is the one this sign-in began with. */
interface PopupAnswer {
  readonly type: 'agency-portal:embed-session'
  readonly state: string
  readonly session: Session
}

/** How often it is looked whether the pop-up was closed without signing in, in milliseconds; only while it is open. */
const lookEvery = 400

/**
 * Signs in through a pop-up of the portal. Must be called while a click is
 * handled, or the browser blocks it. Only a message of that very window, from
 * the portal's origin, with the state of this sign-in is believed.
 * @returns null when it was closed or blocked
 */
export function signInByPopup(
  portal: string,
  widgets: readonly string[],
  { challenge }: Proof,
): Promise<Session | null> {
  const state = crypto.randomUUID()
  const query = new URLSearchParams({
    widgets: widgets.join(','),
    origin: location.origin,
    state,
    challenge,
  })
  const popup = window.open(
    `${portal}/embed/sign-in?${query.toString()}`,
    'agency-portal-sign-in',
    'popup,width=460,height=640',
  )
  latest = popup
  if (!popup) return Promise.resolve(null)
  return new Promise((resolve) => {
    const finish = (session: Session | null): void => {
      clearInterval(watch)
      window.removeEventListener('message', listen)
      resolve(session)
    }
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== portal || event.source !== popup) return
      const answer = answerIn(event.data)
      if (answer?.state !== state) return
      // It waits for this before it closes: what a closed window has posted may come late, or from nowhere.
      popup.postMessage({ type: 'agency-portal:embed-session-taken', state }, portal)
      finish(answer.session)
    }
    const watch = setInterval(() => {
      if (popup.closed) finish(null)
    }, lookEvery)
    window.addEventListener('message', listen)
  })
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
  return typeof state === 'string' && typeof session?.token === 'string' && typeof session.tokens === 'object'
    ? { type: data.type, state, session }
    : null
}
