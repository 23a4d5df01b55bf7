/** The secret of one-time codes: in base 32, spaces and hyphens and all, or the `otpauth://totp/` address behind a picture. */
export const oneTimeSecret = (value: unknown): string | null =>
  typeof value !== 'string' ||
  value.trim() === '' ||
  /^[A-Z2-7]{16,}={0,6}$/i.test(value.replaceAll(/[\s-]/g, '')) ||
  /^otpauth:\/\/totp\/\S+secret=/i.test(value.trim())
    ? null
    : 'Paste the secret that the company shows beside its picture, in letters A to Z and digits 2 to 7, or the otpauth://totp/ address behind the picture.'
