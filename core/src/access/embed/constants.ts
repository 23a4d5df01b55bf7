/** Seconds for which an assertion of a host's server may be good, from `iat` to `exp`. */
export const assertionSeconds = 300

/** Seconds by which the clocks of a host's server and of the portal may differ. */
export const clockLeeway = 30

/** Keys of one tenant that are not revoked. Rotating takes two; more are for more servers. */
export const mostHostKeys = 10
