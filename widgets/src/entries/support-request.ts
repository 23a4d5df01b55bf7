import { CircleHelp } from '@portal/ui/icon'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('support-request', {
  load: async () => (await import('../support-request/support-request-widget.tsx')).SupportRequestWidget,
  launcher: { label: 'Support requests', icon: CircleHelp },
})
