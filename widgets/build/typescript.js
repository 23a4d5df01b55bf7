import { transform } from 'oxc-transform'
import { minify } from 'oxc-minify'
import { renamed } from './properties.js'

/** Strips types, compiles JSX, and writes custom properties as they are named on foreign pages. */
export const typescript = () => ({
  name: 'typescript',
  async transform(code, id) {
    const file = id.split('?')[0]
    if (!/\.tsx?$/.test(file)) return null
    const done = await transform(file, code, {
      target: 'es2023',
      jsx: { runtime: 'automatic', importSource: 'react' },
      sourcemap: false,
    })
    if (done.errors.length > 0) this.error(done.errors.map((error) => error.message).join('\n'))
    return { code: renamed(done.code), map: null }
  },
})

/** Minifies each chunk. */
export const minified = () => ({
  name: 'minified',
  async renderChunk(code, chunk) {
    const done = await minify(chunk.fileName, code, {
      module: true,
      compress: { target: 'es2023' },
      mangle: { toplevel: true },
    })
    return { code: done.code, map: null }
  },
})
