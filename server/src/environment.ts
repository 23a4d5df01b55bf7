/** A setting that keeps the server from starting; the message names the variable and what to do. */
export class SettingsError extends Error {}

/**
 * A whole number from the environment.
 * @throws {SettingsError} when it is none, or not between `least` and `most`
 */
export function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const raw = env[name]
  if (raw === undefined || raw === '') return fallback
  const value = Number(raw)
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new SettingsError(`${name} must be a whole number from ${least} to ${most}; it is "${raw}".`)
  }
  return value
}

/** Whether a text is the address of something on the web, without a name or password in it. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^@\s]+$/.test(text) && URL.canParse(text)

/** An address to which secrets travel: in the clear only to this machine itself. */
export const safeAddress = /^(https:\/\/[^/?#@\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/[^?#\s]*)?$/
