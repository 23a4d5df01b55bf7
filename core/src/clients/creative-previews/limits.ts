/** What a programmatic creative may be: bytes, and types that a browser shows and that cannot run. */
export const creativeLimits = {
  each: 50 * 1024 * 1024,
  count: 1,
  only: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'video/mp4'],
} as const
