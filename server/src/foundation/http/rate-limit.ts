import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { RedisLink } from '../database/redis.ts'
import { Refusal } from './refusal.ts'

/** How often something may be done by one key: a person, an address, a link. */
export interface Limit {
  /** Unlike that of any other limit. */
  readonly name: string
  readonly points: number
  /** The time over which they are counted. */
  readonly seconds: number
}

/** Requests a minute. */
export const perMinute = (name: string, points: number): Limit => ({ name, points, seconds: 60 })

/** Milliseconds that Redis may take for a count before a process counts by itself. */
const patience = 500
/** Milliseconds for which a Redis that was late is not asked again, so that one call waits for it and not each. */
const aside = 5_000

/** What counts one limit. */
interface Counters {
  readonly here: RateLimiterAbstract
  /** For all processes; null where there is only this one. */
  readonly together: RateLimiterAbstract | null
}

/**
 * Counts what is limited: in Redis, for all processes together, or in the memory
 * of the only one. While Redis is away or slow each process counts its own.
 */
export class RateLimits {
  readonly #redis: RedisLink | null
  readonly #counters = new Map<string, Counters>()
  #askedAgainAt = 0

  constructor(redis: RedisLink | null) {
    this.#redis = redis
  }

  /** @throws {Refusal} 429 with `Retry-After` when the key has used up its points */
  async take(limit: Limit, key: string, sentence = 'Too many requests.'): Promise<void> {
    try {
      await this.#counted(limit, (counter) => counter.consume(key))
    } catch (refused) {
      throw tooMany(refused, sentence)
    }
  }

  /** Gives a point back that was taken before it was known whether it counts. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    await this.#counted(limit, (counter) => counter.reward(key))
  }

  /** @throws {RateLimiterRes} when the points are used up, whoever counts */
  async #counted<T>(limit: Limit, count: (counter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    const { here, together } = this.#of(limit)
    if (together === null || performance.now() < this.#askedAgainAt) return count(here)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience)
    })
    try {
      const counted = await Promise.race([count(together).then((value) => ({ value })), late])
      if (counted !== null) return counted.value
      this.#askedAgainAt = performance.now() + aside
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw refused
    } finally {
      clearTimeout(timer)
    }
    return count(here)
  }

  #of(limit: Limit): Counters {
    const known = this.#counters.get(limit.name)
    if (known) return known
    const options = { keyPrefix: `portal-limit:${limit.name}`, points: limit.points, duration: limit.seconds }
    const counters: Counters = {
      here: new RateLimiterMemory(options),
      together:
        this.#redis &&
        new RateLimiterRedis({
          ...options,
          storeClient: this.#redis.counter,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
        }),
    }
    this.#counters.set(limit.name, counters)
    return counters
  }
}

function tooMany(state: unknown, sentence: string): Refusal {
  return tooManyRequests(sentence, state instanceof RateLimiterRes ? state.msBeforeNext / 1000 : 60)
}

/** 429, with the wait in words and in `Retry-After`. */
export function tooManyRequests(sentence: string, secondsToWait: number): Refusal {
  const seconds = Math.max(1, Math.ceil(secondsToWait))
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new Refusal('too-many-requests', `${sentence} Please try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
