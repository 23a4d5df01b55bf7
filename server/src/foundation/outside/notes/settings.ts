import { isWebAddress, SettingsError, webhookSecret, wholeNumber } from '../../environment.ts'
import { modelSettings, type ModelSettings } from '../chat/settings.ts'

/** Who writes performance notes, where that is not the portal itself. */
export interface NoteSettings {
  /** The model of the chat; null for the portal's own writer. */
  readonly model: ModelSettings | null
  /** The webhook that sums up, `https://n8n.example/webhook/{id}`; null for the portal's own summary. */
  readonly summaryUrl: string | null
  /** What that webhook knows the portal by, sent as a bearer token; null for none. */
  readonly summarySecret: string | null
  /** Milliseconds that either may take for its whole answer. */
  readonly patience: number
}

/**
 * @throws {SettingsError} that names the variable and says what to do
 */
export function noteSettings(env: NodeJS.ProcessEnv): NoteSettings {
  const summaryUrl = env['AM_SUMMARY_WEBHOOK_URL'] || null
  if (summaryUrl !== null && (!isWebAddress(summaryUrl) || /[?#]/.test(summaryUrl)))
    throw new SettingsError(
      'AM_SUMMARY_WEBHOOK_URL must be an address of the form https://n8n.example/webhook/id.',
    )
  return {
    model: modelSettings(env),
    summaryUrl,
    summarySecret: summaryUrl === null ? null : webhookSecret(env, 'AM_SUMMARY_WEBHOOK'),
    patience: wholeNumber(env, 'NOTES_TIMEOUT', 30, 1, 300) * 1000,
  }
}
