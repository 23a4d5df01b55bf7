declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
/** All styles of the widgets, filled as chunks arrive (build/styles.js). */
declare module 'virtual:agency-sheet' {
  export const sheet: CSSStyleSheet
}
/** The lines of an icon of the set (build/glyphs.js). */
declare module 'virtual:drawing/*' {
  import type { Drawing } from '@portal/ui/icon'
  const drawing: Drawing
  export default drawing
}
/** The facts of the calls that keep texts, for whatever makes calls (build/facts.js). */
declare module 'virtual:facts/texts'
