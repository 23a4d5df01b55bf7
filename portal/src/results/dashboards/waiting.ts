/** What waits for somebody. */
export interface Waiting {
  readonly open: number
  readonly overdue: number
}

/** `9, 1 late` of nine open ones; a dash where nothing waits. */
export const waitingWords = ({ open, overdue }: Waiting): string =>
  open === 0 ? '–' : overdue === 0 ? String(open) : `${open}, ${overdue} late`
