export { createDrafts, type Drafts, type Keeper } from '../element/drafts.ts'
export type { Draft } from '../element/widget.ts'
export { keepRecord, keptWithin, latestRecord, removeRecord, writer, type KeptRecord } from './records.ts'
export { journalStore } from './store.ts'
