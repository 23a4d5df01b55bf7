import { Plus } from '@portal/ui/icon'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('activity-logger', {
  load: async () => (await import('../activity-logger/activity-logger-widget.tsx')).ActivityLoggerWidget,
  launcher: { label: 'Log activity', icon: Plus },
})
