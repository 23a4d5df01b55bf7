import { sql, type RawBuilder } from 'kysely'

/**
 * This moment as a value, where an update chooses between it and a column: nodes of a spread database take `now()` in no
 * such choice (docs/scaling.md). Everywhere else the database says what time it is.
 */
export const thisMoment = (): RawBuilder<string> => sql<string>`${new Date().toISOString()}::timestamptz`
