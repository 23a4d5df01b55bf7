import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    // One process for many files: each would read the grammar of the assistant anew, and compile it.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // For what hangs: a busy machine takes minutes for the questions of the assistant.
    testTimeout: 8 * 60_000,
    hookTimeout: 3 * 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
