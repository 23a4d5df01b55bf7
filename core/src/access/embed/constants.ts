/** Seconds for which an assertion of a host's server may be good, from `iat` to `exp`. */
export const assertionSeconds = 300

/** Seconds by which the clocks of a host's server and of the portal may differ. */
export const clockLeeway = 30

/** Keys of one tenant that are not revoked. Rotating takes two; more are for more servers. */
export const mostHostKeys = 10

/** Seconds for which a code is good that a person carries from the window of the portal to a page which cannot hear it. */
export const codeSeconds = 120

/** Letters of such a code, without those that are taken for others, and how many it has. */
export const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const codeLength = 8

/** How often a wrong one may be handed in. */
export const codeAttempts = 5
