export { createDrafts, type Drafts } from '../element/drafts.ts'
export type { Draft } from '../element/widget.ts'
export { createKeeper } from './kept.ts'
