import type { Use } from './kept-calls.ts'

/** `12 budgets and 3 activities`. */
export const inWords = (uses: readonly Use[]): string =>
  new Intl.ListFormat('en-US').format(
    uses.map(({ what, count }) => `${count.toLocaleString('en-US')} ${what}`),
  )
