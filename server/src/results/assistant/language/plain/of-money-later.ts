import type { Otherwise } from './otherwise.ts'

/** Of money and results, as people say it who have not seen the grammar: each is held by a question of the corpus. */
export const ofMoneyLater: Otherwise = []
