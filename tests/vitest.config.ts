import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'

/** Time limits are for what hangs: on a busy machine a server takes a minute to start, a journey several. */
const minutes = (count: number): number => count * 60_000

/**
 * What runs on the embedded database too: how it keeps what is written, many rows and several writers at a time, jobs,
 * starts, ends and crashes. Every single call is asked of both in `laws/both-databases`; what a call answers to whom is
 * the same on both, and is tried on PostgreSQL, where a server starts in a third of the time.
 */
const onBoth = [
  'activities',
  'arriving-leads',
  'bad-luck',
  'budget-changes',
  'budgets-write',
  'chat',
  'drafts',
  'exports',
  'files-arriving',
  'full-disk',
  'imports',
  'imports-budgets',
  'imports-command',
  'imports-entries',
  'imports-metrics',
  'imports-under-way',
  'interactions',
  'invoicing',
  'many-invoices',
  'merging-clients',
  'outbox',
  'privacy',
  'realtime',
  'records',
  'retention',
  'seed',
  'server-life',
  'services',
  'sessions',
  'site-event-months',
  'site-intelligence',
  'sums-of-figures',
  'support',
  'tasks',
  'uploads',
].map((name) => `api/${name}.test.ts`)

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
          include: process.env['TEST_DATABASE'] === 'postgres' ? ['api/**/*.test.ts'] : onBoth,
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
