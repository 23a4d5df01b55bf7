/** People who are asked to fill in a form at once. */
export const mostAskedAtOnce = 100
