import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { findChromium } from '../scripts/prerequisites.mjs'
import { onPreact, prebundled } from './src/on-preact/index.ts'
import { defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'

const executablePath = findChromium()

const provider = playwright({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
})

const inBrowser = (name: string, alias: Readonly<Record<string, string>>): TestProjectConfiguration => ({
  plugins: name === 'react' ? [react()] : [],
  oxc: { jsx: { runtime: 'automatic' } },
  cacheDir: `../.cache/vite-ui-${name}`,
  resolve: { alias },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) } },
  },
  // Hundreds of little modules: served as they are rather than bundled one by one.
  optimizeDeps: { exclude: ['lucide-react'], include: [...prebundled, 'axe-core'] },
  test: {
    name,
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    isolate: false,
    // Two cores may be shared with other parts of the suite.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider,
      screenshotFailures: false,
      viewport: { width: 1100, height: 800 },
      instances: [{ browser: 'chromium' }],
    },
  },
})

/** The kit's tests: pure ones in Node, all others in a real browser, once on React and once on Preact. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      inBrowser('react', {}),
      inBrowser('preact', onPreact),
    ],
  },
})
