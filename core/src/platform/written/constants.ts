/** Characters that one text with everything around it may have. */
export const longestWritten = 300_000
