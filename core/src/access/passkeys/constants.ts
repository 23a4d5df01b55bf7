/** Letters that the name of a passkey may have. */
export const mostLetters = 60
/** Passkeys of one person. */
export const mostPasskeys = 20
