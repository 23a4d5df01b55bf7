import drawing from 'virtual:drawing/message-square'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('interaction-logger', {
  load: async () =>
    (await import('../interaction-logger/interaction-logger-widget.tsx')).InteractionLoggerWidget,
  keeps: 1,
  launcher: { label: 'Log interaction', drawing },
})
