import { safeAddress, SettingsError, wholeNumber } from '../../../environment.ts'

/** Where TaskIQ is. */
export interface TaskIqSettings {
  /** Of its API, without a slash at its end. */
  readonly url: string
  /** Where people open it, without a slash at its end; the same unless it is said otherwise. */
  readonly appUrl: string
  /** Milliseconds for one answer. */
  readonly patience: number
}

/**
 * Where tasks live; null for our own tables.
 * @throws {SettingsError} that names the variable and says what to do
 */
export function taskIqSettings(env: NodeJS.ProcessEnv): TaskIqSettings | null {
  const url = env['TASKIQ_URL']
  if (!url) return null
  const appUrl = env['TASKIQ_APP_URL'] || url
  for (const [name, address] of Object.entries({ TASKIQ_URL: url, TASKIQ_APP_URL: appUrl }))
    if (!safeAddress.test(address))
      throw new SettingsError(`${name} must be an address of the form https://tasks.example.com.`)
  return {
    url: url.replace(/\/+$/, ''),
    appUrl: appUrl.replace(/\/+$/, ''),
    patience: wholeNumber(env, 'TASKIQ_TIMEOUT', 8, 1, 120) * 1000,
  }
}
