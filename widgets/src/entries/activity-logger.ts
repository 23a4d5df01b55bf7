import { ActivityLoggerWidget } from '../activity-logger/activity-logger-widget.tsx'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('agency-activity-logger', 'activity-logger', ActivityLoggerWidget)
