/** Co-op files are under 10 MB each. */
export const coopFileLimits = { each: 10 * 1024 * 1024, count: 20 } as const
