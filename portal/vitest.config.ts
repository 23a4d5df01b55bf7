import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'portal', isolate: false, include: ['src/**/*.test.ts'] } })
