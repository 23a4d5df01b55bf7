import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { glyphs } from '@portal/widgets/build/glyphs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fetchedTogether } from './chunks.ts'
import { classNames } from './class-names.ts'
import { kitPages } from './kit-pages.ts'
import { precompress } from './precompress.ts'

/** Where the API runs while the portal is served with hot reload (`npm run dev`). */
const api = process.env['PORTAL_API'] ?? 'http://127.0.0.1:4000'

/**
 * Says the order of the layers at the head of every stylesheet: a page links
 * the shared ones before the entry's own, and the first that names a layer decides.
 */
const layersFirst = (): Plugin => {
  const order = readFileSync(new URL('../ui/src/layers.css', import.meta.url), 'utf8').trim()
  return {
    name: 'layers-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = `${order}${String(file.source)}`
        }
      },
    },
  }
}

const chunks = fetchedTogether()

export default defineConfig({
  plugins: [glyphs(), classNames(), react(), layersFirst(), chunks.plugin, kitPages(), precompress()],
  cacheDir: '../.cache/vite-portal',
  resolve: {
    alias: [
      {
        find: '@tiptap/extension-link',
        replacement: fileURLToPath(new URL('../ui/src/rich-text/without-link-finder.ts', import.meta.url)),
      },
      // What libraries bring for Reacts before 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) } },
  },
  build: {
    target: 'es2023',
    // Browsers of spring 2024 on, here and above: they know light-dark() and :dir(), so neither is written out at length.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks.groups },
      },
    },
    modulePreload: { polyfill: false, resolveDependencies: chunks.fetchedBeside },
  },
  server: {
    proxy: { '/api': api, '/webhook': api, '/embed/loader.js': api, '/embed/v1': api },
  },
})
