import type { Plugin } from 'vite'
import { stylesIn, withClassNames } from '@portal/widgets/build/class-names'

/** Of a style sheet `x.module.css`: the list of its classes, and its styles with the names that these have there. */
const list = '.classes.js'
const styles = '.named.css'
const sheetOf = (id: string): string => id.replace(/\.(?:classes\.js|named\.css)$/, '.module.css')

/** Builds scripts with the names of their classes in them, as they are in the widgets (decision 1586). */
export const classNames = (): Plugin => ({
  name: 'class-names',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source.endsWith(styles)) return source
    if (!source.endsWith('.module.css') || importer === undefined) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { id: found.id.replace(/\.module\.css$/, list), moduleSideEffects: true }
  },
  async load(id) {
    if (id.endsWith(styles)) return (await stylesIn(sheetOf(id))).css
    if (!id.endsWith(list)) return null
    const { classes } = await stylesIn(sheetOf(id))
    const named = id.replace(list, styles)
    return `import ${JSON.stringify(named)}\nexport default ${JSON.stringify(classes)}`
  },
  async transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null
    const written = await withClassNames(code, async (file) => {
      const found = await this.resolve(file, id)
      return found ? (await stylesIn(sheetOf(found.id))).classes : {}
    })
    return written === code ? null : { code: written, map: null }
  },
})
