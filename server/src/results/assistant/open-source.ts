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
  if (settings?.kind === 'model')
    return withFirstQuestion('model', async () => {
      const { ModelSource } = await import('./model/model-source.ts')
      return new ModelSource(settings)
    })
  return withFirstQuestion('built-in', async () => {
    const { BuiltInAssistant } = await import('./built-in-assistant.ts')
    return new BuiltInAssistant()
  })
}

/** A source that is fetched by the first question: a grammar of every list and report, or the client of a model, is nothing to start with. */
function withFirstQuestion(name: ChatSource['name'], open: () => Promise<ChatSource>): ChatSource {
  let opened: Promise<ChatSource> | null = null
  return {
    name,
    async ask(...asked) {
      opened ??= open()
      return (await opened).ask(...asked)
    },
  }
}
