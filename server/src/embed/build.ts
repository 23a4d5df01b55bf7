import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const manifest = fileURLToPath(new URL('../../../widgets/dist/manifest.json', import.meta.url))

/** A name for the widgets' files as they are built now; the loader carries the same one. Empty while nothing is built. */
export function widgetBuild(): string {
  try {
    return createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 8)
  } catch {
    return ''
  }
}
