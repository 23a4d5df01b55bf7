/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low, high] = [sorted[middle - 1] ?? Number.NaN, sorted[middle] ?? Number.NaN]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

/** The value below which a share of the numbers lies. */
export function percentile(values: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export interface Compared {
  readonly ours: number
  readonly reference: number
  /** The median of the rounds' own ratios: what disturbs a machine disturbs both sides of a round. */
  readonly ratio: number
}

/**
 * Measures two things in turns, the order changing from round to round.
 *
 * @param measure each answers one number: requests a second, milliseconds, bytes
 */
export async function inRounds(
  rounds: number,
  measure: { readonly ours: () => Promise<number>; readonly reference: () => Promise<number> },
): Promise<Compared> {
  const ours: number[] = []
  const reference: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      ours.push(await measure.ours())
      reference.push(await measure.reference())
    } else {
      reference.push(await measure.reference())
      ours.push(await measure.ours())
    }
  }
  return {
    ours: median(ours),
    reference: median(reference),
    ratio: median(ours.map((value, index) => value / (reference[index] ?? Number.NaN))),
  }
}

/** How cost grows with size: 0 not at all, 1 in proportion. */
export const exponent = (small: number, large: number, factor: number): number =>
  Math.log(large / small) / Math.log(factor)

/** Milliseconds that some work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
