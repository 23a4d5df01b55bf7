import { isWebAddress, SettingsError, webhookSecret, wholeNumber } from '../../environment.ts'

/** A model behind an OpenAI-compatible address. */
export interface ModelSettings {
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly model: string
}

/** Where the chat's answers come from, where that is not the portal itself. */
export type ChatSourceSettings =
  | {
      readonly kind: 'webhook'
      readonly url: string
      /** What the webhook knows the portal by, sent as a bearer token; null for none. */
      readonly secret: string | null
      /** Milliseconds for which nothing may come. */
      readonly patience: number
    }
  | (ModelSettings & {
      readonly kind: 'model'
      /** Milliseconds for which nothing may come. */
      readonly patience: number
    })

/**
 * Who answers in the chat. A webhook comes before a model; without either the portal answers itself.
 * @throws {SettingsError} that names the variable and says what to do
 */
export function chatSource(env: NodeJS.ProcessEnv): ChatSourceSettings | null {
  const patience = wholeNumber(env, 'CHAT_TIMEOUT', 60, 1, 600) * 1000
  const webhook = env['CHAT_WEBHOOK_URL']
  if (!webhook && env['CHAT_WEBHOOK_SECRET'])
    throw new SettingsError('CHAT_WEBHOOK_SECRET is set, but CHAT_WEBHOOK_URL is not. Set both or neither.')
  if (webhook) {
    if (!isWebAddress(webhook))
      throw new SettingsError(
        'CHAT_WEBHOOK_URL must be an address of the form https://n8n.example/webhook/id.',
      )
    return { kind: 'webhook', url: webhook, secret: webhookSecret(env, 'CHAT_WEBHOOK'), patience }
  }
  const model = modelSettings(env)
  return model && { kind: 'model', ...model, patience }
}

/**
 * The model that is configured, for the chat and for performance notes; null without one.
 * @throws {SettingsError} when only a part of it is set
 */
export function modelSettings(env: NodeJS.ProcessEnv): ModelSettings | null {
  const [baseUrl, model] = [env['AI_BASE_URL'], env['AI_MODEL']]
  const apiKey = env['AI_API_KEY'] || null
  if (!baseUrl && !model && !apiKey) return null
  if (!baseUrl || !model)
    throw new SettingsError(
      `${baseUrl ? 'AI_MODEL' : 'AI_BASE_URL'} is not set. A model needs AI_BASE_URL and AI_MODEL; without them the portal answers in the chat and writes notes itself.`,
    )
  if (!isWebAddress(baseUrl))
    throw new SettingsError('AI_BASE_URL must be an address of the form https://api.example.com/v1.')
  return { baseUrl: baseUrl.replace(/\/$/, ''), apiKey, model }
}
