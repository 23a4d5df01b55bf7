/** What a slide's picture may be: bytes, and types that a browser shows and that cannot run. */
export const carouselLimits = {
  each: 5 * 1024 * 1024,
  count: 1,
  only: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
} as const

/** Most slides of a tenant: a login screen is left within seconds. */
export const mostSlides = 12

/** Most characters of a slide's name. */
export const longestSlideName = 80
