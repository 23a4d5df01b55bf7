import { readFile } from 'node:fs/promises'
import { bundle } from 'lightningcss'
import { properties } from '@portal/core/access/embed/element'
import { stylesIn, targets, withClassNames } from './class-names.js'
import { renamed } from './properties.js'

/**
 * What the kit says of the page, or of the host of a shadow root, holds for the
 * element inside that everything is drawn in: a rule of the page, such as
 * `* { --x: … }`, reaches the host and never that.
 */
const inside = (css) => css.replaceAll(/:root(\[[^\]]*\])?,\s*:host(?:\(\1\))?/g, '.agency$1')
/** The tokens that a page may set, each by its own name of it (`core/src/access/embed/element.ts`). */
const open = new RegExp(
  `--ap-(${properties.map(({ name }) => name.replace('--agency-', '')).join('|')}):([^;}]+)`,
  'g',
)
const opened = (css) =>
  css.replaceAll(open, (_, name, value) => `--ap-${name}:var(--agency-${name},${value})`)

const sheet = 'virtual:agency-sheet'

/**
 * Puts every style that a chunk needs into one constructable style sheet, which
 * each widget adopts in its shadow root: no `<style>` element, so that a page's
 * strict policy is kept and its own styles stay its own.
 */
export const styles = () => ({
  name: 'styles',
  resolveId: (id) => (id === sheet ? `\0${sheet}` : null),
  /** The order of the layers comes first, whichever chunk's styles arrive first. Those that arrive together are read together, before anything is drawn. */
  async load(id) {
    if (id !== `\0${sheet}`) return null
    return `export const sheet = new CSSStyleSheet();
let text = ${JSON.stringify((await readFile(new URL('../../ui/src/layers.css', import.meta.url), 'utf8')).trim())};
let known = text;
export const add = (css) => {
  if (text === known) queueMicrotask(() => sheet.replaceSync(known = text));
  text += css;
};`
  },
  async transform(code, id) {
    if (/\.tsx?$/.test(id)) {
      const written = await withClassNames(code, async (file) => {
        const found = await this.resolve(file, id)
        return (await stylesIn(found.id)).classes
      })
      return written === code ? null : { code: written, map: null }
    }
    if (!id.endsWith('.css')) return null
    const { css, classes } = id.endsWith('.module.css')
      ? await stylesIn(id)
      : { css: bundle({ filename: id, minify: true, targets }).code.toString(), classes: {} }
    return {
      code: `import { add } from '${sheet}';\nadd(${JSON.stringify(renamed(opened(inside(css))))});\nexport default ${JSON.stringify(classes)};`,
      map: null,
      moduleSideEffects: true,
    }
  },
})
