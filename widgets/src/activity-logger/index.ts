export { ActivityLogger, type ActivityLoggerProps } from './activity-logger.tsx'
