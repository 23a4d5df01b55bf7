import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'

/**
 * Writes `manifest.json`: for each widget its entry and every chunk that is
 * loaded with it, with the hash that the browser must find (Subresource Integrity).
 */
export const manifest = () => ({
  name: 'manifest',
  /** Files of an earlier build would be served for ever. */
  buildStart: () => rmSync('dist', { recursive: true, force: true }),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const hashOf = (file) => `sha384-${createHash('sha384').update(bundle[file].code).digest('base64')}`
      const staticOf = (file, seen = new Set()) => {
        if (seen.has(file)) return seen
        seen.add(file)
        for (const next of bundle[file].imports) if (bundle[next]) staticOf(next, seen)
        return seen
      }
      const widgets = Object.fromEntries(
        chunks
          .filter((chunk) => chunk.isEntry)
          .map((chunk) => [chunk.name, [...staticOf(chunk.fileName)].map((file) => [file, hashOf(file)])]),
      )
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(widgets, null, 2) })
    },
  },
})
