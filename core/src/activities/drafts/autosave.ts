/** Milliseconds of quiet after which a draft is kept (shell section 9). */
export const autosaveAfter = 5_000
