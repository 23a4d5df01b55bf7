import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

/** Counts requests a minute by key. In memory: each process counts its own. */
export class RateLimit {
  readonly #limiter: RateLimiterMemory

  constructor(points: number, seconds = 60) {
    this.#limiter = new RateLimiterMemory({ points, duration: seconds })
  }

  /** @throws {Refusal} 429 with `Retry-After` when the key has used up its requests */
  async take(key: string, sentence = 'Too many requests.'): Promise<void> {
    try {
      await this.#limiter.consume(key)
    } catch (refused) {
      throw tooMany(refused, sentence)
    }
  }

  /** Refuses a key that is already over its limit, without counting. */
  async check(key: string, sentence: string): Promise<void> {
    const state = await this.#limiter.get(key)
    if (state && state.remainingPoints <= 0) throw tooMany(state, sentence)
  }

  /** Forgets a key, for example after a correct password. */
  async clear(key: string): Promise<void> {
    await this.#limiter.delete(key)
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
