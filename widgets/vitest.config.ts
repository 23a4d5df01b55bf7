import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'widgets',
    include: ['src/**/*.test.ts', 'build/**/*.test.js'],
    // For what hangs: a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
