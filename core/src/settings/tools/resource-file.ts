/** The file of a resource: bytes at most, and how many. */
export const resourceFile = { each: 100 * 1024 * 1024, count: 1 } as const
