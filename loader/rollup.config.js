import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { keptFor } from '../scripts/earlier-builds.mjs'
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
      code: (await minify('loader.js', code, { compress: { target: 'es2022' }, mangle: { toplevel: true } }))
        .code,
      map: null,
    }
  },
}

/** A block keeps its names to itself as well as the function does that it stands in place of, in fewer bytes. */
const inBlock = {
  name: 'in-block',
  renderChunk(code) {
    const block = /^\(function\(\)\{var (.*)\}\)\(\);\s*$/s.exec(code)
    if (!block || /[;{}]var /.test(block[1])) this.error('The loader is wrapped in another way.')
    return { code: `{let ${block[1]}}`, map: null }
  },
}

const dist = new URL('dist/', import.meta.url)

/** The versions of the loader that hosts may pin, the current one first; the others stay for as long as the files that they name. */
function versionsWith(version, integrity, now) {
  const list = new URL('versions.json', dist)
  const { current, earlier } = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : { current: null, earlier: [] }
  const until = new Date(now + keptFor).toISOString()
  const replaced = [...(current ? [{ ...current, until }] : []), ...earlier].filter(
    (one) => one.version !== version,
  )
  const isOver = (one) => Date.parse(one.until) < now
  for (const one of replaced.filter(isOver))
    rmSync(new URL(`loader-${one.version}.js`, dist), { force: true })
  return { current: { version, integrity }, earlier: replaced.filter((one) => !isOver(one)) }
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
      // Under a name of its own too, for hosts that choose when they take a new one.
      name: 'versions',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const { code } = bundle['loader.js']
          const hash = createHash('sha256').update(code)
          const integrity = `sha256-${hash.copy().digest('base64')}`
          const version = hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8)
          const versions = versionsWith(version, integrity, Date.now())
          this.emitFile({ type: 'asset', fileName: `loader-${version}.js`, source: code })
          this.emitFile({
            type: 'asset',
            fileName: 'versions.json',
            source: `${JSON.stringify(versions, null, 2)}\n`,
          })
        },
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
    inBlock,
  ],
}

/** The collector of site intelligence, for pages of dealers. */
const collector = {
  input: 'src/iq.ts',
  output: { file: 'dist/iq.js', format: 'iife', strict: false },
  plugins: [typescript],
}

export default [loader, collector]
