import { readFile } from 'node:fs/promises'

const glyph = new URL('../../ui/src/icon/create-glyph.ts', import.meta.url).pathname
const kit = new URL('../../ui/src/icon/icon.tsx', import.meta.url).pathname
const drawings = 'virtual:drawing/'

/** The lines of an icon, without the keys that nobody looks up; undefined for another name of one. */
const linesIn = (code) =>
  /\n {2}node: (\[[\s\S]*?\]),?\n(?: {2}\w|\})/.exec(code)?.[1].replaceAll(/,? key: "\w+"/g, '')

/**
 * Takes the drawings of the icon set and leaves its 2 KB of machinery: here they
 * are lines, and names and other names are not looked up. `virtual:drawing/NAME`
 * are the lines alone, for what is drawn without a renderer.
 */
export const glyphs = () => ({
  name: 'glyphs',
  async resolveId(id) {
    if (!id.startsWith(drawings)) return null
    const icon = await this.resolve(`lucide-react/dist/esm/icons/${id.slice(drawings.length)}.mjs`, kit)
    return icon && `\0${drawings}${icon.id}`
  },
  async load(id) {
    if (!id.startsWith(`\0${drawings}`)) return null
    const lines = linesIn(await readFile(id.slice(drawings.length + 1), 'utf8'))
    return lines === undefined ? this.error(`${id} has no drawing.`) : `export default ${lines}`
  },
  transform(code, id) {
    if (id.startsWith('\0') || !/\/lucide-react\/.*\/icons\//.test(id)) return null
    const lines = linesIn(code)
    return lines === undefined
      ? null
      : {
          code: `import { createGlyph } from '${glyph}'\nexport default /* @__PURE__ */ createGlyph(${lines})\n`,
          map: null,
        }
  },
})
