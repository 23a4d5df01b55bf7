import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'widgets', include: ['src/**/*.test.ts', 'build/**/*.test.js'] },
})
