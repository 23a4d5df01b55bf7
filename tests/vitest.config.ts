import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'

/** Time limits are for what hangs: on a busy machine a server takes a minute to start, a journey several. */
const minutes = (count: number): number => count * 60_000

export default defineConfig({
  test: {
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // A poll ends as soon as what it waits for is so; a busy machine may take its time.
    expect: { poll: { timeout: 60_000 } },
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          // Several processes share a PostgreSQL server, and poolers its connections; the embedded database belongs to one.
          // Where files lie is the same for both.
          exclude:
            process.env['TEST_DATABASE'] === 'postgres'
              ? []
              : [
                  'api/realtime-processes.test.ts',
                  'api/pooled-connections.test.ts',
                  'api/replica.test.ts',
                  'api/file-storage.test.ts',
                  'api/cluster.test.ts',
                ],
          globalSetup: ['support/built-server.ts', 'support/postgres-for-run.ts'],
          testTimeout: minutes(4),
          hookTimeout: minutes(6),
        },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          include: ['commands/**/*.test.ts'],
          globalSetup: ['support/built-server.ts'],
          testTimeout: minutes(8),
          hookTimeout: minutes(3),
        },
      },
      {
        extends: true,
        test: {
          name: 'laws',
          include: ['laws/**/*.test.ts'],
          globalSetup: ['support/built-server.ts'],
          testTimeout: minutes(15),
          hookTimeout: minutes(6),
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['support/built-server.ts', 'support/postgres-for-run.ts'],
          setupFiles: ['support/after-each.ts'],
          testTimeout: minutes(5),
          hookTimeout: minutes(6),
        },
      },
    ],
  },
})
