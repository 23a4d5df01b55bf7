/** How a client stands, by its health of 0 to 100. */
export const healthBands = ['Good', 'Watch', 'At Risk'] as const
export type HealthBand = (typeof healthBands)[number]

/** The lowest score of each band. */
export const lowestOf = { Good: 80, Watch: 60, 'At Risk': 0 } as const satisfies Record<HealthBand, number>

/** The band of a score from 0 to 100. */
export const bandOf = (score: number): HealthBand =>
  score >= lowestOf.Good ? 'Good' : score >= lowestOf.Watch ? 'Watch' : 'At Risk'
