import type { Otherwise } from './otherwise.ts'

/** What is asked on an ordinary working day, in the words that the grammar has for it. */
export const workingDay: Otherwise = [
  [
    /\bhow long (?:has it been |is it |ago )?since (?:we|i|anyone|anybody|somebody|someone) (?:last )?(?=talked|spoke|called|met|heard)/gi,
    'when did we last ',
  ],
  [/\bhow long ago did (?=we|i|anyone|anybody)/gi, 'when did '],
  [
    /\b(?:lacks?|lacking|has no|have no|miss|without(?: a| an)?|missing) (ga4|google analytics|gtm|google ads|microsoft ads|callrail|search console)(?: (?:account|link|connection|access))?\b/gi,
    'are without $1 integration',
  ],
  [
    /^(?:which|what) (?:services?|products?) did (.+?) (?:drop|cancel|stop|end|discontinue)\b/i,
    'cancellations of $1',
  ],
  [
    /^(?:did|has|have) (.+?) (?:raised?|increased?) or (?:lower|decrease|cut|reduce)d? (?:its|their|the) budgets?/i,
    'budget comparison of $1',
  ],
  [
    /\b(?:clients?|stores?|dealers?) whose (seo|sem|search|social|display|video) (starts?|ends?) /gi,
    '$1 budgets that $2 ',
  ],
  [/\b(position|rank|ranking) worse than (\d+)/gi, '$1 over $2'],
  [/\b(position|rank|ranking) better than (\d+)/gi, '$1 under $2'],
  [/\bnext payment (?=due)/gi, 'next invoice '],
  [
    /\bwhy (?:am i|are we|do i|do we) (?:paying|pay|spending|spend) more per (click|lead|conversion)\b/gi,
    'why is my cost per $1 higher',
  ],
  [
    /\bwhy (?:am i|are we|do i|do we) (?:paying|pay|spending|spend) less per (click|lead|conversion)\b/gi,
    'why is my cost per $1 lower',
  ],
  [
    /^which stages? (?:has|have) the most (?:leads|opportunities|deals)\b/i,
    'number of opportunities by stage highest first',
  ],
  [/\bwhich car\b/gi, 'which vehicle'],
  [
    /^(?:which|what) (?:of my |of our |our )?(?:clients|stores|dealers|accounts) (?:should|need to|ought to) (?:get|have|raise|increase|receive) (?:a |more |higher |their |its )*(?:search|sem|ppc) budgets?$/i,
    'sem budget recommendations raise',
  ],
  [
    /^(?:search|sem|ppc) budgets? (?:that|which) (?:should|need to|ought to) (?:be raised|be increased|go up)$/i,
    'sem budget recommendations raise',
  ],
  [/ (?:for|of) both$/i, ''],
  [
    /\bbudget changes? (?:that are |that )?wait(?:ing)? (?:for|on) (?:me|us) to confirm\b/gi,
    'budget changes to confirm',
  ],
  [
    /^what (?:has )?changed (?:on|in|with|about) (.+?)(?:['’]s)? budgets? (?=since|in|this|last)/i,
    'budget changes of $1 ',
  ],
  [/^(?:show me )?(last|this) (week|month|quarter|year)(?:['’]?s)? (?:numbers|figures)$/i, 'results $1 $2'],
  [
    /^(?:list |show )?my (clients|stores) with their (?:monthly |current )?(budget|spend|investment|conversions|clicks|leads)$/i,
    '$2 of my $1 by client',
  ],
  [
    /\b(clients|stores|dealers) (.*?)with (?:falling|dropping|declining) (leads|clicks|conversions|spend|impressions)\b/gi,
    '$1 $2whose $3 fell',
  ],
  [
    /\b(clients|stores|dealers) (.*?)with (?:rising|growing|increasing) (leads|clicks|conversions|spend|impressions)\b/gi,
    '$1 $2whose $3 rose',
  ],
  [/\bcost per result\b/gi, 'cost per conversion'],
  [/^when was (?=(?:our|my|the) (?:best|worst) (?:month|week|day)\b)/i, 'what was '],
  [
    /^(?:the |all )?(?:clients|stores|dealers) (?:that |who |which )?(?:we |have )?(?:lost|left|cancelled|canceled) (.*?)\b(by (?:month|manager|group|state))$/i,
    'how many clients did we lose $1$2',
  ],
  [/^(?:biggest|highest|largest|most) (\w+) first$/i, 'sort by $1 highest first'],
  [
    /\b(budgets|campaigns|services) (?:without|with no) (?:a |any )?(clicks|conversions|impressions|fees?)\b/gi,
    '$1 with zero $2',
  ],
  [/ in (?:us )?dollars\b/gi, ''],
  [/^(?:(?:the|our) )?(?:largest|biggest) debtors?\b/i, 'who owes us the most'],
  [
    /^(?:(?:what is|our|the|what are) )*most common lead sources?\b/i,
    'number of leads by source highest first',
  ],
  [
    /^(?:(?:what is|our|the|what are) )*most common (?:cancell?ation reasons?|reasons? for (?:cancell?ations?|cancell?ing|leaving))\b/i,
    'number of cancellations by reason highest first',
  ],
  [/\bmost recent (?=\w)/gi, 'latest '],
  [/^(?!what|how|and )(\w+(?: \w+)?) instead$/i, 'instead $1'],
  [/^what(?:['’]s| is) left of (?:it|that)$/i, 'how much is left'],
  [
    /^how much (?:is|are) (?:overdue|late|past due) (?:by |for )?(?:more than|over) (\d+ (?:days|weeks|months))$/i,
    'open amount of invoices overdue more than $1',
  ],
]
