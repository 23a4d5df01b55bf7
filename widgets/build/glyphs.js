const glyph = new URL('../../ui/src/icon/create-glyph.ts', import.meta.url).pathname

/** Takes the drawings of the icon set and leaves its 2 KB of machinery: here they are lines, and names and other names are not looked up. */
export const glyphs = () => ({
  name: 'glyphs',
  transform(code, id) {
    if (!/\/lucide-react\/.*\/icons\//.test(id)) return null
    const [, drawing] = /\n {2}node: (\[[\s\S]*?\]),?\n(?: {2}\w|\})/.exec(code) ?? []
    // Another name of an icon.
    if (drawing === undefined) return null
    const lines = drawing.replaceAll(/,? key: "\w+"/g, '')
    return {
      code: `import { createGlyph } from '${glyph}'\nexport default /* @__PURE__ */ createGlyph(${lines})\n`,
      map: null,
    }
  },
})
