/** Rows that travel to the database as one text: a file may have two million. */
const size = 5000

/** The rows in slices that one statement takes. */
export const inSlices = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))
