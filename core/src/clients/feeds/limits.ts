/** Bytes of a feed, packed or not: some 100,000 vehicles. */
export const mostFeedBytes = 200 * 1024 * 1024

/** A file of vehicles that somebody puts in. */
export const feedFile = { each: mostFeedBytes, count: 1, read: true } as const

/** Vehicles of one feed. */
export const mostVehicles = 100_000

/** From so many vehicles on, fewer than half of them overnight is no sale but a broken feed. */
export const suspiciousFrom = 10
