/** Milliseconds of quiet after which a draft is kept. */
export const autosaveAfter = 5_000
/** Milliseconds that what was written is kept on a device: after two weeks nobody comes back for it. */
export const longestKept = 14 * 86_400_000
