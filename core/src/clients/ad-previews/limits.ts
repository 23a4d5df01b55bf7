/** What a picture of an ad may be: bytes, and types that a browser shows and that cannot run. */
export const adPictureLimits = {
  each: 5 * 1024 * 1024,
  count: 1,
  only: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
} as const
