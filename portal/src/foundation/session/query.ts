import { nanoquery } from '@nanostores/query'
import type { Answer, CallName } from '@portal/core/calls'
import type { ApiError } from '@portal/core/foundation/contract/api-error'
import type { CallOptions } from '@portal/core/client'
import { atom } from 'nanostores'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { onConflict } from '../errors/conflict.ts'
import { client, session } from './session.ts'
import { readsUnderWay } from './under-way.ts'

/** What a screen knows of a call it reads. */
export interface Reading<T> {
  readonly data: T | undefined
  readonly error: ApiError | undefined
  /** True while there is nothing to show yet, or newer data is on its way. */
  readonly loading: boolean
  retry(): void
  /** Reads again past what the server kept or a copy knew, for calls that take `breakCache`. */
  renew(): void
}

/** Milliseconds for which answers serve every new reader; long for what is large and named by whoever changes it. */
const serves = 2_000
const servesLonger: { readonly [N in CallName]?: number } = { 'clients.simpleList': 5 * 60_000 }

const cache: NonNullable<Parameters<typeof nanoquery>[0]>['cache'] & object = new Map()

// What one person read is never shown to the next.
let reader = session.$user.get()?.id ?? null
session.$user.listen((user) => {
  const next = user?.id ?? null
  if (next !== reader) {
    cache.clear()
    reads.forget()
  }
  reader = next
})

// The client has its own retries; a store that retried as well would multiply them.
const [createReading, , { invalidateKeys, revalidateKeys }] = nanoquery({
  cache,
  onErrorRetry: null,
  dedupeTime: serves,
  cacheLifetime: 5 * 60_000,
  revalidateOnFocus: false,
})

const reads = readsUnderWay((key) => revalidateKeys(key))

/** What is read past what the server kept when it is read next, whoever reads it. */
const past = new Set<string>()

// Nothing is read for a window that nobody looks at: what was missed, or has changed meanwhile, is read when somebody does.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return
  revalidateKeys((key: string) => (cache.get(key)?.created ?? 0) <= 0)
})

const separator = '\n'

const keyOf = (name: CallName, options: unknown): string => `${name}${separator}${JSON.stringify(options)}`

/**
 * Reads a call for a component, sharing the answer with everyone who reads the
 * same. The last answer stays visible while a newer one is fetched.
 *
 * @param options null: not yet, for example while an id is unknown
 */
export function useCall<N extends CallName>(
  name: N,
  options: CallOptions<N> | null = {},
): Reading<Answer<N>> {
  const key = options === null ? null : keyOf(name, options)
  const { store, listen, now, renew } = useMemo(() => readingOf(name, key ?? ''), [key, name])
  const { data: held, error, loading } = useSyncExternalStore(listen, now)
  const last = useRef<{ readonly key: string | null; readonly data: Answer<N> } | null>(null)
  if (held !== undefined) last.current = { key, data: held }
  // A write may have thrown the answer away: what is shown, a half filled form say, stays until the next one is there.
  const kept = last.current?.key === key ? last.current.data : undefined
  const data = held ?? (error === undefined ? kept : undefined)
  return {
    data,
    error,
    loading: loading || (data === undefined && error === undefined && key !== null),
    retry: store.revalidate,
    renew,
  }
}

/**
 * What a component reads a call through, and how it is read past what is kept.
 * @param key empty where nothing is to be read yet
 */
function readingOf<N extends CallName>(name: N, key: string) {
  const lasts = servesLonger[name] ?? serves
  const call = (): Promise<Answer<N>> => {
    const options: { query?: object } = JSON.parse(key.slice(name.length + separator.length))
    if (past.delete(key)) options.query = { ...options.query, breakCache: true }
    return client.call(name, options as CallOptions<N>)
  }
  // A drawing may be thrown away: what it needs is on its way, and nobody is told.
  if (key && !document.hidden && (cache.get(key)?.created ?? 0) + lasts <= Date.now()) reads.ahead(key, call)
  const store = createReading<Answer<N>, ApiError>([atom(key || null)], {
    dedupeTime: lasts,
    fetcher: () => reads.read(key, call),
  })
  return {
    store,
    // Asked for once the component stands, and not while it is drawn: whoever has read the same is told of it, which
    // begins the drawing of a screen anew, on a slow machine over and over.
    listen: store.listen,
    // It has one from its beginning.
    now: () => store.value as NonNullable<typeof store.value>,
    renew() {
      past.add(key)
      again((other) => other === key)
    },
  }
}

/** Reads again whatever comes from these calls: what a write names after it succeeded. `budgets` stands for all of its calls. */
export function invalidate(...namesOrAreas: readonly (CallName | Area)[]): void {
  const touched = of(namesOrAreas)
  reads.overtake(touched)
  invalidateKeys(touched)
}

/** Reads again, keeping what is shown until the new answer is there. */
export function refresh(...namesOrAreas: readonly (CallName | Area)[]): void {
  again(of(namesOrAreas))
}

/** What is on its way already is of before, and is followed by one that is not. */
function again(touched: (key: string) => boolean): void {
  reads.overtake(touched)
  revalidateKeys(touched)
}

onConflict(() => again(() => true))

const ofMany = new Set<CallName>()

/** A call that answers of records of many kinds, a count of each say: it is read again whichever of them was written. */
export const readsOfMany = (name: CallName): void => void ofMany.add(name)

const of =
  (namesOrAreas: readonly (CallName | Area)[]) =>
  (key: string): boolean =>
    [...ofMany, ...namesOrAreas].some((one) => key.startsWith(`${one}${one.includes('.') ? separator : '.'}`))

/** What the calls of one kind of record begin with: `budgets`. */
export type Area = CallName extends infer N ? (N extends `${infer A}.${string}` ? A : never) : never
