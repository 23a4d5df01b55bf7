import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'

/** A server takes seconds to start on a busy machine, a journey through a browser longer. */
const minutes = (count: number): number => count * 60_000

export default defineConfig({
  test: {
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // A poll ends as soon as what it waits for is so; a busy machine may take its time.
    expect: { poll: { timeout: 20_000 } },
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
                  'api/file-storage.test.ts',
                ],
          globalSetup: ['support/postgres-for-run.ts'],
          testTimeout: minutes(1),
          hookTimeout: minutes(3),
        },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          include: ['commands/**/*.test.ts'],
          testTimeout: minutes(3),
          hookTimeout: minutes(1),
        },
      },
      {
        extends: true,
        test: {
          name: 'laws',
          include: ['laws/**/*.test.ts'],
          testTimeout: minutes(10),
          hookTimeout: minutes(3),
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          setupFiles: ['support/after-each.ts'],
          testTimeout: minutes(2),
          hookTimeout: minutes(3),
        },
      },
    ],
  },
})
