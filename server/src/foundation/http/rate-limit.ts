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

/**
 * Counts what is limited: in Redis, for all processes together, or in the memory
 * of the only one. While Redis is away or slow each process counts its own.
 */
export class RateLimits {
  readonly #redis: RedisLink | null
  readonly #limiters = new Map<string, RateLimiterAbstract>()

  constructor(redis: RedisLink | null) {
    this.#redis = redis
  }

  /** @throws {Refusal} 429 with `Retry-After` when the key has used up its points */
  async take(limit: Limit, key: string, sentence = 'Too many requests.'): Promise<void> {
    try {
      await this.#of(limit).consume(key)
    } catch (refused) {
      throw tooMany(refused, sentence)
    }
  }

  /** Refuses a key that is already over its limit, without counting. */
  async check(limit: Limit, key: string, sentence: string): Promise<void> {
    const state = await this.#of(limit).get(key)
    if (state && state.remainingPoints <= 0) throw tooMany(state, sentence)
  }

  #of(limit: Limit): RateLimiterAbstract {
    const known = this.#limiters.get(limit.name)
    if (known) return known
    const options = { keyPrefix: `portal-limit:${limit.name}`, points: limit.points, duration: limit.seconds }
    const inMemory = new RateLimiterMemory(options)
    const limiter =
      this.#redis === null
        ? inMemory
        : new RateLimiterRedis({
            ...options,
            storeClient: this.#redis.counter,
            useRedisPackage: true,
            rejectIfRedisNotReady: true,
            insuranceLimiter: inMemory,
          })
    this.#limiters.set(limit.name, limiter)
    return limiter
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
