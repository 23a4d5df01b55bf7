import type { Otherwise } from './otherwise.ts'

/** How people ask who have only just met the assistant. */
export const firstWeek: Otherwise = [
  // How something went over some time is told by its months.
  [
    /^how (?:did|has|have|does) (.+?) (?:develop|evolve|been developing|developed|evolved)((?: (?:for|of|at) .+?)?) (over|in|during|within|since) (.+)$/gi,
    '$1$2 by month $3 $4',
  ],
  [
    /^(?:what(?:['’]s| is| are)|show me|any) (?:the )?(?:latest|newest|most recent) (?:in|on|from|among) (?:the |our |my )?(.+)$/gi,
    '$1, newest first',
  ],
  [
    /\b(?:about|likely|set|due) to run out before (?:the )?(?:month end|month['’]s end|end of (?:the|this) month|month is over)\b/gi,
    'over budget this month',
  ],
  [/\b(best|worst|top|weakest)[ -]perform(?:ing|ers?)\b/gi, '$1'],
  [
    /^((?:so )?what (?:does|do) .+ (?:mean|stand for)) (?:here|in here|around here|in the portal|at the agency)(?=[?.! ]*$)/gi,
    '$1',
  ],
]
