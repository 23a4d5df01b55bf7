import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../support/root.ts'

/** What we use of the bundler that the widgets are built with. */
interface Bundler {
  rollup(options: object): Promise<{ generate(options: object): Promise<{ output: [{ code: string }] }> }>
}
type Plugin = (options: object) => object

const require = createRequire(join(root, 'widgets/package.json'))
const of = async <T>(name: string): Promise<T> =>
  (await import(pathToFileURL(require.resolve(name)).href)) as T

/** A host's application in React 19, bundled as its developer would: the wrapper that the portal serves, and this code. */
export async function reactPage(source: string): Promise<string> {
  const { rollup } = await of<Bundler>('rollup')
  const plugin = async (name: string, options: object): Promise<object> =>
    (await of<{ default: Plugin }>(`@rollup/plugin-${name}`)).default(options)
  const sources: Readonly<Record<string, string>> = {
    '\0page': source,
    '\0wrapper': readFileSync(join(root, 'loader/dist/react.js'), 'utf8'),
  }
  const bundle = await rollup({
    input: 'page',
    onwarn: () => undefined,
    plugins: [
      {
        name: 'page',
        resolveId(id: string) {
          if (id === 'page' || id === './agency/react.js') return id === 'page' ? '\0page' : '\0wrapper'
          return /^react(-dom)?($|\/)/.test(id) ? require.resolve(id) : null
        },
        load: (id: string) => sources[id] ?? null,
      },
      await plugin('replace', {
        preventAssignment: true,
        values: { 'process.env.NODE_ENV': '"production"' },
      }),
      await plugin('node-resolve', { browser: true }),
      await plugin('commonjs', {}),
    ],
  })
  const { output } = await bundle.generate({ format: 'iife' })
  return output[0].code
}
