import type { Otherwise } from './otherwise.ts'
import { end } from './surely/parts-said.ts'

/** What staff say of their clients, of work that was done and of what they want noted, in other words than the grammar has. */
export const onTheJob: Otherwise = [
  // Whoever is done with something has no more of it to do.
  [
    new RegExp(
      `^(?:is|are|has|have|did) (?:the )?(.+?) (?:all )?(?:done with|through with|finished with|through|past|out of|finished|complete(?:d)?) (?:their |its |the )?onboarding(?: yet| already| now)?${end}`,
      'gi',
    ),
    'open onboarding tasks of $1',
  ],
  [
    /^((?:prep|prepare|brief|catch) me\b.+?),? (?:at|around) \d{1,2}(?::\d\d)? ?(?:am|pm)?(?=[?.! ]*$)/gi,
    '$1',
  ],
  [
    /^(?:please )?(?:add|put|leave|make|write|enter) (?:a |an |this )?(?:quick )?(?:note|comment|memo) (?:to|for|on|in|at|about) (.+?) ?[:–-] ?(?=\S)/gi,
    'note for $1: ',
  ],
  [
    new RegExp(
      `^(?:(?:are there |do i have |got )?any )?(?:support )?(?:tickets|requests|issues) (?:that )?(?:i['’]?m|i am|i) (?:still )?waiting (?:on|for)(?: an answer| a reply| an update)?${end}`,
      'gi',
    ),
    'my open support requests',
  ],
  [
    /^(?:list |show |show me |give me |tell me )?(?:everything|all(?: the)? (?:work|things)|all that|anything) (?:that )?(we|i|you|the team) (?:did|have done|worked on|have worked on) (?=(?:for|at|on) )/gi,
    'what did $1 do ',
  ],
  [
    new RegExp(
      `^(?:what|which) (core vehicles|core models|models|vehicles) (?:does|do|did|is|are) (.+?) (?:push|pushing|focus on|focusing on|want to push|promote|promoting)${end}`,
      'gi',
    ),
    'core vehicles of $2',
  ],
]
