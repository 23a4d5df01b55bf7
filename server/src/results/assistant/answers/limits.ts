/** Rows of an answer that names no limit. */
export const usualRows = 10
/** Rows of a table that is wanted as a file. */
export const rowsOfFile = 200
