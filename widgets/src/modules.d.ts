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
/** The facts of calls that are made only by what is fetched later (build/facts.js). */
declare module 'virtual:later-facts' {
  import type { CallFacts } from '@portal/core/foundation/contract/call-facts'
  export const laterFacts: Readonly<Record<string, CallFacts>>
}
