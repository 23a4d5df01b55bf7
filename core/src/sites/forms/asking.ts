/** People who are asked to fill in a form at once, each a mail; and clients whose people are offered. */
export const mostAskedAtOnce = 200

/** Days for which somebody's own link opens a form after the last mail with it; a reminder begins them anew. */
export const daysOfLink = 90
