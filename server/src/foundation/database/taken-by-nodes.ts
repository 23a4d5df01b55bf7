import { sql } from 'kysely'

/** Holds the place of a word that only nodes of a spread database are sent (`forNodes`). */
export const nodesReturn = '/* taken by nodes */'

/**
 * Stands behind an insert of rows that are selected. Nodes of a spread database get such rows by COPY, which PostgreSQL
 * refuses under policies, unless the statement answers something: then they go by INSERT (docs/scaling.md). Elsewhere
 * nothing is answered, which would be read for each of a million rows.
 */
export const takenByNodes = sql.raw(nodesReturn)
