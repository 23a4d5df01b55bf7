import { setTimeout as pause } from 'node:timers/promises'
import { signIn, type Caller } from '../support/account.ts'
import type { Tally } from './tally.ts'

/** Milliseconds after which a try is given up, as people press the button again. */
const patience = 30_000
/** Milliseconds before the next try. */
const breath = 300

/**
 * What a call is made of. Its body is made anew for each try, since a form can be sent only once, and is the same
 * each time: under one key nothing else may be asked.
 */
export interface Asked {
  readonly kind: string
  readonly method: string
  readonly path: string
  readonly body?: () => unknown
}

/** What came of a call: its answer, or why it was refused for good. */
export type Came<T> = { readonly body: T } | { readonly refused: number; readonly sentence: string }

/**
 * Somebody at work, who tries again what did not come through: with the same
 * key, so that a write is done once however often it is sent.
 */
export class Asker {
  readonly #url: string
  readonly #account: string
  readonly #tally: Tally
  #caller: Promise<Caller> | null = null

  constructor(url: string, account: string, tally: Tally) {
    this.#url = url
    this.#account = account
    this.#tally = tally
  }

  /** The present session's token. */
  async token(): Promise<string> {
    return (await this.#signedIn()).token ?? ''
  }

  /** @param until asked between two tries; the call is left when it says no */
  async ask<T>({ kind, method, path, body }: Asked, until: () => boolean): Promise<Came<T>> {
    const headers = method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }
    return this.#tried<T>(kind, until, async (caller) => {
      const given = body?.()
      const options = { headers, ...(given === undefined ? {} : { body: given }) }
      const answer = await caller.request<T & { message?: string }>(method, path, options)
      return { ...answer, sentence: answer.body?.message ?? '' }
    })
  }

  /** Asks for an answer that comes bit by bit; one that breaks off is asked for again. */
  async stream(kind: string, url: string, body: unknown, until: () => boolean): Promise<void> {
    await this.#tried(kind, until, async ({ token }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
      const text = await response.text()
      if (response.ok && !text.includes('"type":"end"'))
        throw new Error('The answer broke off before its end.')
      const sentence = response.ok ? '' : (JSON.parse(text) as { message?: string }).message
      return { status: response.status, body: null, sentence: sentence ?? '' }
    })
  }

  async #tried<T>(
    kind: string,
    until: () => boolean,
    attempt: (caller: Caller) => Promise<{ status: number; body: T; sentence: string }>,
  ): Promise<Came<T>> {
    const begun = performance.now()
    let last: Came<T> = { refused: 0, sentence: 'not asked' }
    while (until()) {
      const since = performance.now()
      try {
        const { status, body, sentence } = await within(this.#signedIn().then(attempt))
        const now = performance.now()
        if (status < 300) {
          this.#tally.answered(kind, now - since, now - begun)
          return { body }
        }
        last = { refused: status, sentence }
        if (status === 401) this.#caller = null
        else this.#tally.heard(status, sentence)
        if (status < 500 && ![401, 429].includes(status)) return last
      } catch (error) {
        last = { refused: 0, sentence: whyNot(error) }
        this.#tally.heard(0, last.sentence)
      }
      await pause(breath)
    }
    return last
  }

  #signedIn(): Promise<Caller> {
    this.#caller ??= signIn(this.#url, this.#account).catch((error: unknown) => {
      this.#caller = null
      throw error
    })
    return this.#caller
  }
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patience / 1000} s`)), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
