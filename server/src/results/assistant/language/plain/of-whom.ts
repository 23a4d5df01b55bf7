import type { Otherwise } from './otherwise.ts'

const end = '(?=[?.! ]*$)'

/** Ways to ask for people, for what came about on a day, and for whose something is. */
export const ofWhom: Otherwise = [
  [
    /^(?:what(?:['’]?s| is| was) )?(?:the )?(?:last|latest|most recent) (?:thing|stuff|entry|item)s?(?: that)? (?:we|i|you|anybody|anyone|somebody|someone|they)(?:['’]ve)? (?:have |ever )?(?:logged|did|done|noted|recorded|entered|worked on)(?: (?:for|at|on|with|about))? /gi,
    'last activity of ',
  ],
  // Rights go with a role.
  [
    new RegExp(
      `^(?:who(?: all)?(?: has| have|['’]s got| got)|(?:people|users|employees|everybody|everyone|anyone) (?:with|who (?:has|have)|having)) (?:the )?(super admin|admin|administrator|developer|director|executive)(?:istrator)? (?:rights|access|permissions?|privileges|role)${end}`,
      'gi',
    ),
    'people with role $1',
  ],
  [
    new RegExp(
      `^(?:who(?:['’]?s| is| are)? (?:an? |the |our |all )*|(?:list|show|which|how many) (?:the |our |all )*|(?:our |all |the )+)?(admin|administrator|super admin)s?(?: (?:do we have|are there|here|of the portal))?${end}`,
      'gi',
    ),
    'people with role $1',
  ],
  // The agency's own leads are opportunities: others have no owner.
  [
    /\b(?:open )?(leads|opportunities|deals) (?:(?:that |which )?(?:have no|has no|don['’]?t have an?)|with no|without an?|without) (?:owner|rep|sales ?rep|sales ?person|salesman|seller)s?\b/gi,
    'opportunities without an owner',
  ],
  // What came about on a day that only the log keeps.
  [
    /^(?:(?:are there |were there |did we get |do we have )?any |which |what |how many |show me (?:the )?|list (?:the )?)?(?:new )?(resources|users|strategies|services|groups) (?:that )?(?:(?:we|i|you|they|somebody|someone) )?(?:have |has |were |was |got |been )*(added|deleted|removed|created|uploaded|changed|updated|edited) (?=(?:today|yesterday|this|last|since|in|on)\b)/gi,
    (_, what = '', deed = '') =>
      `audit log entries of ${what} ${/^up(?!d)/i.test(deed) ? 'added' : /^updated$/i.test(deed) ? 'changed' : deed} `,
  ],
  [
    /^(?:any |the |show me |list )*new(?:ly)?(?: added| created)? (resources|users|strategies|groups) (?=(?:today|yesterday|this|last|since|in|on)\b)/gi,
    'audit log entries of $1 added ',
  ],
  [
    /^(?:any |the |show me |list |which |what )*(?:deleted|removed) (contacts|users|tasks|budgets|agreements|resources|strategies|groups|interactions|activities) (?=(?:today|yesterday|this|last|since|in|on)\b)/gi,
    'audit log entries of $1 deleted ',
  ],
  [
    /^(?:(?:any |the |show me |list |which |what )*(?:deleted|removed) (?:clients|stores|client records)|(?:which |what |any )?(?:clients|stores|client records)(?: (?:that )?(?:were|got|have been))? (?:deleted|removed)) (?=(?:today|yesterday|this|last|since|in|on)\b)/gi,
    'audit log entries of client records deleted ',
  ],
  // Why clients left is kept of their cancellations.
  [
    /^(?:(?:which |the )?(?:clients|stores|dealers|accounts) (?:that |which |who )?(?:we(?:['’]ve)? (?:have )?lost|left(?: us)?|cancel?led|churned|quit)) (.{3,30}?),? (?:and why|with (?:the |their )?reasons?|and (?:the |their )?reasons?)(?=[?.! ]*$)/gi,
    'cancellations $1 with reason',
  ],
  [
    /\boverdue (tasks|deliverables|invoices|onboarding tasks) (?:older|by more|more|longer|for more) than (\d+ (?:days?|weeks?|months?))(?: old| overdue| late)?\b/gi,
    '$1 overdue by more than $2',
  ],
  [
    /\bonboarding tasks (?:that (?:were|got) |we )?(?:done|completed|closed) (?=(?:today|yesterday|this|last|since|in|on)\b)/gi,
    'onboarding tasks finished ',
  ],
  [
    new RegExp(
      `^(?:(?:list|show)(?: me)? )?(?:all |the |our )*departments (?:and|with) (?:their |the )?(?:heads?|leads?|leaders?|managers?|bosses)${end}`,
      'gi',
    ),
    'heads of the departments',
  ],
  [
    new RegExp(
      `^(?:the |our |my )?(?:oldest|longest|most) (?:overdue|late) (task|deliverable|onboarding task)${end}`,
      'gi',
    ),
    '1 overdue $1 sorted by due date',
  ],
  [
    /^(?:the )?(?:e-?mails|calls|visits|meetings) (?:that )?i (?:sent|had|made|did)(?: to| with| at)? /gi,
    (all = '') =>
      `my ${/^(?:the )?e/i.test(all) ? 'e-mail' : /call/i.test(all) ? 'phone call' : /visit/i.test(all) ? 'on-site visit' : 'meeting'} interactions with `,
  ],
  [
    /^(?:what(?:['’]?s| is| was) )?(?:the )?(?:last|latest|most recent) (?:thing|activity)(?: that)? ((?!we\b|i\b|you\b|they\b)[A-Za-z]+(?: [A-Z]\w+)?) (?:has |have )?(?:did|done|logged|noted|recorded|worked on) (?:for|at|on|with|about) (.+?)(?=[?.! ]*$)/gi,
    'last activity by $1 for $2',
  ],
  [/^bugs? (?:vs\.?|versus|and|against|or) (?:new )?feature(?: request)?s?\b/gi, 'support requests by type'],
  [
    new RegExp(
      `\\bwho (?:files|opens|submits|raises|logs|creates|sends in) (?:the )?(most|fewest|least) (support requests|tickets|requests|bugs)\\b`,
      'gi',
    ),
    'who reported the $1 $2',
  ],
  [/^(?:the |our )?lost reasons? (?=(?:this|last|in|since|for)\b)/gi, 'lost opportunities by reason '],
  // How bad a request is, is its severity.
  [
    /\b(low|medium|high|critical|highest|lowest)[- ]priority (?=(?:(?:open|closed|new|support|my|our) )*(?:tickets?|support|requests?|issues?|bugs?)\b)/gi,
    '$1 severity ',
  ],
  [
    /\b((?:support )?(?:tickets|requests|issues|bugs)) (?:(?:with|of) (?:a )?(low|medium|high|critical) (?:priority|severity)|(?:that are |marked )?(low|medium|high|critical)[- ]priority)\b/gi,
    (_, what = '', one = '', other = '') => `${one || other} severity ${what}`,
  ],
  [/\b((?:support )?(?:tickets|requests|issues|bugs))\b(.*?) by priority\b/gi, '$1$2 by severity'],
  [
    new RegExp(
      `^(?:what(?:['’]s| is| are)? )?(?:the )?priorit(?:y|ies) of (?:the |my |our |all )?((?:open )?(?:support )?(?:tickets|requests|issues))${end}`,
      'gi',
    ),
    'number of $1 by severity',
  ],
  [/\b(who |that )?(gets?|receives?|getting) (?:the |our |a )?monthly reports?\b/gi, '$1$2 reports'],
  [
    new RegExp(
      `^(?:show |list |give me )?(?:everything|all|whatever|anything)(?: that)?(?:['’]?s| is)? (?:still )?(open|due|overdue)(?: still)? (?:for|at|with|on) (?!me\\b|us\\b|my\\b)(.+?)${end}`,
      'gi',
    ),
    '$1 tasks of $2',
  ],
  // Who is watched, and has something besides.
  [
    /^((?:which|how many|my|our|the|any|all) )?(?:watch ?list(?:ed)?|watched) (clients|stores|dealers|accounts) (?:(?:and|but|that|which|who|are|is) )*(without|with no|have no|has no|with|have|has)(?: an?| any)? /gi,
    (_, of = '', who = '', has = '') => `${of}${who} with watchlist entries and ${lacks(has)} `,
  ],
  [
    /\b(clients|stores|dealers|accounts) (?:that are |who are )?on (?:the |our |my )?(?:priority )?watch ?list,? (?:(?:and|but|that|which|who|are|is) )*(without|with no|have no|has no|with|have|has)(?: an?| any)? /gi,
    (_, who = '', has = '') => `${who} with watchlist entries and ${lacks(has)} `,
  ],
  [
    /\b(clients|stores|dealers|accounts) (?:(?:that|which|who) )?(?:are |is )?not on (?:the |our |my )?(?:priority )?watch ?list\b/gi,
    '$1 without watchlist entries',
  ],
  [
    /^(?:which |what |any |how many )?(?:clients|stores|dealers|accounts)(?: (?:that|which|who))?(?: (?:we|were|was|have been|got|went))? (?:put|added|placed|went) (?:on|onto|to) (?:the |our |my )?(?:priority )?watch ?list (?:in )?(?=(?:today|yesterday|this|last|since|january|february|march|april|may|june|july|august|september|october|november|december)\b)/gi,
    'watchlist entries in ',
  ],
]

/** Whether somebody has something, or has none. */
const lacks = (said: string): string => (/^without$| no$/i.test(said) ? 'without' : 'with')
