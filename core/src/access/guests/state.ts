const guestAccessStates = ['open', 'used up', 'suspended', 'expired', 'revoked'] as const
export type GuestAccessState = (typeof guestAccessStates)[number]

/** What the state of a guest link depends on; instants are ISO 8601. */
export interface GuestAccessFacts {
  readonly expiresAt: string
  readonly revokedAt: string | null
  readonly uses: number
  /** null: as often as one likes. */
  readonly maxUses: number | null
  /** Whether an account of its reader is suspended, or has not the client. */
  readonly readerIsOut: boolean
}

/**
 * The state of a guest link: revoked counts first, then expired,
 * then suspended with its reader's account, then used up. A link that is used up still serves whoever has it open.
 * @param now milliseconds since 1970
 */
export const guestAccessState = (access: GuestAccessFacts, now: number): GuestAccessState => {
  if (access.revokedAt !== null) return 'revoked'
  if (Date.parse(access.expiresAt) <= now) return 'expired'
  if (access.readerIsOut) return 'suspended'
  return access.maxUses !== null && access.uses >= access.maxUses ? 'used up' : 'open'
}
