/** A file of corrections. */
export const overrideUpload = { each: 10 * 1024 * 1024, count: 1, read: true } as const

/** Lines of one file. */
export const mostOverrideLines = 20_000
