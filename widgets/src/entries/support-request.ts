import { CircleHelp } from '@portal/ui/icon'
import { defineWidget } from '../element/agency-element.ts'
import { SupportRequestWidget } from '../support-request/support-request-widget.tsx'

defineWidget('support-request', {
  Component: SupportRequestWidget,
  launcher: { label: 'Support requests', icon: CircleHelp },
})
