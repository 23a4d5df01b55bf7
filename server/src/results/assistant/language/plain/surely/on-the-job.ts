import type { Otherwise } from '../otherwise.ts'

/** What staff ask of their clients and their work in words that a rule would take for something else. */
export const meantOnTheJob: Otherwise = [
  // How a link is made is no list of them.
  [
    /^(?:how|where) (?:do|can|would|should) (?:i|we) (?:give|send|share|make|get)(?: .+?)? (?:a |an |the )?guest link(?: (?:to|for|with) .+)?(?=[?.! ]*$)/gi,
    'where do i create a guest link',
  ],
]
