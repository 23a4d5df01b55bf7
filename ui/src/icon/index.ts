export * from './glyphs.ts'
export { Icon } from './icon.tsx'
export type { Glyph, IconProps } from './icon.tsx'
