import drawing from 'virtual:drawing/plus'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('activity-logger', {
  load: async () => (await import('../activity-logger/activity-logger-widget.tsx')).ActivityLoggerWidget,
  launcher: { label: 'Log activity', drawing },
})
