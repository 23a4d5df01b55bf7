import pg from 'pg'

/** A name of the database as it stands in a statement. */
export const quoted = (name: string): string => pg.escapeIdentifier(name)
