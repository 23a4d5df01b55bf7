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

/**
 * An address from the environment.
 * @param form one that would do, for whoever wrote another
 * @returns null where it is not set
 * @throws {SettingsError} when it does not match
 */
export function addressIn(env: NodeJS.ProcessEnv, name: string, like: RegExp, form: string): string | null {
  const address = env[name] || null
  if (address !== null && !like.test(address))
    throw new SettingsError(`${name} must be an address of the form ${form}.`)
  return address
}

/** Whether a text is the address of something on the web, without a name or password in it. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^@\s]+$/.test(text) && URL.canParse(text)

/** An address to which secrets travel: in the clear only to this machine itself. */
export const safeAddress = /^(https:\/\/[^/?#@\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/[^?#\s]*)?$/

/**
 * What a webhook knows the portal by: `{NAME}_SECRET`, which travels to `{NAME}_URL`.
 * @returns null where there is none
 * @throws {SettingsError} for what no header can carry, and for an address to which it would travel in the clear
 */
export function webhookSecret(env: NodeJS.ProcessEnv, name: string): string | null {
  const secret = env[`${name}_SECRET`]
  if (!secret) return null
  if (!/^[\x21-\x7e]{8,500}$/.test(secret))
    throw new SettingsError(
      `${name}_SECRET must be 8 to 500 letters, digits and signs without spaces, as a header carries them.`,
    )
  if (!safeAddress.test((env[`${name}_URL`] ?? '').replace(/[?#].*$/, '')))
    throw new SettingsError(
      `${name}_URL must be an https:// address: ${name}_SECRET would travel in the clear to any other.`,
    )
  return secret
}

/** Why a data directory is of no use, in one sentence. */
export function unusable(directory: string, error: unknown): SettingsError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const full = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)
  const what = full ? 'Make room there, or set DATA_DIR' : 'Set DATA_DIR'
  const why = full
    ? 'there is no room left'
    : code || (error instanceof Error ? error.message : String(error))
  return new SettingsError(
    `The data directory ${directory} cannot be used (${why}). ${what} to a directory that this account may write to.`,
    { cause: error },
  )
}
