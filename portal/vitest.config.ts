import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'portal',
    isolate: false,
    include: ['src/**/*.test.ts'],
    // For what hangs: a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
