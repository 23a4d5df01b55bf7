import { BuiltInAssistant } from './built-in-assistant.ts'
import { ModelSource } from './model/model-source.ts'
import type { ChatSource } from '../../foundation/outside/chat/port.ts'
import type { ChatSourceSettings } from '../../foundation/outside/chat/settings.ts'
import { WebhookSource } from '../../foundation/outside/chat/webhook/webhook-source.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** Who answers in the chat. */
    readonly chat: ChatSource
  }
}

/** The webhook or the model that is configured, else the assistant that comes with the portal. */
export function openChatSource(settings: ChatSourceSettings | null): ChatSource {
  if (settings?.kind === 'webhook') return new WebhookSource(settings)
  if (settings?.kind === 'model') return new ModelSource(settings)
  return new BuiltInAssistant()
}
