import { BuiltInAssistant } from '../../../results/assistant/built-in/assistant.ts'
import { ModelSource } from './model/model-source.ts'
import type { ChatSource } from './port.ts'
import type { ChatSourceSettings } from './settings.ts'
import { WebhookSource } from './webhook/webhook-source.ts'

/** The webhook or the model that is configured, else the assistant that comes with the portal (decision Q63). */
export function openChatSource(settings: ChatSourceSettings | null): ChatSource {
  if (settings?.kind === 'webhook') return new WebhookSource(settings)
  if (settings?.kind === 'model') return new ModelSource(settings)
  return new BuiltInAssistant()
}
