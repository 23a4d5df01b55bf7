import { createHash } from 'node:crypto'
import { clearEarlier } from '../../scripts/earlier-builds.mjs'

/** Part of every file name: raise it when this plugin writes other bytes for the same source. */
const edition = '7'

/** As the browser must find it (Subresource Integrity), without its prefix and padding. */
const hashOf = (code) => createHash('sha256').update(code).digest('base64').replace(/=$/, '')

/** A dynamic import as `renderDynamicImport` below leaves it, and minified. */
const lazyImport = /AgencyPortal\.f\(0\)\.then\(\(\)=>import\((["'`])\.\/([^"'`]+)\1\)\)/g

/** Code whose hash has neither slash nor plus, so that the file can be named by it: a comment is counted up until it does. */
const named = (code) => {
  let text = code
  for (let count = 0; /[+/]/.test(hashOf(text)); count++) text = `${code}//${count}`
  return { fileName: `${hashOf(text)}.js`, hash: hashOf(text), source: text }
}

/** What says of which files a widget is made, and that there is none of a name. */
const indexOf = (files) =>
  `const files=${JSON.stringify(files)};export const of=(name)=>{if(Object.hasOwn(files,name))return files[name];throw Object.assign(new Error(\`There is no <agency-\${name}>. The widgets are ${Object.keys(
    files,
  )
    .filter((name) => name !== 'check')
    .map((name) => `<agency-${name}>`)
    .join(', ')}.\`),{code:'unknown-widget'})}`

/**
 * Ties every file to its bytes by a chain that begins in the loader: it knows
 * the hash of one index, which names what each widget begins with; what is
 * imported later is fetched by the loader's own function first, under hashes
 * that stand in the importing file. A file is written `name hash`, or as its
 * hash alone where that is its name.
 */
export const manifest = () => ({
  name: 'manifest',
  buildStart: () => clearEarlier('dist', Date.now()),
  augmentChunkHash: () => edition,
  renderDynamicImport: () => ({ left: 'window.AgencyPortal.f(0).then(()=>import(', right: '))' }),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const staticOf = (file, seen = new Set()) => {
        if (seen.has(file)) return seen
        seen.add(file)
        for (const next of bundle[file].imports) if (bundle[next]) staticOf(next, seen)
        return seen
      }
      const listed = (file) => `${file.replace(/\.js$/, '')} ${hashOf(bundle[file].code)}`
      const done = new Set()
      const tie = (file, above) => {
        if (above.includes(file))
          this.error(`${[...above, file].join(' imports ')}: no hash can be in itself.`)
        if (done.has(file)) return
        const chunk = bundle[file]
        const here = staticOf(file)
        // The hashes of what is imported later must be final first.
        const listOf = (lazy) =>
          [...staticOf(lazy)]
            .filter((each) => !here.has(each))
            .map((each) => (tie(each, [...above, file]), listed(each)))
        chunk.code = chunk.code.replace(lazyImport, (whole, _quote, lazy) =>
          whole.replace('f(0)', `f("${listOf(lazy).join()}")`),
        )
        if (chunk.code.includes('.f(0)')) this.error(`${file} imports something without its hash.`)
        done.add(file)
      }
      for (const { fileName } of chunks) tie(fileName, [])

      const index = {}
      const files = {}
      for (const chunk of chunks.filter(({ isEntry }) => isEntry)) {
        const others = [...staticOf(chunk.fileName)].filter((file) => file !== chunk.fileName)
        // What is loaded later may import it by its name, and its hash cannot be in what its hash is made of.
        if (chunks.some(({ imports }) => imports.includes(chunk.fileName))) {
          index[chunk.name] = [chunk.fileName, ...others].map(listed).join()
          files[chunk.name] = [chunk.fileName, ...others]
          continue
        }
        const { fileName, hash, source } = named(chunk.code)
        delete bundle[chunk.fileName]
        this.emitFile({ type: 'asset', fileName, source })
        index[chunk.name] = [hash, ...others.map(listed)].join()
        files[chunk.name] = [fileName, ...others]
      }
      for (const { fileName, imports } of chunks)
        for (const needed of imports)
          if (!bundle[needed]) this.error(`${fileName} imports ${needed}, which is not there.`)
      /** What each module that is imported later brings with it, by its place in `src`. */
      const later = {}
      const imported = chunks
        .flatMap(({ moduleIds }) => moduleIds)
        .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      for (const id of imported) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
        if (chunk) later[id.replace(/^.*\/src\/|\.tsx?$/g, '')] = [...staticOf(chunk.fileName)]
      }
      // Every widget begins with it: the loader need not wait for the index to ask for it.
      const base = listed(chunks.find(({ name }) => name === 'base').fileName)
      const { fileName, hash, source } = named(indexOf(index))
      this.emitFile({ type: 'asset', fileName, source })
      const all = Object.keys(bundle).filter((name) => name.endsWith('.js'))
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: JSON.stringify({ index: hash, base, files, later, all }, null, 2),
      })
    },
  },
})
