import { Plus } from '@portal/ui/icon'
import { ActivityLoggerWidget } from '../activity-logger/activity-logger-widget.tsx'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('activity-logger', {
  Component: ActivityLoggerWidget,
  launcher: { label: 'Log activity', icon: Plus },
})
