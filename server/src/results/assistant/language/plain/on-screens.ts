import type { Otherwise } from './otherwise.ts'

/** Ways to ask for what is on a screen of one thing: a form, a migration. */
export const onScreens: Otherwise = [
  [
    /^how many (?:people|stores|dealers|customers|shoppers|of them) (?:have |has )?(?:filled (?:in|out)|answered|completed|submitted) /i,
    'how many form answers of ',
  ],
  [/\b(expir(?:e|es|ing)|end(?:s|ing)?|run(?:s|ning)? out) soon\b/gi, '$1 in the next 30 days'],
  [
    /^who (?:has |have )?(?:filled (?:in|out)|answered|completed|submitted) (?=.*\bform\b)/i,
    'form answers of ',
  ],
]
