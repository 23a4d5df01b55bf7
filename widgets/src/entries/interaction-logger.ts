import { MessageSquare } from '@portal/ui/icon'
import { InteractionLoggerWidget } from '../interaction-logger/interaction-logger-widget.tsx'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('interaction-logger', {
  Component: InteractionLoggerWidget,
  launcher: { label: 'Log interaction', icon: MessageSquare },
})
