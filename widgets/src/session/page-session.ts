import { ApiError, notSignedIn } from '@portal/core/foundation/contract/api-error'
import { createClient, type CallOptions, type Client, type ClientSettings } from '@portal/core/client'
import { facts } from '@portal/core/foundation/contract/facts.generated'
import type { Answer, CallName } from '@portal/core/calls'
import { isOpenWidget, widgetNames } from '@portal/core/access/embed/names'
import type { ElementName, WidgetName } from '@portal/core/access/embed/widgets'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { attempts } from './attempts.ts'
import { identityOf, type Identify } from './identity.ts'
import type { SignInWay } from './pop-up.ts'

type Session = Answer<'embed.createSession'>

/** The sign-in of a page: one for all of its widgets. */
export interface PageSession {
  /** Who is signed in. Stays while a session that has ended is being renewed. */
  readonly $user: ReadableAtom<Session['user'] | null>
  /** Somebody must sign in before a call can go on. */
  readonly $wanted: ReadableAtom<boolean>
  /** What the page's own identification failed with, as a sentence. */
  readonly $problem: ReadableAtom<string | null>
  /** The tenant's own color; null until it is known, and where it has none. */
  readonly $color: WritableAtom<string | null>
  /** The client of a widget, with its own token. */
  clientOf(widget: ElementName): Client
  /** Signs in by what the page's server says, if it says anything; not after a sign-out, until somebody opens a widget or the page names its user anew. */
  identify(): Promise<boolean>
  /** The same, and asks the person otherwise. */
  want(): void
  /**
   * Signs in through the window of the portal.
   * @param ask opens it, while a click is handled, or hands a code in: its code comes with what offers to sign in
   * @returns false when it was closed or blocked
   * @throws {ApiError} when a code is refused
   */
  signIn(ask: SignInWay): Promise<boolean>
  /** Gives up waiting for a sign-in: the calls that waited fail. */
  dismiss(): void
  /** Ends the session here and on the server, and forgets what its person wrote on this page's origin; everybody's, where it is not known who that was. */
  signOut(): Promise<void>
  /** Tells of each call when it is answered: its name, what came of it and the milliseconds that it took. */
  onCall(tell: (line: string) => void): void
  /** Tells when somebody signs out, before they are gone. @returns ends it */
  onSignedOut(tell: () => void): () => void
}

interface Held {
  readonly session: Session
  /** When the tokens of the widgets end, by this machine's clock. */
  readonly endsAt: number
  /** The identification by which it was opened; null after the pop-up. */
  readonly by: Identify | null
}

/** Milliseconds before its end at which a token is replaced, and for which that may take. */
const renewBefore = 30_000
const renewalTimeout = 10_000

/**
 * The session of the widgets of a page. Tokens live in this closure only:
 * never in an address, a cookie or a storage. Nothing runs while nobody calls:
 * a token is replaced when a call finds it about to end.
 *
 * @param portal origin of the portal, from which the widgets' own code came
 */
export function createPageSession(portal: string): PageSession {
  const $user = atom<Session['user'] | null>(null)
  const $wanted = atom(false)
  const $problem = atom<string | null>(null)
  const $color = atom<string | null>(null)
  const widgets = new Set<WidgetName>()
  const waiting = new Set<(signedIn: boolean) => void>()
  /** The widgets that ask, and those whose elements are in the page and whose code is still on its way. */
  const here = (): WidgetName[] =>
    widgetNames.filter((name) => widgets.has(name) || document.querySelector(`agency-${name}`) !== null)
  const leaving = new Set<() => void>()
  let onCall: ((line: string) => void) | null = null
  const told = <T>(name: string, answer: Promise<T>): Promise<T> => {
    const tell = onCall
    const begun = Date.now()
    const end = (outcome: string): void => tell?.(`${name} ${outcome} ${Date.now() - begun} ms`)
    if (tell)
      answer.then(
        () => end('ok'),
        (error: unknown) => end(error instanceof ApiError ? `${error.status} ${error.code}` : 'failed'),
      )
    return answer
  }
  let held: Held | null = null
  /** How the page named its user when that one signed out: until somebody opens a widget, nobody is signed in by it again. */
  let left: { readonly by: Identify | null } | null = null
  let stay = new AbortController()
  const untilLeft = (given: AbortSignal | undefined): AbortSignal =>
    given ? AbortSignal.any([given, stay.signal]) : stay.signal
  const isLeft = (): boolean => left !== null && left.by === identityOf()
  let renewal: Promise<void> | null = null
  let identifying: Promise<boolean> | null = null

  const settingsFor = (
    token: () => Promise<string | null>,
    onUnauthenticated = () => {},
  ): ClientSettings => ({
    base: `${portal}/api`,
    facts: (name) => facts[name],
    host: new URL(portal).host,
    token,
    impersonatedBy: () => null,
    onUnauthenticated,
  })
  /** For what opens and renews the session itself. */
  const bare = createClient(settingsFor(async () => held?.session.token ?? null))
  const anonymous = createClient(settingsFor(async () => null))

  const take = (session: Session, by: Identify | null): void => {
    held = { session, endsAt: Date.now() + session.expiresIn * 1000, by }
    $problem.set(null)
    $color.set(session.primaryColor)
    $user.set(session.user)
    settle(true)
  }
  const settle = (signedIn: boolean): void => {
    $wanted.set(false)
    for (const go of [...waiting]) go(signedIn)
    waiting.clear()
  }
  const isGood = ({ session, endsAt }: Held, widget: WidgetName): boolean =>
    session.tokens[widget] !== undefined && endsAt - Date.now() > renewBefore

  /** One renewal for all who ask meanwhile. */
  const renew = (): Promise<void> => {
    const before = held
    renewal ??= attempts(async () => {
      const session = await bare.call('embed.refreshSession', {
        body: { widgets: here() },
        signal: AbortSignal.timeout(renewalTimeout),
      })
      if (held && held === before) take(session, held.by)
    }, isFinal)
      .catch((error: unknown) => {
        if (held !== before) return
        if (isOver(error)) held = null
        // What is left of the old token is used up before a call fails.
        else if (!held || held.endsAt <= Date.now()) throw error
      })
      .finally(() => {
        renewal = null
      })
    return renewal
  }

  const identify = (): Promise<boolean> => {
    const by = identityOf()
    if (!by) return Promise.resolve(false)
    identifying ??= attempts(async () => {
      const assertion = await by()
      if (!assertion) return false
      const session = await anonymous.call('embed.createSession', {
        body: { widgets: here(), origin: location.origin, assertion },
        signal: AbortSignal.timeout(renewalTimeout),
      })
      // Somebody has signed out meanwhile.
      if (isLeft()) return false
      take(session, by)
      return true
    }, isFinal)
      .catch((error: unknown) => {
        $problem.set(error instanceof Error ? error.message : String(error))
        return false
      })
      .finally(() => {
        identifying = null
      })
    return identifying
  }

  /** The token of a widget: the one there is, a new one, or one by the page's own identification. */
  const tokenFor = async (widget: WidgetName): Promise<string | null> => {
    // The page now names its user in another way: whoever was here before may be someone else.
    if (held && held.by !== null && held.by !== identityOf()) held = null
    if (held && !isGood(held, widget)) await renew()
    if (!held && !isLeft()) await identify()
    return held?.session.tokens[widget] ?? null
  }

  /** Waits until somebody has signed in, or does not want to. */
  const untilSignedIn = (): Promise<boolean> => {
    $wanted.set(true)
    return new Promise((resolve) => waiting.add(resolve))
  }

  /** Makes a call; when its session has ended, once more after that was renewed or somebody signed in. */
  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = held
    const who = $user.get()?.id
    try {
      return await work()
    } catch (error) {
      if (!isOver(error) || isLeft()) throw error
      // Another call may have noticed first.
      if (held === before) held = null
      const here = held !== null || (await identify()) || (await untilSignedIn())
      if (!here)
        throw isLeft()
          ? new ApiError(0, 'aborted', 'They have signed out.')
          : new ApiError(401, notSignedIn, notSignedInMessage)
      // What one person began is never finished in the name of another.
      if (who !== undefined && who !== $user.get()?.id) throw error
      return work()
    }
  }

  return {
    $user,
    $wanted,
    $problem,
    $color,
    clientOf(widget) {
      if (isOpenWidget(widget)) return anonymous
      widgets.add(widget)
      const client = createClient(settingsFor(() => tokenFor(widget)))
      return {
        base: client.base,
        call: <N extends CallName>(name: N, options?: CallOptions<N>) => {
          // The repetition is the same write, not a second one.
          const keyed = { idempotencyKey: crypto.randomUUID(), ...options }
          return told(
            name,
            again(() => client.call(name, keyed)),
          )
        },
        // An answer that goes on coming ends with the session.
        stream: (name, options) =>
          again(() => client.stream(name, { ...options, signal: untilLeft(options?.signal) })),
        response: (name, options) => again(() => client.response(name, options)),
      }
    },
    async identify() {
      return held !== null || (!isLeft() && identify())
    },
    want() {
      left = null
      if (held) return
      void identify().then((known) => {
        if (!known) $wanted.set(true)
      })
    },
    async signIn(ask) {
      left = null
      const session = await ask(portal, here(), anonymous)
      if (isLeft()) return false
      if (session) take(session, null)
      return session !== null
    },
    dismiss: () => settle(false),
    async signOut() {
      const token = held?.session.token
      const person = $user.get()?.id ?? null
      left = { by: identityOf() }
      held = null
      stay.abort()
      stay = new AbortController()
      for (const tell of [...leaving]) tell()
      settle(false)
      $problem.set(null)
      $user.set(null)
      const forget = async (): Promise<void> => {
        const { forgetJournal } = await import('../drafts/store.ts')
        await forgetJournal(`${portal}/api`, person)
      }
      const end = async (): Promise<void> => {
        if (token !== undefined) await createClient(settingsFor(async () => token)).call('embed.endSession')
      }
      await Promise.allSettled([forget(), end()])
    },
    onCall(tell) {
      onCall = tell
    },
    onSignedOut(tell) {
      leaving.add(tell)
      return () => void leaving.delete(tell)
    },
  }
}

const notSignedInMessage = 'You are not signed in. Nothing is lost: try again, and sign in.'

/** The session is over, or was never there. */
const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** The server has answered, and would answer the same again. */
const isFinal = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.fromServer && error.status < 500 && error.status !== 429)
