import { readFileSync } from 'node:fs'
import { transform } from 'oxc-transform'
import { minify } from 'oxc-minify'

/** Which files each widget is made of, with their hashes: written into the loader, so that no file can be swapped. */
const widgets = JSON.parse(readFileSync(new URL('../widgets/dist/manifest.json', import.meta.url), 'utf8'))

export default {
  input: 'src/loader.ts',
  output: { file: 'dist/loader.js', format: 'iife', strict: false },
  plugins: [
    {
      name: 'widgets',
      resolveId: (id) => (id === 'virtual:widgets' ? id : null),
      load: (id) => (id === 'virtual:widgets' ? `export default ${JSON.stringify(widgets)}` : null),
    },
    {
      name: 'typescript',
      async transform(code, id) {
        return id.endsWith('.ts')
          ? { code: (await transform(id, code, { target: 'es2020' })).code, map: null }
          : null
      },
      async renderChunk(code) {
        return {
          code: (
            await minify('loader.js', code, { compress: { target: 'es2020' }, mangle: { toplevel: true } })
          ).code,
          map: null,
        }
      },
    },
  ],
}
