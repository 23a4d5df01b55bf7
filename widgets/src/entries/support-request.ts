import drawing from 'virtual:drawing/circle-question-mark'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('support-request', {
  load: async () => (await import('../support-request/support-request-widget.tsx')).SupportRequestWidget,
  keeps: 1,
  launcher: { label: 'Support requests', drawing },
})
