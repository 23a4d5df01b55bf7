export { createGlyph, type Drawing } from './create-glyph.ts'
export * from './glyphs.ts'
export { Icon } from './icon.tsx'
export type { Glyph, IconProps } from './icon.tsx'
