import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'

/** Time limits are for what hangs: on a busy machine a server takes a minute to start, a journey several. */
const minutes = (count: number): number => count * 60_000

/** What is the same on both databases, or is not there on the embedded one, is tried on PostgreSQL, where a server starts in a third of the time. */
const onPostgresAlone = [
  // Several processes share a PostgreSQL server, and poolers its connections; the embedded database belongs to one.
  'api/cluster.test.ts',
  'api/pooled-connections.test.ts',
  'api/realtime-processes.test.ts',
  'api/replica.test.ts',
  // Where files lie.
  'api/file-storage.test.ts',
  // How another system is spoken to, and what becomes of it when it fails.
  'api/chat-model.test.ts',
  'api/error-reports.test.ts',
  'api/notes-elsewhere.test.ts',
  'api/own-calendar.test.ts',
  'api/support-jira.test.ts',
  'api/task-tool.test.ts',
  // What is read of a request, a file or a signature before a row is.
  'api/bad-input.test.ts',
  'api/embed-assertion.test.ts',
  'api/security-headers.test.ts',
  'api/session-places.test.ts',
]

export default defineConfig({
  test: {
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // A poll ends as soon as what it waits for is so; a busy machine may take its time.
    expect: { poll: { timeout: 60_000 } },
    isolate: false,
    // What a journey still waited for when it failed is no failure beside it: its browser is closed, and it is tried again.
    onUnhandledError: ({ message }) =>
      !/^page\.waitFor\w+: (Target page, context or browser has been closed|Test ended)/.test(message),
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          exclude: process.env['TEST_DATABASE'] === 'postgres' ? [] : onPostgresAlone,
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
