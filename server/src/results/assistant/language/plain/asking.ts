import type { Otherwise } from './otherwise.ts'

/** How people ask, and what they say around it. */
export const asking: Otherwise = [
  [
    /^(?:hi|hey|hello|ok|okay|so|well|um|and|also|quick question|question|one more thing|btw|by the way)[,:!.]? +/i,
    '',
  ],
  [
    /[,;]? *\b(?:please|pls|plz|thanks|thank you|thx|ty|if possible|if you can|real quick|quickly|asap|for me please)[.!?]*$/i,
    '',
  ],
  [
    /^(?:can|could|would|will) (?:you|u) (?:please )?(?:just )?(?:tell|show|give|get|pull up|pull|list|find|send)(?: (?:me|us))? /i,
    '',
  ],
  [/^(?:can|could|may) (?:i|we) (?:please )?(?:just )?(?:see|get|have|know) /i, ''],
  [
    /^(?:i|we) (?:(?:would|['’]d) like|need|want|have)(?: to (?:see|know|find|check|get|look at|pull))? (?!to\b)/i,
    '',
  ],
  [/^(?:i['’]?m|i am|we['’]?re|we are) (?:looking for|trying to find|after|interested in) /i, ''],
  [
    /^(?:pull up|pull|bring up|look up|check|run|tell me|let me know|let me see|show me|give me|get me|(?:send|mail) me(?= (?:(?:a|the) list|all|my (?:clients|stores|tasks|leads))\b)|list out|list|show|find me|find|display(?= (?:me|my|the|all|our|a)\b)|any idea|do you know|do we know|remind me|what about|how about|lets see|let's see)(?: me)? (?=\S)/i,
    '',
  ],
  [
    /\b(?:i was wondering|just wondering|wondering|curious|out of curiosity),? (?:if|whether|about|how|what)?\b/i,
    '',
  ],
  [
    /\b(?:by any chance|at the moment|at this point|as of (?:now|today)|these days|right now|currently|for now|in general|overall|basically|exactly|roughly|approximately|actually|really|again|altogether|in total|all in all|so far)\b/gi,
    '',
  ],
  [
    /,? *(?:at a glance|in one (?:table|list|place)|in a (?:table|list)|as a (?:table|list)|one by one|if any|if there (?:is|are) any|or (?:anything|something)(?: like that)?|or whatever|i guess|i think|you know|right\?|correct\?|ok\?)/gi,
    '',
  ],
  [/\b(?:is|are|was|were) there (?:any|some|still any)? ?/gi, ''],
  [/\b(?:do|does|did) (?:we|you|i) have (?:any|some) /gi, ''],
  [/^(?:any|some) (?=\S)/i, ''],
  [
    /\b(?:what(?:['’]s| is| are)|hows|how(?:['’]s| is| are)) the (?:status|state|latest|story|word|deal|situation|news|update) (?:on|of|with|for) /gi,
    '',
  ],
  [/^(?:any )?(?:news|updates?|word|info|information|details|progress) (?:on|about|of|for|from) /i, ''],
  [/\b(?:a |the )?(?:list|overview|breakdown|rundown|summary|table) of (?:all )?(?:the )?/gi, ''],
]
