import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { clearEarlier } from '../scripts/earlier-builds.mjs'

/** Packages that are fetched when they are first wanted, which most installations never do, and two that cannot be bundled. */
const unbundled: readonly string[] = JSON.parse(
  readFileSync(new URL('./unbundled.json', import.meta.url), 'utf8'),
)

const folder = fileURLToPath(new URL('./dist/', import.meta.url))

/** In what is built a source goes on knowing its own place: workers, migrations and built rooms are found from there. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:server|core)\/src\// },
    handler(code, id) {
      if (!code.includes('import.meta.url')) return null
      const place = JSON.stringify(relative(folder, id))
      return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
    },
  },
}

/** A process that runs what was built before may fetch the rest of it until its week is over. */
const earlierStays: Plugin = {
  name: 'earlier-stays',
  generateBundle(_, bundle) {
    clearEarlier(folder, Date.now())
    this.emitFile({
      type: 'asset',
      fileName: 'manifest.json',
      source: JSON.stringify({ all: Object.keys(bundle) }),
    })
  },
}

/**
 * The server as few files: some 2,500 modules, each found, read and stripped of its types by itself, take as long
 * again as what they do. Names and lines stay as they were written, for the stacks in the log.
 */
export default defineConfig({
  plugins: [ownAddresses, earlierStays],
  logLevel: 'warn',
  ssr: { noExternal: true, external: [...unbundled] },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    emptyOutDir: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'in-process': 'src/in-process.ts' },
      external: unbundled.map((name) => new RegExp(`^${name}(/|$)`)),
      output: { keepNames: true, chunkFileNames: '[name]-[hash].js' },
    },
  },
})
