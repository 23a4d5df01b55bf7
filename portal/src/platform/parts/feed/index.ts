export { FeedEntry } from './feed-entry.tsx'
export type { FeedFile } from './feed-entry.tsx'
export { Feed, FeedFrame, FeedOutline } from './feed.tsx'
