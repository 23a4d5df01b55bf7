import { describe, test } from 'vitest'
import { databaseUnderTest } from './server.ts'

const onPostgres = databaseUnderTest === 'postgres'

/** A test of what is the same on both databases: on PostgreSQL alone, where a server starts in a third of the time. */
export const once: ReturnType<typeof test.runIf> = test.runIf(onPostgres)

/** Tests of that kind which belong together. */
export const onceAll: ReturnType<typeof describe.runIf> = describe.runIf(onPostgres)
