/** Numbers that look random and are the same on every machine for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  chance(probability: number): boolean
  /** @throws {RangeError} for an empty list */
  pick<T>(list: readonly T[]): T
  /** `count` different elements, in random order; all of them when there are fewer. */
  several<T>(list: readonly T[], count: number): readonly T[]
}

/** Mulberry32: 32 bits of state, evenly distributed, as fast as it needs to be. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(list: readonly T[]): T => {
    const [found] = list.slice(Math.floor(next() * list.length)).slice(0, 1)
    if (found === undefined) throw new RangeError('There is nothing to pick from.')
    return found
  }
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick,
    several: (list, count) => {
      const left = [...list]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat()
    },
  }
}
