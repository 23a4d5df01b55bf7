import { Sparkles } from '@portal/ui/icon'
import { AiChatWidget } from '../ai-chat/ai-chat-widget.tsx'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('ai-chat', {
  Component: AiChatWidget,
  launcher: { label: 'Ask the assistant', icon: Sparkles },
})
