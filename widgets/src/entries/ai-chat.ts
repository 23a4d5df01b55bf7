import drawing from 'virtual:drawing/sparkles'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('ai-chat', {
  load: async () => (await import('../ai-chat/ai-chat-widget.tsx')).AiChatWidget,
  launcher: { label: 'Ask the assistant', drawing },
})
