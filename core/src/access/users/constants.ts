/** What a picture may be. The first bytes decide, not its name. */
export const avatarLimits = {
  each: 5 * 1024 * 1024,
  count: 1,
  only: ['image/png', 'image/jpeg', 'image/webp'],
} as const

/** Edge in pixels of a picture: four times the size in which the header shows it. */
export const avatarEdge = 256

/** Where a user's picture is served, below the portal's own host. */
export const avatarAddress = (user: { readonly id: number; readonly avatar: string | null }): string | null =>
  user.avatar === null ? null : `/api/uploads/users/avatar/${user.id}/${user.avatar}`
