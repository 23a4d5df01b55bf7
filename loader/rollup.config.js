import { readdirSync, readFileSync } from 'node:fs'
import { transform } from 'oxc-transform'
import { minify } from 'oxc-minify'

/** The hash of the file that says what each widget is made of, and the file that all begin with: written into the loader, so that no file can be swapped. */
const { index, base } = JSON.parse(
  readFileSync(new URL('../widgets/dist/manifest.json', import.meta.url), 'utf8'),
)

const typescript = {
  name: 'typescript',
  async transform(code, id) {
    return id.endsWith('.ts')
      ? { code: (await transform(id, code, { target: 'es2022' })).code, map: null }
      : null
  },
  async renderChunk(code) {
    return {
      code: (
        await minify('loader.js', code, { compress: { target: 'es2022' }, mangle: { toplevel: true } })
      ).code,
      map: null,
    }
  },
}

const loader = {
  input: 'src/loader.ts',
  output: { file: 'dist/loader.js', format: 'iife', strict: false },
  plugins: [
    {
      // What a host's developer may take along is made where the widgets are known, and served beside the loader.
      name: 'for-hosts',
      generateBundle() {
        const folder = new URL('../widgets/dist/for-hosts/', import.meta.url)
        for (const fileName of readdirSync(folder))
          this.emitFile({ type: 'asset', fileName, source: readFileSync(new URL(fileName, folder)) })
      },
    },
    {
      name: 'widgets',
      resolveId: (id) => (id === 'virtual:widgets' ? id : null),
      load: (id) =>
        id === 'virtual:widgets'
          ? `export default ${JSON.stringify(index)}; export const base = ${JSON.stringify(base)}`
          : null,
    },
    typescript,
  ],
}

/** The collector of site intelligence, for pages of dealers. */
const collector = {
  input: 'src/iq.ts',
  output: { file: 'dist/iq.js', format: 'iife', strict: false },
  plugins: [typescript],
}

export default [loader, collector]
