import type { Otherwise } from '../otherwise.ts'

/** What would be read as a question about something else, or about somebody else. */
export const meantOfOthers: Otherwise = [
  [
    /^who(?:['’]s| is| are|s)? (?:all )?(?:is |are )?(?:all )?(?:in|part of|works in|work in|belongs to) (?:the |our )?(\w+) department(?=[?.! ]*$)/gi,
    'people in the $1 department',
  ],
  [
    /^(?:put|add|block|get|stick) (a |an |the )?(.+?) (?:on|in|into|to) (?:my|the) calend[ae]r(?: (?:for|on|at))?(?= |$)/gi,
    'remind me to have $1$2',
  ],
  // Whom to reach by a number is told one by one.
  [
    /^(.+? of my (?:stores|clients|dealers)) and (?:their|his|her) (mobiles?|cells?|phones?|emails?|e-mails?|numbers?|phone numbers?)(?=[?.! ]*$)/gi,
    '$1 with $2',
  ],
  // What is paid with its fees is told with both.
  [
    /^what (?:will|would|does|is|was) ([\w ]+?) (?:be |cost(?: me| us)? )?(?:with|including|incl\.?|plus) (?:the |all )?fees(?=[?.! ]*$)/gi,
    'invoice amount and fees in $1',
  ],
  [
    /^(?:what|how much) (?:am|are|will|do) (?:i|we) (?:be )?(?:pay|paying) you(?: guys| all)?(?: in)? (january|february|march|april|may|june|july|august|september|october|november|december|this month|next month)(?=[?.! ]*$)/gi,
    'my invoice amount and fees in $1',
  ],
  [
    /^did (?:anyone|anybody|someone|somebody)(?: (?:from|at|on) (?:your|the) (?:team|agency|side|office))? (?:call|phone|ring) (?:us|me)\b/gi,
    'phone call interactions',
  ],
  // Whoever logs something is its author, and no client's manager.
  [
    /\b(activities|interactions) (?:logged|done|made|written|entered|recorded) (?:per|by|for each|by each) (?:account )?(?:manager|am|rep|employee|person|specialist)s?\b/gi,
    '$1 by person',
  ],
  // Deals that stand still.
  [
    /\b(?:prospects?|deals?|opportunit(?:y|ies)|pipeline) (?:that |which |who )?(?:(?:have|has|are|is|went|got) )?(?:gone |been )?(?:quiet|cold|silent|dark|stuck|stalled)\b/gi,
    'stale opportunities',
  ],
  [
    /^(?:which|what) (?:clients|stores|dealers|accounts) (?:have |had )?(?:lost|cut|dropped|reduced|lowered|decreased) (?:their |some )?budgets? (in .+?|this month|last month)(?:,? (?:and|&) how much(?: altogether| in total| is (?:that|it)| was (?:that|it))*)?(?=[?.! ]*$)/gi,
    'budget comparison difference decreased by client $1',
  ],
  // The watchlist of whose clients they are, and not of whom it was given to.
  [
    /\bwatchlist(?: entries)? (?:stores|clients|dealers|accounts) of (?:mine|my own)\b/gi,
    'watchlist of my stores',
  ],
  [
    /^(?:the )?(?:billing|invoice|invoicing|ap|accounts payable) (?:contact|e-?mail|address|person)s? (?:of|for|at) (.+?)(?=[?.! ]*$)/gi,
    'open the accounting tab of $1',
  ],
  // One for all is no number of rows.
  [
    /\b(gets?|receives?|with|on|want|wants) (?:one|a single|1) (?:combined|joint|common|consolidated) (invoice|bill)s?\b/gi,
    '$1 a combined $2',
  ],
  // Money of a month, whoever brought it in, is told by whoever did.
  [
    /^(who (?:brought|brings|won|closed|landed|sold|added|has|had|makes|made)\b.*?) monthly (revenue|money|budget|billing)\b/gi,
    '$1 $2',
  ],
  // What the report of a month says; it was not handed out then.
  [
    /^(?:(?:please |pls )?(?:send|give|get|show|pull|open)(?: me| us)? )?(?:the |our |my )?(january|february|march|april|may|june|july|august|september|october|november|december|last month['’]?s?|this month['’]?s?) report(?= as (?:a )?pdf[?.! ]*$|[?.! ]*$)/gi,
    'results of $1',
  ],
  // Who is on it, but for one, is the team, and no work of others.
  [
    /^(?:who|whos|who['’]s|who is|who are) (?:all )?(?:working|works|work|is) on ((?:my|our) (?:account|store|dealership)|[\w' ]+?)(,? (?:besides|other than|except|apart from|aside from) [\w' ]+?)(?=[?.! ]*$)/gi,
    'team of $1$2',
  ],
]
