export { ActivityLogger, type ActivityLoggerProps } from './activity-logger.tsx'
export { forgetJournal } from '../drafts/store.ts'
