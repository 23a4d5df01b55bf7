export { createDrafts, type Drafts, type Keeper } from '../element/drafts.ts'
export type { Draft } from '../element/widget.ts'
export { createKeeper } from './keeper.ts'
