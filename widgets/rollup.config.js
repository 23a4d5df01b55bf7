import { elements } from '@portal/core/access/embed/widgets'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { chunkOf } from './build/chunks.js'
import { describe } from './build/describe.js'
import { facts } from './build/facts.js'
import { glyphs } from './build/glyphs.js'
import { manifest } from './build/manifest.js'
import { styles } from './build/styles.js'
import { minified, typescript } from './build/typescript.js'
import { words } from './build/words.js'

/** The kit is written for React; on foreign pages it runs on Preact, a tenth of the bytes. */
const onPreact = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat',
  'use-sync-external-store/shim': 'preact/compat',
  'use-sync-external-store/shim/with-selector.js': 'use-sync-external-store/with-selector',
}

/** See the file: a link finder that the editor does not use. */
const withoutLinkFinder = new URL('../ui/src/rich-text/without-link-finder.ts', import.meta.url).pathname

/** See the file: stores are read whole. */
const useWholeStore = new URL('../ui/src/on-preact/use-store.ts', import.meta.url).pathname

const aliases = () => ({
  name: 'aliases',
  resolveId(id, importer, options) {
    if (id === '@tiptap/extension-link') return withoutLinkFinder
    if (id === '@nanostores/react') return useWholeStore
    const target = onPreact[id]
    return target === undefined
      ? null
      : this.resolve(target, new URL('./src/element/widget.ts', import.meta.url).pathname, {
          ...options,
          skipSelf: true,
        })
  },
})

/** A default import of React drags all of it along; of a namespace only what is used is kept. */
const namedReact = () => ({
  name: 'named-react',
  transform: (code, id) =>
    /react-day-picker/.test(id)
      ? {
          code: code.replace(
            /import React(?:, (\{[^}]*\}))? from (["'])react\2;?/,
            (_, named) => `import * as React from 'react';${named ? `import ${named} from 'react';` : ''}`,
          ),
          map: null,
        }
      : null,
})

const entryOf = (name) => `src/entries/${name}.ts`

export default {
  input: {
    ...Object.fromEntries(Object.keys(elements).map((name) => [name, entryOf(name)])),
    // What AgencyPortal.check() runs; it shares nothing with the widgets, whose failure it explains.
    check: 'src/check/check.ts',
  },
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[hash].js',
    hoistTransitiveImports: false,
    manualChunks: chunkOf,
    onlyExplicitManualChunks: true,
  },
  plugins: [
    aliases(),
    namedReact(),
    glyphs(),
    // Its stores count their changes in a global, for pages with several copies of it; a page here has one.
    replace({
      preventAssignment: true,
      delimiters: ['', ''],
      values: { '(globalThis.nanostoresGlobal ||= { epoch: 0 })': '{ epoch: 0 }' },
    }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    resolve({
      browser: true,
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportConditions: ['browser', 'module', 'import', 'default'],
    }),
    styles(),
    facts(),
    words(),
    typescript(),
    commonjs({ include: /node_modules/ }),
    minified(),
    manifest(),
    describe(),
  ],
  onwarn(warning, warn) {
    if (warning.code === 'MODULE_LEVEL_DIRECTIVE' || warning.code === 'CIRCULAR_DEPENDENCY') return
    warn(warning)
  },
}
