import type { Otherwise } from './otherwise.ts'

/** Ways to lean on what was told. */
export const leaning: Otherwise = [
  // Whether it went up or down is what it is beside then.
  [
    /^(?:and )?(?:is|was|are|were) (?:it|that|this|they|those) (?:better|worse|more|less|higher|lower|up|down)(?:,? or (?:better|worse|more|less|fewer|higher|lower|up|down))? (?:than|from|on)(?: in)? (?=(?:the |last |this |a )?[\w ]+[?.! ]*$)/gi,
    'compared with ',
  ],
  [
    /^(?:and )?(?:better|worse|more|less|higher|lower|up|down) or (?:better|worse|more|less|fewer|higher|lower|up|down) (?:than|from|on)(?: in)? /gi,
    'compared with ',
  ],
  [
    /^(?:and |so )?(?:the |any |what (?:are|were) the )?reasons?(?: why| for (?:that|it|this))?(?=[?.! ]*$)/gi,
    'why',
  ],
]
